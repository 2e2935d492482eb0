import type { Platform } from '../../src/platform/platform.ts';
import { insertRows, updateRows } from '../rows.ts';
import { buildMethod } from './build-method.ts';

/** Adds the payment method `rubles`, which charges them. */
export async function sellInRubles(platform: Pick<Platform, 'db'>): Promise<void> {
  await buildMethod(platform, { gateway: 'rubles', feePercent: 0 });
  await updateRows(
    platform.db,
    'payment_methods',
    { gateway: 'rubles' },
    { charge_currency: 'RUB' },
  );
}

/** Sets the rate of the ruble as an operator does, in ten-thousandths. */
export async function useRate(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  rate_e4: number,
): Promise<void> {
  const at = clock.now();
  await db.deleteFrom('exchange_rates').execute();
  await insertRows(db, 'exchange_rates', {
    ...{ currency: 'RUB', rate_e4, source: 'operator', set_at: at, seen_at: at },
    ...{ created_at: at, created_by: null, ended_at: null },
  });
}
