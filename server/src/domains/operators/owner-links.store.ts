import type { Executor } from '../../platform/platform.ts';

export async function insertOwnerLink(
  tx: Executor,
  link: { token_hash: Buffer; operator_id: string; expires_at: Date },
): Promise<void> {
  await tx.insertInto('owner_links').values(link).execute();
}

/** The statement that finds the link is the one that ends it: of any number of calls exactly one gets an answer. */
export async function takeOwnerLink(
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
