import type { ShownPaymentState } from '@sesame/contract/shared/states.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../../database.types.ts';
import type { ListPage } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';
import { TRANSFER_PROVIDER } from '../records/payments.rules.ts';

type PaymentRow = Selectable<Database['payments']>;

/** A transfer for its buyer's page, with its last proof of payment. */
export type OwnTransfer = Pick<
  PaymentRow,
  | 'id'
  | 'state'
  | 'product_id'
  | 'title'
  | 'title_ru'
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
  readonly proofs: number;
  readonly stored_at: Date | null;
  readonly decision: 'accepted' | 'refused' | null;
  readonly decision_reason: string | null;
};

/** Session and transfer in one statement, because open pages poll it. */
const transferOfSession = `
  select p.*, r.*, c.proofs from sessions s
  left join lateral (
    select id, state, product_id, title, title_ru, duration_count, duration_unit, total_cents, charge_minor, rate_e4,
           rate_source, rate_at, created_at, expires_at, access_until
    from payments
    where id = $3 and user_id = s.user_id and provider = '${TRANSFER_PROVIDER}' and checkout_state <> 'none'
  ) p on true
  left join lateral (
    select stored_at, decision, decision_reason from transfer_proofs
    where payment_id = p.id and stored_at is not null
    order by stored_at desc, id desc
    limit 1
  ) r on true
  left join lateral (
    select count(*)::integer as proofs from transfer_proofs where payment_id = p.id and stored_at is not null
  ) c on true
  where s.token_hash = $1 and s.expires_at > $2`;

/** @returns undefined without a valid session, null when this user has no such transfer */
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

/** Locks a transfer; undefined for payments of other providers. */
export function lockTransfer(tx: Executor, id: string): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('provider', '=', TRANSFER_PROVIDER)
    .where('checkout_state', '<>', 'none')
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
    .where('checkout_state', '<>', 'none')
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

/** Replaces a waiting confirmation. The database refuses to replace a settled one. */
export async function upsertConfirmation(
  tx: Executor,
  row: Insertable<Database['transfer_confirmations']>,
): Promise<void> {
  const { payment_id: _, ...changes } = row;
  await tx
    .insertInto('transfer_confirmations')
    .values(row)
    .onConflict((conflict) => conflict.column('payment_id').doUpdateSet(changes))
    .execute();
}

/** Deletes the confirmation of a first operator. */
export async function deleteWaitingConfirmation(tx: Executor, paymentId: string): Promise<void> {
  await tx
    .deleteFrom('transfer_confirmations')
    .where('payment_id', '=', paymentId)
    .where('settled_at', 'is', null)
    .execute();
}

/** A transfer with its buyer, proofs of payment and confirmation, for operators. */
export interface ListedTransfer {
  readonly id: string;
  readonly state: ShownPaymentState;
  readonly title: string;
  readonly title_ru: string;
  readonly username: string;
  readonly email: string;
  readonly total_cents: number;
  readonly charge_minor: number;
  readonly charge_currency: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  /** Dates are ISO strings, as in JSON. */
  readonly proofs: readonly {
    readonly id: string;
    readonly stored_at: string;
    readonly content_type: 'application/pdf' | 'image/webp';
    readonly bytes: number;
    readonly decision: 'accepted' | 'refused' | null;
    readonly decision_reason: string | null;
  }[];
  readonly received_minor: number | null;
  readonly currency: string | null;
  readonly bank_reference: string | null;
  readonly reason: string | null;
  readonly confirmed_at: Date | null;
  readonly first_by_name: string | null;
  readonly settled_at: Date | null;
}

const LISTED = sql`
  select p.id, p.shown_state as state, p.title, p.title_ru, u.username, u.email, p.total_cents, p.charge_minor, p.charge_currency, p.created_at,
         p.expires_at, r.proofs, c.received_minor, c.currency, c.bank_reference, c.reason, c.confirmed_at,
         o.name as first_by_name, c.settled_at`;
const JOINS = sql`
  join users u on u.id = p.user_id
  left join transfer_confirmations c on c.payment_id = p.id
  left join operators o on o.id = c.confirmed_by
  cross join lateral (
    select coalesce(json_agg(json_build_object(
      'id', id, 'stored_at', stored_at, 'content_type', content_type, 'bytes', bytes, 'decision', decision,
      'decision_reason', decision_reason) order by stored_at, id), '[]') as proofs
    from transfer_proofs where payment_id = p.id and stored_at is not null
  ) r`;

/**
 * Transfers with a waiting proof of payment, longest waiting first.
 * @param after id of the last transfer of the previous page; its position is that of its last proof
 * @returns undefined when that transfer has no proof
 */
export async function findWaitingTransfers(
  db: Executor,
  { after, limit }: ListPage,
): Promise<ListedTransfer[] | undefined> {
  const from = after === undefined ? undefined : await findPlace(db, String(after));
  if (after !== undefined && from === undefined) return undefined;
  const { rows } = await sql<ListedTransfer>`
    ${LISTED}
    from (
      select payment_id, stored_at, id from transfer_proofs
      where decision is null and stored_at is not null
        ${from === undefined ? sql`` : sql`and (stored_at, id) > (${from.stored_at}, ${from.id}::uuid)`}
      order by stored_at, id
      limit ${limit}
    ) w
    join payments p on p.id = w.payment_id
    ${JOINS}
    order by w.stored_at, w.id`.execute(db);
  return rows;
}

function findPlace(db: Executor, paymentId: string) {
  return db
    .selectFrom('transfer_proofs')
    .select(['stored_at', 'id'])
    .where('payment_id', '=', paymentId)
    .where('stored_at', 'is not', null)
    .orderBy('stored_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findTransfersByReference(
  db: Executor,
  { reference, limit }: { readonly reference: string; readonly limit: number },
): Promise<ListedTransfer[]> {
  const { rows } = await sql<ListedTransfer>`
    ${LISTED} from payments p ${JOINS}
    where p.provider = 'transfer' and p.gateway_secondary_reference = ${reference}
    order by p.created_at desc, p.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function findListedTransfer(
  db: Executor,
  paymentId: string,
): Promise<ListedTransfer | undefined> {
  const { rows } = await sql<ListedTransfer>`
    ${LISTED} from payments p ${JOINS} where p.id = ${paymentId}`.execute(db);
  return rows[0];
}
