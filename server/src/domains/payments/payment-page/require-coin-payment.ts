import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CoinGateway } from '../gateways/gateway.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findOwnPayment } from '../records/payment-events.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';

/** The buyer's own payment that can be made in coins now. Refuses `not_found` and `payment_closed`. */
export async function requireCoinPayment(
  platform: Pick<Platform, 'db' | 'clock'>,
  gateways: Gateways,
  own: { readonly id: string; readonly userId: string },
): Promise<{ readonly payment: PaymentRow; readonly coins: CoinGateway }> {
  const payment = await findOwnPayment(platform.db, own);
  if (payment?.own_page !== 'coins') refuse('not_found');
  const isOpen = payment.state === 'pending' && payment.expires_at > platform.clock.now();
  const coins = (await gateways.get(payment.provider))?.coins;
  if (!isOpen || coins === undefined) refuse('payment_closed');
  return { payment, coins };
}
