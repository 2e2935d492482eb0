import type { Emulator } from '../kit/emulator.ts';
import type { Notice } from '../kit/notice-sender.ts';
import { paymentView, refundView, type YookassaPayment } from './payment.ts';
import type { Shop } from './shop.ts';

type Context = { emulator: Emulator<YookassaPayment>; shop: Shop };

/** The notices that follow from a change. None tells of a refund that failed: that is learned by asking. */
export function noticesOf(
  after: YookassaPayment,
  before: YookassaPayment,
  context: Context,
): Notice[] {
  const view = (payment: YookassaPayment) =>
    paymentView(payment, { shop: context.shop, url: context.emulator.payUrl(payment.id) });
  const { status } = view(after);
  const notices: Notice[] = [];
  if (status !== view(before).status) {
    notices.push(notice(`payment.${status}`, after, () => view(after), context));
  }
  const arrived = (payment: YookassaPayment) =>
    payment.refunds.filter(({ state }) => state === 'succeeded');
  const known = arrived(before).map(({ id }) => id);
  for (const refund of arrived(after).filter(({ id }) => !known.includes(id))) {
    notices.push(notice('refund.succeeded', after, () => refundView(after, refund), context));
  }
  return notices;
}

function notice(
  event: string,
  payment: YookassaPayment,
  object: () => { amount: { value: string; currency: string } },
  { emulator }: Context,
): Notice {
  return {
    paymentId: payment.id,
    type: event,
    build({ badSignature, wrongAmount }) {
      const url = emulator.noticeUrl();
      if (url === undefined) return undefined;
      const told = object();
      const amount = wrongAmount ? { ...told.amount, value: '1.00' } : told.amount;
      return {
        // Nothing is signed; what a forger lacks is the end of the address.
        url: badSignature ? url.replace(/[^/]+$/, 'somebody-else') : url,
        body: JSON.stringify({ type: 'notification', event, object: { ...told, amount } }),
        headers: { 'content-type': 'application/json' },
      };
    },
  };
}
