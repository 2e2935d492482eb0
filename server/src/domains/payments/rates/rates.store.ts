import type { RatedCurrency } from '@sesame/contract/shared/shop-settings.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type RateRow = Selectable<Database['exchange_rates']>;

/** The operator's rate that is in force, if any, and the five latest of the bank. */
export async function findRates(db: Executor, currency: RatedCurrency = 'RUB'): Promise<RateRow[]> {
  return db
    .selectFrom('exchange_rates')
    .selectAll()
    .where('currency', '=', currency)
    .where((eb) =>
      eb.or([
        eb.and([eb('source', '=', 'operator'), eb('ended_at', 'is', null)]),
        eb(
          'id',
          'in',
          eb
            .selectFrom('exchange_rates as latest')
            .select('latest.id')
            .where('latest.currency', '=', currency)
            .where('latest.source', '=', 'cbr')
            .orderBy('latest.set_at', 'desc')
            .limit(5),
        ),
      ]),
    )
    .orderBy('set_at', 'desc')
    .execute();
}

/** Stores the bank's rate of a day; the same day again updates the rate and `seen_at`. */
export async function upsertOfficialRate(
  db: Executor,
  {
    currency,
    rateE4,
    setAt,
    at,
  }: { currency: RatedCurrency; rateE4: number; setAt: Date; at: Date },
): Promise<void> {
  await db
    .insertInto('exchange_rates')
    .values({
      currency,
      rate_e4: rateE4,
      source: 'cbr',
      set_at: setAt,
      seen_at: at,
      created_at: at,
      created_by: null,
      ended_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['currency', 'set_at'])
        // Literal SQL, because a parameter would not match the predicate of the partial index.
        .where(sql<boolean>`source = 'cbr'`)
        .doUpdateSet({ rate_e4: rateE4, seen_at: at }),
    )
    .execute();
}

/** Serializes rate changes until the end of the transaction: without a rate in force there is no row to lock. */
export async function lockRates(tx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sesame exchange rates', 0))`.execute(tx);
}

/** Locks the operator's rate that is in force. */
export function lockRateOverride(tx: Executor): Promise<RateRow | undefined> {
  return tx
    .selectFrom('exchange_rates')
    .selectAll()
    .where('currency', '=', 'RUB')
    .where('source', '=', 'operator')
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function endRateOverride(tx: Executor, id: number, at: Date): Promise<void> {
  await tx.updateTable('exchange_rates').set({ ended_at: at }).where('id', '=', id).execute();
}

export async function insertRateOverride(
  tx: Executor,
  { rateE4, operatorId, at }: { rateE4: number; operatorId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('exchange_rates')
    .values({
      currency: 'RUB',
      rate_e4: rateE4,
      source: 'operator',
      set_at: at,
      seen_at: at,
      created_at: at,
      created_by: operatorId,
      ended_at: null,
    })
    .execute();
}
