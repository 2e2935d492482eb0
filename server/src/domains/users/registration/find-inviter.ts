import type { Executor } from '../../../platform/platform.ts';
import { findUserByReferralCode } from '../users.store.ts';
import { parseReferralCode } from './referral-code.rules.ts';

/** @returns the id of the user with this referral code, or undefined */
export async function findInviter(
  db: Executor,
  typed: string | null | undefined,
): Promise<string | undefined> {
  const code = parseReferralCode(typed ?? '');
  return code === undefined ? undefined : findUserByReferralCode(db, code);
}
