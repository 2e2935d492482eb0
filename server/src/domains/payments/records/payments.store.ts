import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import { compileOnce, type Slots } from '../../../platform/db/compile-once.ts';
import type { Executor } from '../../../platform/platform.ts';

export type PaymentRow = Selectable<Database['payments']>;

const buyerForOrder = compileOnce((db, { userId }: Slots<{ userId: string }>) =>
  db.selectFrom('users').select('email').where('id', '=', userId).forNoKeyUpdate(),
);

/**
 * Serializes the orders of one buyer. The weakest lock that does so: sessions and payments that only reference the user
 * are not blocked. Taken before any payment or promo code, never after.
 */
export function lockBuyer(tx: Executor, userId: string): Promise<{ email: string }> {
  return buyerForOrder.executeTakeFirstOrThrow(tx, { userId });
}

const openPaymentsForOrder = compileOnce((db, { userId }: Slots<{ userId: string }>) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .orderBy('id')
    .forNoKeyUpdate(),
);

/** Locks the buyer's pending payments in id order, so that two callers cannot deadlock. */
export function lockOpenPayments(tx: Executor, userId: string): Promise<PaymentRow[]> {
  return openPaymentsForOrder.execute(tx, { userId });
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

const paymentToLock = compileOnce((db, { id }: Slots<{ id: string }>) =>
  db.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate(),
);

export function lockPayment(tx: Executor, paymentId: string): Promise<PaymentRow | undefined> {
  return paymentToLock.executeTakeFirst(tx, { id: paymentId });
}

const paymentById = compileOnce((db, { id }: Slots<{ id: string }>) =>
  db.selectFrom('payments').selectAll().where('id', '=', id),
);

export function findPayment(db: Executor, paymentId: string): Promise<PaymentRow | undefined> {
  return paymentById.executeTakeFirst(db, { id: paymentId });
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

/** The payment with which a method is being saved. */
export function findPaymentBySaving(
  db: Executor,
  { provider, savingReference }: { readonly provider: string; readonly savingReference: string },
): Promise<Pick<PaymentRow, 'id'> | undefined> {
  return db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('saving_reference', '=', savingReference)
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

/** An entry of a payment's timeline. `detail.from` marks a state change. */
export interface PaymentEvent {
  readonly kind: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

type EventRow = ReturnType<typeof eventRow>;

const insertionWithEvent = compileOnce(
  (db, row: Slots<{ payment: Insertable<Database['payments']>; event: EventRow }>) =>
    db
      .with('ordered', (cte) => cte.insertInto('payments').values(row.payment).returningAll())
      .with('event', (cte) => cte.insertInto('payment_events').values(row.event))
      .selectFrom('ordered')
      .selectAll(),
);

/** Inserts a payment and the first event of its timeline, in one round trip. */
export function insertPayment(
  tx: Executor,
  payment: Insertable<Database['payments']>,
  event: PaymentEvent,
): Promise<PaymentRow> {
  const row = { payment, event: eventRow(payment.id, event) };
  return insertionWithEvent.executeTakeFirstOrThrow(tx, row);
}

/** Updates a locked payment and adds an event to its timeline, in one round trip. */
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
    .with('event', (db) => db.insertInto('payment_events').values(eventRow(paymentId, event)))
    .selectFrom('changed')
    .selectAll()
    .executeTakeFirstOrThrow();
}

const changeWithEvent = compileOnce(
  (
    db,
    {
      id,
      change,
      event,
    }: Slots<{ id: string; change: Updateable<Database['payments']>; event: EventRow }>,
  ) =>
    db
      .with('changed', (cte) => cte.updateTable('payments').set(change).where('id', '=', id))
      .insertInto('payment_events')
      .values(event),
);

/** The same where nothing needs the changed row. */
export async function storeChange(
  tx: Executor,
  paymentId: string,
  change: Updateable<Database['payments']>,
  event: PaymentEvent,
): Promise<void> {
  await changeWithEvent.execute(tx, { id: paymentId, change, event: eventRow(paymentId, event) });
}

function eventRow(paymentId: string, { kind, detail = {}, at }: PaymentEvent) {
  return { payment_id: paymentId, kind, detail: JSON.stringify(detail), created_at: at };
}

/** The buyer's current address, for fiscal receipts. */
export async function findBuyerEmail(db: Executor, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
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

/** Does nothing for a gift: its period is that of the claimer, which its buyer must not see. */
export async function setAccess(
  tx: Executor,
  paymentId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ access_from: from, access_until: until })
    .where('id', '=', paymentId)
    .where('is_gift', '=', false)
    .execute();
}

const claimOfEffects = compileOnce(
  (db, { effects }: Slots<{ effects: readonly Insertable<Database['payment_effects']>[] }>) =>
    db
      .insertInto('payment_effects')
      .values([...effects])
      .onConflict((conflict) => conflict.doNothing())
      .returning('effect'),
);

/**
 * Claims effects of a payment, in the transaction that carries them out.
 * @returns how many were newly claimed; 0 means that all of this has already happened
 */
export async function insertEffects(
  tx: Executor,
  paymentId: string,
  effects: readonly string[],
  at: Date,
): Promise<number> {
  const rows = effects.map((effect) => ({ payment_id: paymentId, effect, created_at: at }));
  const inserted = await claimOfEffects.execute(tx, { effects: rows });
  return inserted.length;
}

/** Ids of overdue pending payments. */
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

/** Ids of payments whose sync is due. */
export async function findDueSyncs(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('sync_at', '<=', now)
    .orderBy('sync_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Payments paid before `before` that never granted access. The effect rows should make this impossible. */
export async function findPaidWithoutAccess(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'paid')
    .where('paid_at', '<', before)
    // Older ones were checked by earlier runs; this keeps the scan small.
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
