import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { findCharge } from '../charges/charges.store.ts';
import type { Gateway } from '../gateways/gateway.ts';
import type { PaymentQuery } from '../gateways/payment-query.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { findCustomer } from '../saved-methods/find-customer.ts';
import { queryOf } from './fetch-payment.ts';

/**
 * The ids by which the gateway can find a payment. A charge whose answer was lost has only our own id, by which some
 * gateways find nothing for a while; the customer who was charged helps them.
 */
export async function queryWithCustomer(
  platform: Pick<TransactionalPlatform, 'db' | 'sealer'>,
  gateway: Gateway,
  payment: PaymentRow,
): Promise<PaymentQuery> {
  const query = queryOf(payment);
  if (query.reference !== null) return query;
  const isCharge =
    payment.renewal_id !== null || (await findCharge(platform.db, payment.id)) !== undefined;
  if (!isCharge) return query;
  const customer = await findCustomer(platform, gateway, payment.user_id);
  return customer === null ? query : { ...query, customer };
}
