import { type Insertable, type Selectable, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { PaymentState } from '../../../tables/payments.ts';
import type { SeenMoney } from '../gateways/provider.ts';
import { TRANSFER_PROVIDER } from '../payments.rules.ts';

type PaymentRow = Selectable<Database['payments']>;

/** A transfer as its buyer's page asks for it, with the last of its receipts. */
export type OwnTransfer = Pick<
  PaymentRow,
  | 'id'
  | 'state'
  | 'product_id'
  | 'title'
  | 'duration_count'
  | 'duration_unit'
  | 'total_cents'
  | 'charge_minor'
  | 'rate_e4'
  | 'rate_source'
  | 'rate_at'
  | 'created_at'
  | 'expires_at'
  | 'access_until'
> & {
  readonly receipts: number;
  readonly kept_at: Date | null;
  readonly decision: 'accepted' | 'refused' | null;
  readonly decision_reason: string | null;
};

/** The session and the transfer in one statement, since open pages ask again and again. */
const transferOfSession = `
  select p.*, r.*, c.receipts from sessions s
  left join lateral (
    select id, state, product_id, title, duration_count, duration_unit, total_cents, charge_minor, rate_e4, rate_source,
           rate_at, created_at, expires_at, access_until
    from payments
    where id = $3 and user_id = s.user_id and provider = '${TRANSFER_PROVIDER}' and form_state <> 'none'
  ) p on true
  left join lateral (
    select kept_at, decision, decision_reason from transfer_receipts
    where payment_id = p.id and kept_at is not null
    order by kept_at desc, id desc
    limit 1
  ) r on true
  left join lateral (
    select count(*)::integer as receipts from transfer_receipts where payment_id = p.id and kept_at is not null
  ) c on true
  where s.token_hash = $1 and s.expires_at > $2`;

/** @returns undefined without a living session, null when it is no transfer of this user */
export async function findTransferOfSession(
  pool: Pool,
  { tokenHash, now }: { readonly tokenHash: Buffer; readonly now: Date },
  id: string,
): Promise<OwnTransfer | null | undefined> {
  const { rows } = await pool.query<OwnTransfer | { id: null }>(transferOfSession, [
    tokenHash,
    now,
    id,
  ]);
  const [row] = rows;
  if (row === undefined) return undefined;
  return row.id === null ? null : row;
}

/** Locked; a payment that a gateway asks for is none. */
export function lockTransfer(tx: Executor, id: string): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('provider', '=', TRANSFER_PROVIDER)
    .where('form_state', '<>', 'none')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function lockOwnTransfer(
  tx: Executor,
  userId: string,
  id: string,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('provider', '=', TRANSFER_PROVIDER)
    .where('form_state', '<>', 'none')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type ConfirmationRow = Selectable<Database['transfer_confirmations']>;

export function findConfirmation(
  tx: Executor,
  paymentId: string,
): Promise<ConfirmationRow | undefined> {
  return tx
    .selectFrom('transfer_confirmations')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

/** One that waits for a second person is replaced; one that has settled refuses to be. */
export async function putConfirmation(
  tx: Executor,
  row: Insertable<Database['transfer_confirmations']>,
): Promise<void> {
  const { payment_id: _, ...said } = row;
  await tx
    .insertInto('transfer_confirmations')
    .values(row)
    .onConflict((conflict) => conflict.column('payment_id').doUpdateSet(said))
    .execute();
}

/** Takes back what a first person has said. */
export async function deleteWaitingConfirmation(tx: Executor, paymentId: string): Promise<void> {
  await tx
    .deleteFrom('transfer_confirmations')
    .where('payment_id', '=', paymentId)
    .where('settled_at', 'is', null)
    .execute();
}

/**
 * What was seen to arrive for an order, as long as it is the order's: what came for one that is closed unpaid has gone back.
 */
export async function findSeenMoney(
  db: Executor,
  paymentId: string,
): Promise<SeenMoney | undefined> {
  const row = await db
    .selectFrom('transfer_confirmations')
    .innerJoin('payments', 'payments.id', 'transfer_confirmations.payment_id')
    .select(['transfer_confirmations.received_minor', 'transfer_confirmations.currency'])
    .where('transfer_confirmations.payment_id', '=', paymentId)
    .where('transfer_confirmations.settled_at', 'is not', null)
    .where('payments.state', 'not in', ['pending', 'expired', 'canceled', 'failed'])
    .executeTakeFirst();
  return row && { receivedMinor: row.received_minor, currency: row.currency };
}

/** A transfer as an operator sees it. */
export interface ListedTransfer {
  readonly id: string;
  readonly state: PaymentState;
  readonly title: string;
  readonly username: string;
  readonly email: string;
  readonly total_cents: number;
  readonly charge_minor: number;
  readonly charge_currency: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  /** Times as JSON writes them. */
  readonly receipts: readonly {
    readonly id: string;
    readonly kept_at: string;
    readonly content_type: 'application/pdf' | 'image/webp';
    readonly bytes: number;
    readonly decision: 'accepted' | 'refused' | null;
    readonly decision_reason: string | null;
  }[];
  readonly received_minor: number | null;
  readonly currency: string | null;
  readonly bank_reference: string | null;
  readonly reason: string | null;
  readonly first_at: Date | null;
  readonly first_by_name: string | null;
  readonly settled_at: Date | null;
}

const LISTED = sql`
  select p.id, p.state, p.title, u.username, u.email, p.total_cents, p.charge_minor, p.charge_currency, p.created_at,
         p.expires_at, r.receipts, c.received_minor, c.currency, c.bank_reference, c.reason, c.first_at,
         o.name as first_by_name, c.settled_at`;
const BESIDE = sql`
  join users u on u.id = p.user_id
  left join transfer_confirmations c on c.payment_id = p.id
  left join operators o on o.id = c.first_by
  cross join lateral (
    select coalesce(json_agg(json_build_object(
      'id', id, 'kept_at', kept_at, 'content_type', content_type, 'bytes', bytes, 'decision', decision,
      'decision_reason', decision_reason) order by kept_at, id), '[]') as receipts
    from transfer_receipts where payment_id = p.id and kept_at is not null
  ) r`;

/**
 * Transfers whose receipt waits, longest waiting first.
 * @param after the transfer that the page before ended with; its place is that of its last receipt
 * @returns undefined when that one has none
 */
export async function findWaitingTransfers(
  db: Executor,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<ListedTransfer[] | undefined> {
  const from = after === undefined ? undefined : await findPlace(db, after);
  if (after !== undefined && from === undefined) return undefined;
  const { rows } = await sql<ListedTransfer>`
    ${LISTED}
    from (
      select payment_id, kept_at, id from transfer_receipts
      where decision is null and kept_at is not null
        ${from === undefined ? sql`` : sql`and (kept_at, id) > (${from.kept_at}, ${from.id}::uuid)`}
      order by kept_at, id
      limit ${limit}
    ) w
    join payments p on p.id = w.payment_id
    ${BESIDE}
    order by w.kept_at, w.id`.execute(db);
  return rows;
}

function findPlace(db: Executor, paymentId: string) {
  return db
    .selectFrom('transfer_receipts')
    .select(['kept_at', 'id'])
    .where('payment_id', '=', paymentId)
    .where('kept_at', 'is not', null)
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findTransfersByReference(
  db: Executor,
  { reference, limit }: { readonly reference: string; readonly limit: number },
): Promise<ListedTransfer[]> {
  const { rows } = await sql<ListedTransfer>`
    ${LISTED} from payments p ${BESIDE}
    where p.provider = 'transfer' and p.gateway_handle = ${reference}
    order by p.created_at desc, p.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function findListedTransfer(
  db: Executor,
  paymentId: string,
): Promise<ListedTransfer | undefined> {
  const { rows } = await sql<ListedTransfer>`
    ${LISTED} from payments p ${BESIDE} where p.id = ${paymentId}`.execute(db);
  return rows[0];
}
