import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

export async function findUsersToErase(db: Executor, now: Date, limit: number): Promise<string[]> {
  const due = await db
    .selectFrom('users')
    .select('id')
    .where('deletion_at', '<=', now)
    .where('deleted_at', 'is', null)
    .orderBy('deletion_at')
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}

/** Whether the user has any payment, subscription or partner balance. */
export async function hasFinancialHistory(tx: Executor, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments where user_id = ${userId} and state not in ('expired', 'canceled', 'failed')
    union all select 1 from subscriptions where user_id = ${userId}
    union all select 1 from partner_balances where partner_id = ${userId}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Replaces personal data in the row, which must stay because the journal references it. */
export async function anonymizeUser(
  tx: Executor,
  userId: string,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      // A reserved domain in which no address exists.
      email: `${name}@deleted.invalid`,
      email_confirmed_at: null,
      username: name,
      username_key: name,
      password_hash: null,
      image_url: null,
      trc20_address: null,
      trc20_changed_at: null,
      coupon: null,
      referral_code: null,
      campaign: null,
      registered_from: null,
      blocked_reason: null,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute();
}

const OWNED = [
  'calendar_addresses',
  'one_time_tokens',
  'known_devices',
  'trusted_devices',
  'identities',
  'recovery_codes',
  'second_factors',
  'referral_days',
  'user_notes',
  'impersonations',
] as const;

export async function deleteOwnedRows(tx: Executor, userId: string): Promise<void> {
  for (const table of OWNED) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Deletes the user's tickets and their messages. A job deletes files that have no message. */
export async function deleteTickets(tx: Executor, userId: string): Promise<void> {
  await tx
    .updateTable('ticket_attachments')
    .set({ name: '' })
    .where((row) =>
      row.or([
        row('user_id', '=', userId),
        row(
          'ticket_id',
          'in',
          row.selectFrom('tickets').select('id').where('user_id', '=', userId),
        ),
      ]),
    )
    .execute();
  await tx.deleteFrom('tickets').where('user_id', '=', userId).execute();
}

/** Pauses the promo codes of the user alone; their row stays, because payments refer to it. */
export async function pausePersonalCodes(tx: Executor, userId: string): Promise<void> {
  await tx
    .updateTable('promo_codes')
    .set({ active: false, note: '', version: sql<number>`version + 1` })
    .where('buyer_id', '=', userId)
    .execute();
}

/** Keeps the fact of the event but removes network and details. */
export async function blankSecurityEvents(tx: Executor, userId: string): Promise<void> {
  await tx
    .updateTable('security_events')
    .set({ ip_prefix: '', detail: '{}' })
    .where('user_id', '=', userId)
    .execute();
}

/** Responses stored for repeats of the user's idempotent calls. */
export async function deleteStoredResponses(tx: Executor, userId: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('owner', '=', userId).execute();
}

/** Messages to a buyer; the same chat may also be an operator's. */
export async function deleteMessagesTo(tx: Executor, chatId: number): Promise<void> {
  await tx
    .deleteFrom('telegram_messages')
    .where('chat_id', '=', chatId)
    .where('operator_id', 'is', null)
    .execute();
}
