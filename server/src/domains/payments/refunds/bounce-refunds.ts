import type { Executor, Platform } from '../../../platform/platform.ts';
import { raiseAlert } from '../alerts.store.ts';
import { centsReturned } from '../charge.rules.ts';
import type { GatewayRefund } from '../gateways/gateway.ts';
import { postBounce } from '../journal.ts';
import { changePayment, insertEffects, type PaymentRow } from '../payments.store.ts';
import { changeRefund, listRefunds, rememberRefunds } from './refunds.store.ts';

/**
 * Books that refunds which had been counted have failed since. For the buyer the payment stays refunded: what came back to us
 * is owed to them, until an operator gives it back in another way.
 */
export async function bounceRefunds(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'clock'>,
  before: PaymentRow,
  refunds: readonly GatewayRefund[],
): Promise<PaymentRow> {
  const at = platform.clock.now();
  let payment = before;
  for (const refund of refunds) payment = await bounce(tx, platform, payment, refund, at);
  await rememberRefunds(tx, { paymentId: payment.id, refunds, counted: new Set(), at });
  return payment;
}

/**
 * The same of a gateway that tells only how much it has given back, and that says less now than it did. The refund of that
 * size which was asked for last is the one that failed.
 */
export async function bounceShortfall(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'clock'>,
  payment: PaymentRow,
  toMinor: number,
): Promise<PaymentRow> {
  const at = platform.clock.now();
  const amountMinor = payment.returned_minor - toMinor;
  const asked = (await listRefunds(tx, payment.id)).findLast(
    (row) =>
      row.way === 'gateway' &&
      row.effect !== null &&
      row.state !== 'failed' &&
      row.amount_minor === amountMinor,
  );
  const reference = asked?.id ?? `sum:${toMinor}:${at.getTime()}`;
  return bounce(tx, platform, payment, { reference, amountMinor }, at);
}

async function bounce(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { reference, amountMinor: toldMinor }: Pick<GatewayRefund, 'reference' | 'amountMinor'>,
  at: Date,
): Promise<PaymentRow> {
  const amountMinor = Math.min(toldMinor, payment.returned_minor);
  const effect = `bounce:${reference}`;
  if (amountMinor === 0 || (await insertEffects(tx, payment.id, [effect], at)) === 0) {
    return payment;
  }
  const rows = await listRefunds(tx, payment.id);
  const asked = rows.find((row) => row.gateway_reference === reference || row.id === reference);
  const left = payment.returned_minor - amountMinor;
  const worth = centsReturned(payment, payment.returned_minor) - centsReturned(payment, left);
  // Never more than went to the buyer: what a gateway had given above the whole was never theirs.
  const inDollars = payment.charge_currency === payment.currency;
  const wholeCents = inDollars ? amountMinor : (asked?.amount_cents ?? Math.max(worth, 1));
  const owedCents = Math.min(wholeCents, payment.refunded_cents - payment.owed_cents);
  const owedMinor = inDollars || owedCents === 0 ? owedCents : amountMinor;
  await postBounce(tx, platform, payment, { amountMinor, owedMinor, effect, at });
  const detail = { reference, amount_minor: amountMinor, owed_cents: owedCents };
  if (asked !== undefined) {
    await changeRefund(tx, asked.id, {
      state: 'failed',
      failure: 'failed after it was booked',
      try_at: null,
      changed_at: at,
    });
  }
  await raiseAlert(tx, { kind: 'refund_failed', subject: `refund:${reference}`, detail, at });
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
