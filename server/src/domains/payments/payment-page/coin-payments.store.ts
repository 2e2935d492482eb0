import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type CoinPaymentRow = Selectable<Database['coin_payments']>;

/** The coin that the buyer of a payment chose last. */
export function findChosenCoin(
  db: Executor,
  paymentId: string,
): Promise<CoinPaymentRow | undefined> {
  return db
    .selectFrom('coin_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findCoinPayment(
  db: Executor,
  { paymentId, coin }: { readonly paymentId: string; readonly coin: string },
): Promise<CoinPaymentRow | undefined> {
  return db
    .selectFrom('coin_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('coin', '=', coin)
    .executeTakeFirst();
}

/** Stores the chosen coin; of two addresses for the same coin the newer one is shown. */
export async function saveCoinPayment(
  tx: Executor,
  row: Insertable<Database['coin_payments']>,
): Promise<void> {
  const { payment_id: _payment, coin: _coin, ...newer } = row;
  await tx
    .insertInto('coin_payments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['payment_id', 'coin']).doUpdateSet(newer))
    .execute();
}
