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

/** Whether money was or may still be paid by this user or owed to them, or access was given. */
export async function hasBusiness(tx: Executor, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments where user_id = ${userId} and state not in ('expired', 'canceled', 'failed')
    union all select 1 from subscriptions where user_id = ${userId}
    union all select 1 from partner_balances where partner_id = ${userId}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** The row stays, since ledgers point at it, under names that lead to nobody. */
export async function anonymiseUser(
  tx: Executor,
  userId: string,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      // The domain is reserved for addresses that do not exist.
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
  'one_time_tokens',
  'known_devices',
  'trusted_devices',
  'identities',
  'recovery_codes',
  'second_factors',
  'referral_days',
  'user_notes',
  'viewings',
] as const;

export async function deleteOwnedRows(tx: Executor, userId: string): Promise<void> {
  for (const table of OWNED) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Tickets go with all that was said in them. Files are found without a message by the job that removes such. */
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

/** That something happened stays, where from and with what does not. */
export async function blankSecurityEvents(tx: Executor, userId: string): Promise<void> {
  await tx
    .updateTable('security_events')
    .set({ ip_prefix: '', detail: '{}' })
    .where('user_id', '=', userId)
    .execute();
}

/** Answers kept for repeats of this user's calls. */
export async function deleteKeptAnswers(tx: Executor, userId: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('owner', '=', userId).execute();
}

export async function deleteMessagesTo(tx: Executor, chatId: number): Promise<void> {
  await tx.deleteFrom('telegram_messages').where('chat_id', '=', chatId).execute();
}
