import type { Executor } from '../../platform/platform.ts';

/** Tables whose rows could give a previous holder of the account access or earnings. */
const CLAIMS = [
  'calendar_addresses',
  'one_time_tokens',
  'known_devices',
  'trusted_devices',
  'announcement_dismissals',
  'referral_days',
  'partners',
] as const;

export async function deleteAccountRows(tx: Executor, userId: string): Promise<void> {
  for (const table of CLAIMS) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await tx.deleteFrom('idempotency_keys').where('owner', '=', userId).execute();
}

/** Resets the row to that of a newly registered account with a confirmed email and no password. */
export async function resetProfile(
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
      ownership_proven_at: now,
    })
    .where('id', '=', userId)
    .execute();
}
