import type { MethodCategory } from '../../src/database.types.ts';
import type { Platform } from '../../src/platform/platform.ts';

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
  await db
    .insertInto('payment_methods')
    .values({
      gateway: method.gateway,
      provider: 'bank',
      category: method.category ?? 'worldwide',
      title: method.gateway,
      title_ru: method.gateway,
      fee_percent: method.feePercent,
      ...(method.minTotalCents !== undefined && { min_total_cents: method.minTotalCents }),
      ...(method.maxTotalCents !== undefined && { max_total_cents: method.maxTotalCents }),
    })
    .execute();
}
