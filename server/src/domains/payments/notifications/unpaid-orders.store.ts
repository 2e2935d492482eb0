import type { Executor } from '../../../platform/platform.ts';

/**
 * Whether the buyer already has what an unpaid order was for, or is about to: a payment for the same product was paid
 * since that order, is open or is in review, or its own proof of payment waits for an operator.
 */
export async function isSuperseded(
  tx: Executor,
  order: {
    readonly id: string;
    readonly user_id: string;
    readonly product_id: number;
    readonly created_at: Date;
  },
  now: Date,
): Promise<boolean> {
  const other = await tx
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', order.user_id)
    .where('product_id', '=', order.product_id)
    .where('id', '<>', order.id)
    .where((row) =>
      row.or([
        row('paid_at', '>=', order.created_at),
        row('state', '=', 'review'),
        row.and([row('state', '=', 'pending'), row('expires_at', '>', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined) return true;
  const proof = await tx
    .selectFrom('transfer_proofs')
    .select('id')
    .where('payment_id', '=', order.id)
    .where('stored_at', 'is not', null)
    .where('decision', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return proof !== undefined;
}
