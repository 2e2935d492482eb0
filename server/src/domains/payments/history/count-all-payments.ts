import {
  type countAllPayments as countRoute,
  PAYMENTS_COUNTED_MAX,
} from '@sesame/contract/console/payments/payment-list.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/shared/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countPaymentRows } from './all-payments.store.ts';
import { filtersOf } from './list-all-payments.ts';

/** The length of the list, up to `PAYMENTS_COUNTED_MAX`: an exact count would scan all payments of a large shop. */
export async function countAllPayments(
  { db }: Pick<Platform, 'db'>,
  filters: QueryOf<typeof countRoute>,
): Promise<AnswerOf<typeof countRoute>> {
  const count = await countPaymentRows(db, filtersOf(filters), PAYMENTS_COUNTED_MAX + 1);
  return { count: Math.min(count, PAYMENTS_COUNTED_MAX), more: count > PAYMENTS_COUNTED_MAX };
}
