import type { Executor, Platform } from '../../../platform/platform.ts';
import { raiseAlert } from '../alerts.store.ts';
import { centsReturned } from '../charge.rules.ts';
import type { GatewayReport } from '../gateways/gateway.ts';
import type { PaymentRow } from '../payments.store.ts';
import { refundSale } from '../refund-sale.ts';
import { findOwnRefund, hasRoom } from './refunds.rules.ts';
import { changeRefund, findOpenRefund, listKnownRefunds } from './refunds.store.ts';
import { repayOwed } from './repay-owed.ts';

type Needs = Pick<Platform, 'ids' | 'clock' | 'sealer' | 'config' | 'mail' | 'publicUrl'>;

/**
 * Books one step of what the gateway has given back of a settled payment, on the way to `toMinor` altogether: the refund that
 * an operator asked for, else what is owed since a refund came back, else one made at the gateway by itself.
 */
export async function bookReturned(
  tx: Executor,
  platform: Needs,
  payment: PaymentRow,
  { toMinor, refunds }: { toMinor: number; refunds: GatewayReport['refunds'] },
): Promise<PaymentRow> {
  const deltaMinor = toMinor - payment.returned_minor;
  const asked = await findOpenRefund(tx, payment.id);
  const isOpen = asked?.way === 'gateway' && asked.effect === null;
  if (isOpen && hasRoom(payment, asked)) {
    const known = await listKnownRefunds(tx, payment.id);
    const own = findOwnRefund(asked, { deltaMinor, refunds, known });
    if (own !== undefined) return bookAsked(tx, platform, payment, asked, own.reference);
  }
  if (payment.owed_minor > 0) {
    const amountMinor = Math.min(deltaMinor, payment.owed_minor);
    const key = refunds.find(({ amountMinor: one }) => one === amountMinor)?.reference ?? toMinor;
    return repayOwed(tx, platform, payment, { way: 'gateway', amountMinor, key: String(key) });
  }
  return bookForeign(tx, platform, payment, toMinor);
}

type Asked = NonNullable<Awaited<ReturnType<typeof findOpenRefund>>>;

async function bookAsked(
  tx: Executor,
  platform: Needs,
  payment: PaymentRow,
  asked: Asked,
  reference: string | null,
): Promise<PaymentRow> {
  const { id, way, access, amount_cents: amountCents, amount_minor: amountMinor } = asked;
  if (asked.purpose === 'repay') {
    const repaid = await repayOwed(tx, platform, payment, { way, amountMinor, key: id });
    await changeRefund(tx, id, { effect: `repaid:${id}`, gateway_reference: reference });
    return repaid;
  }
  const booked = await refundSale(tx, platform, payment, { way, amountCents, amountMinor, access });
  if (booked.effect !== undefined) {
    await changeRefund(tx, id, { effect: booked.effect, gateway_reference: reference });
  }
  return booked.payment;
}

/**
 * Less than a cent is booked with the refund that makes it one. What the buyer has already got by another way is lost, and
 * somebody has to know.
 */
async function bookForeign(
  tx: Executor,
  platform: Needs,
  payment: PaymentRow,
  toMinor: number,
): Promise<PaymentRow> {
  const worth = centsReturned(payment, toMinor) - centsReturned(payment, payment.returned_minor);
  if (worth === 0) return payment;
  const amountCents = Math.min(worth, payment.captured_cents - payment.refunded_cents);
  const booked = await refundSale(tx, platform, payment, {
    way: 'gateway',
    amountCents,
    amountMinor: toMinor - payment.returned_minor,
  });
  // A cent of it may be the rounding of roubles.
  if (worth - amountCents > 1) {
    const detail = { excess_cents: worth - amountCents };
    const at = platform.clock.now();
    await raiseAlert(tx, { kind: 'refund_excess', subject: payment.id, detail, at });
  }
  return booked.payment;
}
