import { raiseAlert } from '../../../../platform/alerts.store.ts';
import type { Executor, Notifying } from '../../../../platform/platform.ts';
import type { GatewayReport } from '../../gateways/report.ts';
import { centsReturned } from '../../records/charged-amount.rules.ts';
import type { PaymentRow } from '../../records/payments.store.ts';
import { refundSale } from './refund-sale.ts';
import { matchRequestedRefund, refundFits } from './refunds.rules.ts';
import { changeRefund, findOpenRefund, listKnownRefunds } from './refunds.store.ts';
import { repayOwed } from './repay-owed.ts';

/**
 * Books one step of the money the gateway has returned, on the way to `toMinor` in total: as the refund that an
 * operator requested, else as a repayment of what is owed, else as a refund made directly at the gateway.
 */
export async function bookReturned(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  { toMinor, refunds }: { toMinor: number; refunds: GatewayReport['refunds'] },
): Promise<PaymentRow> {
  const deltaMinor = toMinor - payment.returned_minor;
  const requested = await findOpenRefund(tx, payment.id);
  const isOpen = requested?.method === 'gateway' && requested.effect === null;
  if (isOpen && refundFits(payment, requested)) {
    const known = await listKnownRefunds(tx, payment.id);
    const own = matchRequestedRefund(requested, { deltaMinor, refunds, known });
    if (own !== undefined) return bookRequested(tx, platform, payment, requested, own.reference);
  }
  if (payment.owed_minor > 0) {
    const amountMinor = Math.min(deltaMinor, payment.owed_minor);
    const key = refunds.find(({ amountMinor: one }) => one === amountMinor)?.reference ?? toMinor;
    return repayOwed(tx, platform, payment, { method: 'gateway', amountMinor, key: String(key) });
  }
  return bookForeign(tx, platform, payment, toMinor);
}

type OpenRefund = NonNullable<Awaited<ReturnType<typeof findOpenRefund>>>;

async function bookRequested(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  requested: OpenRefund,
  reference: string | null,
): Promise<PaymentRow> {
  const { id, method, access, amount_cents: amountCents, amount_minor: amountMinor } = requested;
  if (requested.purpose === 'repay') {
    const repaid = await repayOwed(tx, platform, payment, { method, amountMinor, key: id });
    await changeRefund(tx, id, { effect: `repaid:${id}`, gateway_reference: reference });
    return repaid;
  }
  const booked = await refundSale(tx, platform, payment, {
    method,
    amountCents,
    amountMinor,
    access,
  });
  if (booked.effect !== undefined) {
    await changeRefund(tx, id, { effect: booked.effect, gateway_reference: reference });
  }
  return booked.payment;
}

/**
 * Books a refund that was made at the gateway. A remainder below one cent is booked together with a later refund. Money
 * beyond the captured amount, because the buyer was already refunded in another way, raises an alert.
 */
async function bookForeign(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  toMinor: number,
): Promise<PaymentRow> {
  const worth = centsReturned(payment, toMinor) - centsReturned(payment, payment.returned_minor);
  if (worth === 0) return payment;
  const amountCents = Math.min(worth, payment.captured_cents - payment.refunded_cents);
  const booked = await refundSale(tx, platform, payment, {
    method: 'gateway',
    amountCents,
    amountMinor: toMinor - payment.returned_minor,
  });
  // A difference of one cent can come from rounding rubles.
  if (worth - amountCents > 1) {
    const detail = { excess_cents: worth - amountCents };
    const at = platform.clock.now();
    await raiseAlert(tx, { kind: 'refund_excess', subject: payment.id, detail, at });
  }
  return booked.payment;
}
