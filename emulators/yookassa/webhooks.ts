import type { Emulator } from '../kit/emulator.ts';
import type { Webhook } from '../kit/webhook-sender.ts';
import { paymentView, refundView, type YookassaPayment } from './payment.ts';
import type { Shop } from './shop.ts';

type Context = { emulator: Emulator<YookassaPayment>; shop: Shop };

/** The webhooks of a change. A failed refund has none and is only visible by fetching it. */
export function webhooksOf(
  after: YookassaPayment,
  before: YookassaPayment,
  context: Context,
): Webhook[] {
  const view = (payment: YookassaPayment) =>
    paymentView(payment, { shop: context.shop, url: context.emulator.payUrl(payment.id) });
  const { status } = view(after);
  const webhooks: Webhook[] = [];
  if (status !== view(before).status) {
    webhooks.push(webhook(`payment.${status}`, after, () => view(after), context));
  }
  const arrived = (payment: YookassaPayment) =>
    payment.refunds.filter(({ state }) => state === 'succeeded');
  const known = arrived(before).map(({ id }) => id);
  for (const refund of arrived(after).filter(({ id }) => !known.includes(id))) {
    webhooks.push(webhook('refund.succeeded', after, () => refundView(after, refund), context));
  }
  return webhooks;
}

function webhook(
  event: string,
  payment: YookassaPayment,
  object: () => { amount: { value: string; currency: string } },
  { emulator }: Context,
): Webhook {
  return {
    paymentId: payment.id,
    type: event,
    build({ badSignature, wrongAmount }) {
      const url = emulator.webhookUrl();
      if (url === undefined) return undefined;
      const reported = object();
      const amount = wrongAmount ? { ...reported.amount, value: '1.00' } : reported.amount;
      return {
        // YooKassa does not sign webhooks; a forger does not know the end of the URL.
        url: badSignature ? url.replace(/[^/]+$/, 'somebody-else') : url,
        body: JSON.stringify({ type: 'notification', event, object: { ...reported, amount } }),
        headers: { 'content-type': 'application/json' },
      };
    },
  };
}
