import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { ProviderValues } from '../provider.ts';
import type { RefundAnswer, RefundRequest } from '../refunds.ts';
import { isKeyConflict, type YookassaApi } from './yookassa-api.ts';
import { receiptName, receiptOf } from './yookassa-body.ts';
import { gatewayRefundOf } from './yookassa-report.ts';
import { amountOf, minorOf, yookassaRefund } from './yookassa-wire.ts';

/**
 * Refunds a payment or a part of it, with its own fiscal receipt where one is due.
 * @throws GatewayUnavailable `refused` when the payment is not known or YooKassa refuses; else `unknown`
 */
export async function refundYookassaPayment(
  { api, values }: { api: YookassaApi; values: ProviderValues },
  request: RefundRequest,
): Promise<RefundAnswer> {
  const { reference, amountMinor, currency, key } = request;
  if (reference === null) {
    throw new GatewayUnavailable('refused', 'YooKassa has no payment for this order');
  }
  const amount = amountOf(amountMinor, currency);
  const receipt =
    values.receipt === 'on' && (await receiptOfRefund({ api, values }, reference, request));
  const json = { payment_id: reference, amount, ...(receipt && { receipt }) };
  const answer = await api.post('/refunds', json, key);
  if (isKeyConflict(answer)) {
    throw new GatewayUnavailable('unknown', 'YooKassa has a different refund under this key');
  }
  const refund = api.read(yookassaRefund, answer);
  return { reference: refund.id, state: gatewayRefundOf(refund).state };
}

/**
 * A full refund reverses the receipt of the payment, unless another one has closed its prepayment. A partial one needs
 * its own: what goes back, and of the self-employed what remains.
 */
async function receiptOfRefund(
  { api, values }: { api: YookassaApi; values: ProviderValues },
  reference: string,
  { amountMinor, currency, repeats, receipt: line }: RefundRequest,
) {
  const isClosed = line?.isClosed === true;
  const payment = await api.findPayment(reference);
  if (payment === undefined) return undefined;
  if (minorOf(payment.amount) === amountMinor && !isClosed) return undefined;
  // A repeat under the same key must send the same receipt.
  const known = payment.refunded_amount ? minorOf(payment.refunded_amount) : 0;
  const before = repeats?.returnedMinor ?? known;
  const leftMinor = minorOf(payment.amount) - before - amountMinor;
  const isSelfEmployed = values.seller === 'self_employed';
  if (isSelfEmployed && leftMinor <= 0) return undefined;
  const email = payment.metadata?.email;
  return receiptOf(values, {
    email: typeof email === 'string' ? email : '',
    description: line ? receiptName(line.description) : (payment.description ?? ''),
    amount: amountOf(isSelfEmployed ? leftMinor : amountMinor, currency),
    isFull: isClosed,
  });
}
