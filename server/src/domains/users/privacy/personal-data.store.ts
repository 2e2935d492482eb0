import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** All columns except the password hash and lookup keys. */
export function findProfile(db: Executor, userId: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'email_confirmed_at',
      'username',
      'language',
      'image_url',
      'trc20_address',
      'trc20_changed_at',
      'tg_id as telegram_id',
      'tg_first_name as telegram_first_name',
      'tg_last_name as telegram_last_name',
      'tg_notifications as telegram_notifications',
      'unpaid_mails',
      'tg_blocked_at as telegram_blocked_at',
      'coupon',
      'referral_code',
      'campaign',
      'registered_from',
      'created_at',
      'deletion_at',
      'blocked_at',
      'blocked_reason',
    ])
    .select((row) => [
      row('password_hash', 'is not', null).as('has_password'),
      row('referred_by', 'is not', null).as('was_invited'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export function findSessionsOf(db: Executor, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['user_agent', 'ip_prefix', 'signed_in_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('impersonation_id', 'is', null)
    .orderBy('signed_in_at')
    .execute();
}

/** Devices are stored as hashes, so only the times of their use can be exported. */
export function findDevicesOf(db: Executor, userId: string) {
  return db
    .selectFrom('known_devices')
    .select(['first_seen_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('first_seen_at')
    .execute();
}

export function findIdentitiesOf(db: Executor, userId: string) {
  return db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'linked_at'])
    .where('user_id', '=', userId)
    .execute();
}

export function findSecurityEventsOf(db: Executor, userId: string) {
  return db
    .selectFrom('security_events')
    .select(['kind', 'ip_prefix', 'detail', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function findSecondFactorOf(db: Executor, userId: string): Promise<unknown> {
  const { rows } = await sql`
    select f.started_at, f.confirmed_at,
      (select count(*) from recovery_codes c where c.user_id = f.user_id) as recovery_codes_left
    from second_factors f where f.user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** Tokens of mailed links that are still open, without the secret. */
export function findOpenLinksOf(db: Executor, userId: string) {
  return db
    .selectFrom('one_time_tokens')
    .select([sql<string>`split_part(kind, ':', 1)`.as('kind'), 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
}

export function findFilesOf(db: Executor, userId: string) {
  return db
    .selectFrom('media_files')
    .select(['name', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
}

export function findReferralVisitsOf(db: Executor, userId: string) {
  return db
    .selectFrom('referral_days')
    .select(['day', 'visits'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
}
