import type { PaymentRow } from '../../src/domains/payments/records/payments.store.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** The payment as it is stored. */
export function paymentOf({ db }: Pick<Platform, 'db'>, id: string): Promise<PaymentRow> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
