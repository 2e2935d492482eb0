import type { Executor } from '../../platform/platform.ts';
import { parseReferralCode } from './referral-code.rules.ts';
import { findUserByReferralCode } from './users.store.ts';

/** @returns the id of the user whose code this is; undefined for any other text */
export async function findInviter(
  db: Executor,
  typed: string | null | undefined,
): Promise<string | undefined> {
  const code = parseReferralCode(typed ?? '');
  return code === undefined ? undefined : findUserByReferralCode(db, code);
}
