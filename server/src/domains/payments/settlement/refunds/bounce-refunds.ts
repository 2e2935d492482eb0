import { raiseAlert } from '../../../../platform/alerts.store.ts';
import type { Executor, Notifying } from '../../../../platform/platform.ts';
import type { GatewayRefund } from '../../gateways/refunds.ts';
import { notifyPaymentChange } from '../../notifications/notify-payment-change.ts';
import { centsReturned } from '../../records/charged-amount.rules.ts';
import { changePayment, insertEffects, type PaymentRow } from '../../records/payments.store.ts';
import { postBouncedRefund } from '../../records/post-entries.ts';
import { changeRefund, listRefunds, upsertGatewayRefunds } from './refunds.store.ts';

/**
 * Books refunds that failed after they had been booked. For the buyer the payment stays refunded: the returned money is
 * owed to them until an operator repays it in another way.
 */
export async function bounceRefunds(
  tx: Executor,
  platform: Notifying,
  before: PaymentRow,
  refunds: readonly GatewayRefund[],
): Promise<PaymentRow> {
  const at = platform.clock.now();
  let payment = before;
  for (const refund of refunds) payment = await recordBounce(tx, platform, payment, refund, at);
  await upsertGatewayRefunds(tx, { paymentId: payment.id, refunds, counted: new Set(), at });
  return payment;
}

/**
 * The same for a gateway that reports only the total it has returned, when that total decreases. The latest requested
 * refund of exactly that amount is taken as the failed one.
 */
export async function bounceReportedShortfall(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  toMinor: number,
): Promise<PaymentRow> {
  const at = platform.clock.now();
  const amountMinor = payment.returned_minor - toMinor;
  const requested = (await listRefunds(tx, payment.id)).findLast(
    (row) =>
      row.method === 'gateway' &&
      row.effect !== null &&
      row.state !== 'failed' &&
      row.amount_minor === amountMinor,
  );
  const reference = requested?.id ?? `sum:${toMinor}:${at.getTime()}`;
  return recordBounce(tx, platform, payment, { reference, amountMinor }, at);
}

async function recordBounce(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  { reference, amountMinor: reportedMinor }: Pick<GatewayRefund, 'reference' | 'amountMinor'>,
  at: Date,
): Promise<PaymentRow> {
  const amountMinor = Math.min(reportedMinor, payment.returned_minor);
  const effect = `recordBounce:${reference}`;
  if (amountMinor === 0 || (await insertEffects(tx, payment.id, [effect], at)) === 0) {
    return payment;
  }
  const rows = await listRefunds(tx, payment.id);
  const requested = rows.find((row) => row.gateway_reference === reference || row.id === reference);
  const left = payment.returned_minor - amountMinor;
  const worth = centsReturned(payment, payment.returned_minor) - centsReturned(payment, left);
  // Never more than was refunded to the buyer: money that the gateway returned beyond the capture is not owed.
  const inDollars = payment.charge_currency === payment.currency;
  const wholeCents = inDollars ? amountMinor : (requested?.amount_cents ?? Math.max(worth, 1));
  const owedCents = Math.min(wholeCents, payment.refunded_cents - payment.owed_cents);
  const owedMinor = inDollars || owedCents === 0 ? owedCents : amountMinor;
  await postBouncedRefund(tx, platform, payment, { amountMinor, owedMinor, effect, at });
  const detail = { reference, amount_minor: amountMinor, owed_cents: owedCents };
  if (requested !== undefined) {
    await changeRefund(tx, requested.id, {
      state: 'failed',
      failure: 'bounced',
      try_at: null,
      changed_at: at,
    });
  }
  await raiseAlert(tx, {
    kind: 'refund_failed',
    subject: `refund:${reference}`,
    detail: { payment: payment.id, ...detail },
    at,
  });
  if (owedCents > 0) {
    await notifyPaymentChange(tx, platform, payment, {
      change: 'refund-failed',
      amountCents: owedCents,
      about: reference,
    });
  }
  return changePayment(
    tx,
    payment.id,
    {
      returned_minor: left,
      owed_minor: payment.owed_minor + owedMinor,
      owed_cents: payment.owed_cents + owedCents,
    },
    { kind: 'refund_bounced', detail, at },
  );
}
