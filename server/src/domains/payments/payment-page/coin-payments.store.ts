import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type CoinPaymentRow = Selectable<Database['coin_payments']>;

/**
 * The coin that the buyer of a payment chose last.
 * @param forRest true: the coin chosen for the amount that is still missing; false: the one for the whole price
 */
export function findChosenCoin(
  db: Executor,
  { paymentId, forRest }: { readonly paymentId: string; readonly forRest: boolean },
): Promise<CoinPaymentRow | undefined> {
  return db
    .selectFrom('coin_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('missing_cents', forRest ? '>' : '=', 0)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findCoinPayment(
  db: Executor,
  key: { readonly paymentId: string; readonly coin: string; readonly missingCents: number },
): Promise<CoinPaymentRow | undefined> {
  const { paymentId, coin, missingCents } = key;
  return db
    .selectFrom('coin_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('coin', '=', coin)
    .where('missing_cents', '=', missingCents)
    .executeTakeFirst();
}

/** Stores the chosen coin; of two addresses for the same coin the newer one is shown. */
export async function saveCoinPayment(
  tx: Executor,
  row: Insertable<Database['coin_payments']>,
): Promise<void> {
  const { payment_id: _payment, coin: _coin, missing_cents: _missing, ...newer } = row;
  await tx
    .insertInto('coin_payments')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['payment_id', 'coin', 'missing_cents']).doUpdateSet(newer),
    )
    .execute();
}

/** What the gateway reported when a payment was held for review; undefined for one that was not. */
export async function findHeldReport(
  db: Executor,
  paymentId: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const row = await db
    .selectFrom('payment_events')
    .select('detail')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'review')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The store writes only objects.
  const detail = row?.detail as { readonly report?: Readonly<Record<string, unknown>> } | undefined;
  return detail?.report;
}
