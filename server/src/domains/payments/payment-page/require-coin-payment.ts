import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CoinGateway } from '../gateways/coins.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findOwnPayment } from '../records/payment-events.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { findMissing } from './find-missing.ts';

export interface CoinOrder {
  readonly payment: PaymentRow;
  readonly coins: CoinGateway;
  /** What is still to be paid, in cents. */
  readonly dueCents: number;
  /** Part of it has arrived. */
  readonly isRest: boolean;
}

/** The buyer's own payment that can be made in coins now, or completed. Refuses `not_found` and `payment_closed`. */
export async function requireCoinPayment(
  platform: Pick<Platform, 'db' | 'clock'>,
  gateways: Gateways,
  own: { readonly id: string; readonly userId: string },
): Promise<CoinOrder> {
  const payment = await findOwnPayment(platform.db, own);
  if (payment?.own_page !== 'coins') refuse('not_found');
  const coins = (await gateways.get(payment.provider))?.coins;
  if (coins === undefined) refuse('payment_closed');
  const missing = await findMissing(platform, payment);
  if (missing !== null) return { payment, coins, dueCents: missing, isRest: true };
  const isOpen = payment.state === 'pending' && payment.expires_at > platform.clock.now();
  if (!isOpen) refuse('payment_closed');
  return { payment, coins, dueCents: payment.charge_minor, isRest: false };
}
