import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database, PaymentState } from '../../../database.types.ts';
import { compileOnce, type Slots } from '../../../platform/db/compile-once.ts';
import type { Executor } from '../../../platform/platform.ts';

export type DoublePaymentRow = Selectable<Database['double_payments']>;

interface Payment {
  readonly id: string;
  readonly user_id: string;
  readonly product_id: number;
  readonly renewal_id: string | null;
}

const heldPayments = compileOnce((db, payment: Slots<Payment>) =>
  db
    .selectFrom('payments')
    .select(['id', 'created_at', 'paid_at', 'captured_cents'])
    .where('user_id', '=', payment.user_id)
    .where('product_id', '=', payment.product_id)
    .where('id', '<>', payment.id)
    .where('is_gift', '=', false)
    .where((row) =>
      row.or([
        row('renewal_id', 'is', null),
        row('renewal_id', 'is distinct from', payment.renewal_id),
      ]),
    )
    .where('state', 'in', ['paid', 'partially_refunded'])
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc'),
);

/**
 * Other payments of the buyer for the same product whose money the shop holds, newest first. Of two payments of one renewal
 * the later one is refunded without a question.
 */
export async function listHeldPayments(tx: Executor, payment: Payment) {
  const { id, user_id, product_id, renewal_id } = payment;
  const rows = await heldPayments.execute(tx, { id, user_id, product_id, renewal_id });
  return rows.flatMap(({ paid_at: paidAt, ...row }) =>
    paidAt === null ? [] : [{ ...row, paid_at: paidAt }],
  );
}

export async function insertDoublePayment(
  tx: Executor,
  row: Insertable<Database['double_payments']>,
): Promise<void> {
  await tx.insertInto('double_payments').values(row).execute();
}

/** @param paymentId the later payment; it is locked before this row */
export function lockDoublePayment(
  tx: Executor,
  paymentId: string,
): Promise<DoublePaymentRow | undefined> {
  return tx
    .selectFrom('double_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function changeDoublePayment(
  tx: Executor,
  paymentId: string,
  change: Updateable<Database['double_payments']>,
): Promise<void> {
  await tx.updateTable('double_payments').set(change).where('payment_id', '=', paymentId).execute();
}

/**
 * Settles what is undecided about a payment, or about one that doubles it, because the payment was refunded.
 * @returns the ids of the later payments
 */
export async function settleDoublePayments(
  tx: Executor,
  paymentId: string,
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('double_payments')
    .set({ state: 'refunded', decided_at: at })
    .where((row) =>
      row.or([row('payment_id', '=', paymentId), row('earlier_payment_id', '=', paymentId)]),
    )
    .where('state', 'in', ['open', 'refunding'])
    .returning('payment_id')
    .execute();
  return rows.map(({ payment_id: id }) => id);
}

export interface DoublePaymentOf extends DoublePaymentRow {
  readonly later_number: string;
  readonly later_state: PaymentState;
  readonly earlier_number: string;
  readonly earlier_state: PaymentState;
}

/** What a payment doubles, or else what doubles it; the newest one. */
export function findDoublePaymentOf(
  db: Executor,
  paymentId: string,
): Promise<DoublePaymentOf | undefined> {
  return db
    .selectFrom('double_payments as double')
    .innerJoin('payments as later', 'later.id', 'double.payment_id')
    .innerJoin('payments as earlier', 'earlier.id', 'double.earlier_payment_id')
    .selectAll('double')
    .select([
      'later.number as later_number',
      'later.state as later_state',
      'earlier.number as earlier_number',
      'earlier.state as earlier_state',
    ])
    .where((row) =>
      row.or([
        row('double.payment_id', '=', paymentId),
        row('double.earlier_payment_id', '=', paymentId),
      ]),
    )
    .orderBy('double.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
