import type { Executor } from '../../platform/platform.ts';

/** What an account carries besides its own row that somebody could come back by or go on earning by. */
const CLAIMS = [
  'one_time_tokens',
  'known_devices',
  'trusted_devices',
  'announcement_closings',
  'referral_days',
  'partners',
] as const;

export async function deleteClaims(tx: Executor, userId: string): Promise<void> {
  for (const table of CLAIMS) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await tx.deleteFrom('idempotency_keys').where('owner', '=', userId).execute();
}

/** The row as if its e-mail had just been registered and confirmed, without a password. */
export async function forgetProfile(
  tx: Executor,
  userId: string,
  { username, referralCode, now }: { username: string; referralCode: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      username,
      username_key: username,
      referral_code: referralCode,
      referred_by: null,
      registered_from: null,
      coupon: null,
      password_hash: null,
      image_url: null,
      trc20_address: null,
      trc20_changed_at: null,
      deletion_at: null,
      email_confirmed_at: now,
      owner_proven_at: now,
    })
    .where('id', '=', userId)
    .execute();
}
