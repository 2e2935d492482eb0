import type { Platform } from '../../../platform/platform.ts';
import { deleteImpersonationOfToken } from './impersonations.store.ts';

/** Ends an impersonation; ignores tokens of other sessions. */
export async function endImpersonation(
  { db }: Pick<Platform, 'db'>,
  tokenHash: Buffer,
): Promise<void> {
  await deleteImpersonationOfToken(db, tokenHash);
}
