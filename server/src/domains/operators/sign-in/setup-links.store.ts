import type { Executor } from '../../../platform/platform.ts';

export async function hasActiveOwner(db: Executor): Promise<boolean> {
  const owner = await db
    .selectFrom('operators')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}

/** Inserts a link and deletes those that have expired. */
export async function insertSetupLink(
  tx: Executor,
  link: { token_hash: Buffer; expires_at: Date },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('setup_links').where('expires_at', '<=', now).execute();
  await tx.insertInto('setup_links').values(link).execute();
}

export async function isSetupLink(db: Executor, tokenHash: Buffer, now: Date): Promise<boolean> {
  const link = await db
    .selectFrom('setup_links')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link !== undefined;
}

/**
 * Deletes all links. Of several concurrent transactions only one finds some.
 * @returns whether there were any
 */
export async function deleteSetupLinks(tx: Executor): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('setup_links').executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
