import type { FastifyInstance } from 'fastify';
import type { WireAnswer } from '../kit/answer-with-fault.ts';
import type { Emulator } from '../kit/emulator.ts';
import { isSameSecret } from '../kit/is-same-secret.ts';
import type { Fitting, Serve } from '../kit/wire/wire.ts';
import { calls } from './calls.ts';
import { createPayment } from './create-payment.ts';
import { refusal } from './errors.ts';
import { createOncePerKey } from './idempotence.ts';
import { paymentView, refundView, type YookassaPayment } from './payment.ts';
import { receiptsOf, sendReceipt } from './receipts.ts';
import { refundPayment } from './refund-payment.ts';
import type { Shop } from './shop.ts';
import type { PaymentsQuery } from './wire.ts';

/** The shop's API: JSON, Basic credentials, an idempotency key for every POST. */
export function registerApi(
  app: FastifyInstance,
  emulator: Emulator<YookassaPayment>,
  serve: Serve,
  shop: Shop,
) {
  const { payments } = emulator;
  const all = () => payments.list(Number.MAX_SAFE_INTEGER);
  const oncePerKey = createOncePerKey();
  const once = <B extends object>(
    { headers, url, body }: Fitting<unknown, B>,
    work: () => object,
  ) => oncePerKey(headers['idempotence-key'], { path: url, body }, () => ok(work()));
  const expected = Buffer.from(`${shop.id}:${shop.secretKey}`).toString('base64');
  const words = () => ({
    status: emulator.switchOf('status'),
    receipt: emulator.switchOf('receiptRegistration'),
    refund: emulator.switchOf('refundStatus'),
  });
  const view = (payment: YookassaPayment) => {
    const page = emulator.payUrl(payment.id);
    const host = payment.hasOwnMethod && emulator.switchOf('confirmationHost');
    const url = host ? `https://${host}/${payment.id}` : page;
    return paymentView(payment, { shop, url, words: words() });
  };

  function getPayment(id: string): YookassaPayment {
    const payment = payments.find(id);
    if (payment === undefined) throw refusal(404, 'Payment is not found', 'payment_id');
    return payment;
  }

  app.addHook('onRequest', async (request) => {
    const given = request.headers.authorization?.match(/^Basic (.+)$/)?.[1] ?? '';
    if (!isSameSecret(given, expected)) {
      throw refusal(401, 'Error in shopId or secret key', 'Authorization');
    }
  });

  serve(calls.createPayment, (request) =>
    once(request, () => view(createPayment(emulator, shop, request.body))),
  );

  serve(calls.listPayments, ({ query }) => {
    const found = all()
      .filter((payment) => isMadeWithin(payment, query))
      .map(view)
      .filter(({ status }) => query.status === undefined || status === query.status);
    return ok(pageOf(found, query));
  });

  serve(calls.readPayment, ({ id }) => ok(view(getPayment(id))));

  // Only payments in `waiting_for_capture` can be canceled or captured, and one-stage payments never are.
  const refuseAlways = ({ id }: { id: string }) => {
    throw refusal(400, `Payment is ${view(getPayment(id)).status}`, 'payment_id');
  };
  serve(calls.cancelPayment, refuseAlways);
  serve(calls.capturePayment, refuseAlways);

  serve(calls.readShop, () =>
    ok({
      account_id: shop.id,
      status: 'enabled',
      test: true,
      fiscalization_enabled: shop.receipts,
      payment_methods: ['bank_card', 'sbp', 'yoo_money'],
    }),
  );

  serve(calls.createRefund, (request) =>
    once(request, () => refundPayment(emulator, shop, request.body)),
  );

  serve(calls.listRefunds, ({ query }) => {
    const found = all()
      .filter(({ id }) => query.payment_id === undefined || id === query.payment_id)
      .flatMap((payment) =>
        payment.refunds.map((refund) => refundView(payment, refund, words())).reverse(),
      );
    return ok(pageOf(found, query));
  });

  serve(calls.readRefund, ({ id }) => {
    const payment = all().find(({ refunds }) => refunds.some((refund) => refund.id === id));
    const refund = payment?.refunds.find((one) => one.id === id);
    if (!payment || !refund) throw refusal(404, 'Refund is not found', 'refund_id');
    return ok(refundView(payment, refund, words()));
  });

  const allReceipts = () =>
    all().flatMap((payment) =>
      receiptsOf(payment, words().receipt).map((receipt) => ({ of: payment.id, receipt })),
    );

  serve(calls.createReceipt, (request) => once(request, () => sendReceipt(emulator, request.body)));

  serve(calls.listReceipts, ({ query }) => {
    const found = allReceipts()
      .filter(
        ({ of, receipt }) =>
          (query.payment_id === undefined ||
            (of === query.payment_id && receipt.type === 'payment')) &&
          (query.refund_id === undefined || receipt.refund_id === query.refund_id),
      )
      .map(({ receipt }) => receipt);
    return ok(pageOf(found, query));
  });

  serve(calls.readReceipt, ({ id }) => {
    const found = allReceipts().find(({ receipt }) => receipt.id === id);
    if (found === undefined) throw refusal(404, 'Receipt is not found', 'receipt_id');
    return ok(found.receipt);
  });
}

function ok(body: object): WireAnswer {
  return { status: 200, body };
}

function isMadeWithin({ madeAt }: YookassaPayment, query: PaymentsQuery): boolean {
  const at = madeAt.getTime();
  const bound = (name: `created_at.${'gte' | 'gt' | 'lte' | 'lt'}`) => {
    const text = query[name];
    return text === undefined ? undefined : Date.parse(text);
  };
  return (
    at >= (bound('created_at.gte') ?? at) &&
    at > (bound('created_at.gt') ?? at - 1) &&
    at <= (bound('created_at.lte') ?? at) &&
    at < (bound('created_at.lt') ?? at + 1)
  );
}

/** Newest first; the cursor is the last id of the previous page. */
function pageOf<T extends { id: string }>(
  all: readonly T[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const start = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) throw refusal(400, 'No such cursor', 'cursor');
  const items = all.slice(start, start + limit);
  const last = items.at(-1);
  const more = start + limit < all.length;
  return { type: 'list', items, ...(more && last && { next_cursor: last.id }) };
}
