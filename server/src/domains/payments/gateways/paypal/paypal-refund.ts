import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { PaymentQuery } from '../payment-query.ts';
import type { RefundAnswer, RefundRequest } from '../refunds.ts';
import { capturePath, type PayPalApi } from './paypal-api.ts';
import { formatMinor } from './paypal-body.ts';
import { captureOf, refundOf } from './paypal-report.ts';
import { read, refund, refusedWith } from './paypal-wire.ts';

/**
 * Refunds a capture or a part of it.
 * @throws GatewayUnavailable `refused` when PayPal captured nothing or refuses; else `unknown`
 */
export async function refundPayPalCapture(
  api: PayPalApi,
  { amountMinor, currency, key, ...query }: RefundRequest,
): Promise<RefundAnswer> {
  const captureId = query.secondaryReference ?? (await findCaptureId(api, query));
  const amount = { currency_code: currency, value: formatMinor(amountMinor) };
  const path = `${capturePath(captureId)}/refund`;
  const answer = await api.post(path, key, { amount, custom_id: query.orderId });
  if (answer.status >= 400) throw refusedWith(answer);
  const { reference, state } = refundOf(read(refund, answer));
  return { reference, state };
}

async function findCaptureId(api: PayPalApi, query: PaymentQuery): Promise<string> {
  const found = await api.findOrder(query);
  const captured = found && captureOf(found);
  if (captured === undefined) throw new GatewayUnavailable('refused', 'PayPal captured nothing');
  return captured.id;
}
