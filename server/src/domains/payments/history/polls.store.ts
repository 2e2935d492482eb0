import type { Pool } from 'pg';
import type { DurationUnit } from '../../../database.types.ts';
import { PLAN_AFTER_PAYMENT } from '../../access/index.ts';
import { POLL_OWNER, type RevisionColumns } from '../../users/index.ts';
import { TRANSFER_PROVIDER } from '../records/payments.rules.ts';
import type { ChargeColumns, HistoryRow } from './history-row.ts';

/**
 * Queries that open tabs run every ten seconds: session and payments in one statement. The lateral scans walk an index
 * and stop at their limit, so 100,000 payments of a buyer cost no more than one.
 */

export interface SessionMoment {
  readonly tokenHash: Buffer;
  readonly now: Date;
}

export interface PendingRow extends ChargeColumns {
  id: string;
  product_id: number;
  title: string;
  title_ru: string;
  duration_count: number;
  duration_unit: DurationUnit;
  total_cents: number;
  gateway: string;
  checkout_url: string | null;
  created_at: Date;
  expires_at: Date;
  state: 'pending' | 'review';
  /** For bank transfers, the state of the last proof of payment ('none' before the first); null for other methods. */
  proof: 'none' | 'waiting' | 'accepted' | 'refused' | null;
  /** Paid by charging a saved method. */
  is_charge: boolean;
}

export const pendingOfSession = `
  select owner.*, p.* from ${POLL_OWNER}
  left join lateral (
    select id, product_id, title, title_ru, duration_count, duration_unit, total_cents, gateway, checkout_url,
           created_at, expires_at, state, charge_minor, rate_e4, rate_source, rate_at,
           case when provider = '${TRANSFER_PROVIDER}' then coalesce((
             select coalesce(decision, 'waiting') from transfer_proofs
             where payment_id = payments.id and stored_at is not null
             order by stored_at desc, id desc limit 1), 'none') end as proof,
           exists (select from payment_charges c where c.payment_id = payments.id) as is_charge
    from payments
    where user_id = owner.user_id and state in ('pending', 'review') and renewal_id is null
      and (state = 'review' or (expires_at > $2 and checkout_state in ('requested', 'ready', 'unknown')))
    order by created_at desc
    limit 10
  ) p on true`;

/** What a statement found for a session. */
export interface OfSession<Row> {
  readonly owner: RevisionColumns;
  readonly rows: Row[];
}

/** @returns undefined without a valid session */
export async function findPendingOfSession(
  pool: Pool,
  session: SessionMoment,
): Promise<OfSession<PendingRow> | undefined> {
  const { rows } = await pool.query<RevisionColumns & (PendingRow | { id: null })>(
    pendingOfSession,
    [session.tokenHash, session.now],
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  const found = rows.filter((row): row is RevisionColumns & PendingRow => row.id !== null);
  return { owner: first, rows: found };
}

const HISTORY_COLUMNS = `id, number, created_at, product_id, title, title_ru, price_cents, total_cents,
      duration_count, duration_unit, state, shown_state, gateway, expires_at, access_until, is_gift, charge_minor, rate_e4, rate_source, rate_at,
      owed_cents > 0 as refund_owed, ${PLAN_AFTER_PAYMENT} as changed_to,
      -- Only a flagged payment is looked up.
      state in ('paid', 'partially_refunded') and coalesce(flags, '') like '%double%' and exists (
        select from double_payments d
        where d.payment_id = payments.id and d.state = 'open' and d.policy = 'ask') as asks_double`;

export const historyOfSession = `
  select owner.*, p.* from ${POLL_OWNER}
  left join lateral (
    select ${HISTORY_COLUMNS} from payments
    where user_id = owner.user_id
    order by created_at desc, id desc
    limit $3
  ) p on true`;

export const olderHistoryOfSession = `
  select owner.*, p.*, last.id is not null as known from ${POLL_OWNER}
  left join lateral (
    select id, created_at from payments where id = $4 and user_id = owner.user_id
  ) last on true
  left join lateral (
    select ${HISTORY_COLUMNS} from payments
    where user_id = owner.user_id and (created_at, id) < (last.created_at, last.id)
    order by created_at desc, id desc
    limit $3
  ) p on true`;

/**
 * A page of the payment history, newest first.
 * @param before id of the last payment on the previous page
 * @returns undefined without a valid session, null when `before` is not a payment of this user
 */
export async function findHistoryOfSession(
  pool: Pool,
  session: SessionMoment,
  page: { limit: number; before: string | undefined },
): Promise<OfSession<HistoryRow> | null | undefined> {
  const values = [session.tokenHash, session.now, page.limit];
  const { rows } = await pool.query<
    RevisionColumns & (HistoryRow | { id: null }) & { known?: boolean }
  >(
    page.before === undefined ? historyOfSession : olderHistoryOfSession,
    page.before === undefined ? values : [...values, page.before],
  );
  const [first] = rows;
  if (first === undefined) return undefined;
  if (first.known === false) return null;
  const found = rows.filter((row): row is RevisionColumns & HistoryRow => row.id !== null);
  return { owner: first, rows: found };
}
