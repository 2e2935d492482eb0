import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';
import type { Form } from './gateways/gateway.ts';

export type PaymentRow = Selectable<Database['payments']>;

/**
 * Orders of one buyer are placed one after the other. The weakest lock that does this: sessions and payments
 * that merely refer to the user are not held up. Taken before any payment or promo code, never after.
 */
export function lockBuyer(tx: Executor, userId: string): Promise<{ email: string }> {
  return tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The buyer's pending payments, locked; in the order of their ids, so that two of these cannot deadlock. */
export function lockOpenPayments(tx: Executor, userId: string): Promise<PaymentRow[]> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export function findOpenPayments(
  db: Executor,
  userId: string,
): Promise<Pick<PaymentRow, 'id' | 'promo_code_id'>[]> {
  return db
    .selectFrom('payments')
    .select(['id', 'promo_code_id'])
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .execute();
}

export function lockPayment(tx: Executor, paymentId: string): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findPayment(db: Executor, paymentId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
}

export function findPaymentByReference(
  db: Executor,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('gateway_reference', '=', reference)
    .executeTakeFirst();
}

export async function hasPurchased(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What happened to a payment, for its story. `from` marks a move between states. */
export interface PaymentEvent {
  readonly kind: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** A new payment and the first line of its story, in one round trip. */
export function insertPayment(
  tx: Executor,
  payment: Insertable<Database['payments']>,
  event: PaymentEvent,
): Promise<PaymentRow> {
  return tx
    .with('ordered', (db) => db.insertInto('payments').values(payment).returningAll())
    .with('told', (db) => db.insertInto('payment_events').values(eventRow(payment.id, event)))
    .selectFrom('ordered')
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** Changes a locked payment and tells its story, in one round trip. */
export function changePayment(
  tx: Executor,
  paymentId: string,
  change: Updateable<Database['payments']>,
  event: PaymentEvent,
): Promise<PaymentRow> {
  return tx
    .with('changed', (db) =>
      db.updateTable('payments').set(change).where('id', '=', paymentId).returningAll(),
    )
    .with('told', (db) => db.insertInto('payment_events').values(eventRow(paymentId, event)))
    .selectFrom('changed')
    .selectAll()
    .executeTakeFirstOrThrow();
}

function eventRow(paymentId: string, { kind, detail = {}, at }: PaymentEvent) {
  return { payment_id: paymentId, kind, detail: JSON.stringify(detail), created_at: at };
}

/**
 * Records the form of a payment unless it has one. One statement, so it needs no transaction.
 * @returns undefined when there was a form already
 */
export function recordForm(
  db: Executor,
  paymentId: string,
  form: Form,
  at: Date,
): Promise<PaymentRow | undefined> {
  return db
    .with('changed', (cte) =>
      cte
        .updateTable('payments')
        .set((own) => ({
          form_state: 'ready',
          form_url: form.url,
          gateway_reference: own.fn.coalesce('gateway_reference', own.val(form.reference)),
          gateway_handle: own.fn.coalesce('gateway_handle', own.val(form.handle)),
          // A parallel Pay that could not reach the gateway may have ended the watch.
          check_at: own.fn.coalesce('check_at', own.val(at)),
        }))
        .where('id', '=', paymentId)
        .where('form_state', '<>', 'ready')
        .returningAll(),
    )
    .with('told', (cte) =>
      cte
        .insertInto('payment_events')
        .columns(['payment_id', 'kind', 'detail', 'created_at'])
        .expression((changed) =>
          changed
            .selectFrom('changed')
            .select([
              'id',
              sql<string>`'form_ready'`.as('kind'),
              sql<string>`${JSON.stringify({ reference: form.reference })}::jsonb`.as('detail'),
              sql<Date>`${at}::timestamptz`.as('created_at'),
            ]),
        ),
    )
    .selectFrom('changed')
    .selectAll()
    .executeTakeFirst();
}

export function updatePayment(
  tx: Executor,
  paymentId: string,
  change: Updateable<Database['payments']>,
): Promise<PaymentRow> {
  return tx
    .updateTable('payments')
    .set(change)
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Claims effects of a payment, in the transaction that carries them out.
 * @returns how many of them were still free: none means that all of this has happened already.
 */
export async function insertEffects(
  tx: Executor,
  paymentId: string,
  effects: readonly string[],
  at: Date,
): Promise<number> {
  const inserted = await tx
    .insertInto('payment_effects')
    .values(effects.map((effect) => ({ payment_id: paymentId, effect, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('effect')
    .execute();
  return inserted.length;
}

/** Ids of pending payments whose time is over. */
export async function findExpired(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes payments whose check is due. Their next check is put off at once, so that another worker does not
 * ask as well and a crash in between only costs the delay.
 */
export async function claimDueChecks(
  tx: Executor,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<PaymentRow[]> {
  return tx
    .updateTable('payments')
    .set({ check_at: until })
    .where('id', 'in', (due) =>
      due
        .selectFrom('payments')
        .select('id')
        .where('check_at', '<=', now)
        .orderBy('check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Payments paid before `before` that never activated anything: the effects say this cannot be. */
export async function findPaidWithoutAccess(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'paid')
    .where('paid_at', '<', before)
    // Older ones were looked at while they were young; the scan stays small.
    .where('paid_at', '>', new Date(before.getTime() - 24 * 3_600_000))
    .where((no) =>
      no.not(
        no.exists(
          no
            .selectFrom('payment_effects')
            .select('effect')
            .whereRef('payment_effects.payment_id', '=', 'payments.id')
            .where('effect', '=', 'activate'),
        ),
      ),
    )
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
