import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { Checkout } from '../gateways/checkout.ts';

export type PaymentRow = Selectable<Database['payments']>;

/**
 * Serializes the orders of one buyer. The weakest lock that does so: sessions and payments that only reference the user
 * are not blocked. Taken before any payment or promo code, never after.
 */
export function lockBuyer(tx: Executor, userId: string): Promise<{ email: string }> {
  return tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Locks the buyer's pending payments in id order, so that two callers cannot deadlock. */
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

/** Inserts a payment and the first event of its timeline, in one round trip. */
export function insertPayment(
  tx: Executor,
  payment: Insertable<Database['payments']>,
  event: PaymentEvent,
): Promise<PaymentRow> {
  return tx
    .with('ordered', (db) => db.insertInto('payments').values(payment).returningAll())
    .with('event', (db) => db.insertInto('payment_events').values(eventRow(payment.id, event)))
    .selectFrom('ordered')
    .selectAll()
    .executeTakeFirstOrThrow();
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

/** The same where nothing needs the changed row. */
export async function storeChange(
  tx: Executor,
  paymentId: string,
  change: Updateable<Database['payments']>,
  event: PaymentEvent,
): Promise<void> {
  await tx
    .with('changed', (db) => db.updateTable('payments').set(change).where('id', '=', paymentId))
    .insertInto('payment_events')
    .values(eventRow(paymentId, event))
    .execute();
}

function eventRow(paymentId: string, { kind, detail = {}, at }: PaymentEvent) {
  return { payment_id: paymentId, kind, detail: JSON.stringify(detail), created_at: at };
}

/**
 * Stores the checkout of a payment unless it has one, and the page that its buyer is sent to. One statement, so it
 * needs no transaction.
 * @returns undefined when it already had a checkout
 */
export function recordCheckout(
  db: Executor,
  paymentId: string,
  checkout: Checkout & { readonly pageUrl?: string },
  at: Date,
): Promise<PaymentRow | undefined> {
  const { ownPage } = checkout;
  return db
    .with('changed', (cte) =>
      cte
        .updateTable('payments')
        .set((own) => ({
          checkout_state: 'ready',
          checkout_url: checkout.pageUrl ?? checkout.url,
          saving_reference: checkout.savingReference ?? null,
          own_page: ownPage?.kind ?? null,
          own_page_link: ownPage?.link ?? null,
          gateway_reference: own.fn.coalesce('gateway_reference', own.val(checkout.reference)),
          gateway_secondary_reference: own.fn.coalesce(
            'gateway_secondary_reference',
            own.val(checkout.secondaryReference),
          ),
          // A parallel Pay that could not reach the gateway may have cleared `sync_at`.
          sync_at: own.fn.coalesce('sync_at', own.val(at)),
        }))
        .where('id', '=', paymentId)
        .where('checkout_state', '<>', 'ready')
        .returningAll(),
    )
    .with('event', (cte) =>
      cte
        .insertInto('payment_events')
        .columns(['payment_id', 'kind', 'detail', 'created_at'])
        .expression((changed) =>
          changed
            .selectFrom('changed')
            .select([
              'id',
              sql<string>`'checkout_created'`.as('kind'),
              sql<string>`${JSON.stringify({ reference: checkout.reference })}::jsonb`.as('detail'),
              sql<Date>`${at}::timestamptz`.as('created_at'),
            ]),
        ),
    )
    .selectFrom('changed')
    .selectAll()
    .executeTakeFirst();
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
  const inserted = await tx
    .insertInto('payment_effects')
    .values(effects.map((effect) => ({ payment_id: paymentId, effect, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('effect')
    .execute();
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
