import type { Executor } from '../../../platform/platform.ts';

export async function insertOwnerLink(
  tx: Executor,
  link: { token_hash: Buffer; operator_id: string; expires_at: Date },
): Promise<void> {
  await tx.insertInto('owner_links').values(link).execute();
}

/** Finds and deletes the link in one statement: of several concurrent calls exactly one succeeds. */
export async function useOwnerLink(
  tx: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const link = await tx
    .deleteFrom('owner_links')
    .where('token_hash', '=', tokenHash)
    .returning(['operator_id', 'expires_at'])
    .executeTakeFirst();
  return link !== undefined && link.expires_at > now ? link.operator_id : undefined;
}
