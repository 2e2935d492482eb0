import type { MethodCategory } from '../../src/database.types.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { insertRows } from '../rows.ts';

/** Inserts a payment method of the emulated bank. */
export async function buildMethod(
  { db }: Pick<Platform, 'db'>,
  method: {
    gateway: string;
    feePercent: number;
    category?: MethodCategory;
    minTotalCents?: number;
    maxTotalCents?: number;
  },
): Promise<void> {
  await insertRows(db, 'payment_methods', {
    gateway: method.gateway,
    provider: 'bank',
    category: method.category ?? 'worldwide',
    title: method.gateway,
    title_ru: method.gateway,
    fee_percent: method.feePercent,
    ...(method.minTotalCents !== undefined && { min_total_cents: method.minTotalCents }),
    ...(method.maxTotalCents !== undefined && { max_total_cents: method.maxTotalCents }),
  });
}
