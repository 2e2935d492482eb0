import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export type PaymentRow = Selectable<Database['payments']>;

/**
 * Orders of one buyer are placed one after the other. The weakest lock that does this: sessions and payments
 * that merely refer to the user are not held up. Taken before any payment or promo code, never after.
 */
export async function lockBuyer(tx: Executor, userId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
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

export function insertPayment(
  tx: Executor,
  payment: Insertable<Database['payments']>,
): Promise<PaymentRow> {
  return tx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow();
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

/** One line of a payment's story. */
export async function insertEvent(
  tx: Executor,
  event: { paymentId: string; kind: string; detail?: object; at: Date },
): Promise<void> {
  await tx
    .insertInto('payment_events')
    .values({
      payment_id: event.paymentId,
      kind: event.kind,
      detail: JSON.stringify(event.detail ?? {}),
      created_at: event.at,
    })
    .execute();
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
