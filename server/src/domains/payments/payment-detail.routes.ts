import { getConsolePayment as operatorRoute } from '@sesame/contract/console/payments/payment-detail.ts';
import * as doubles from '@sesame/contract/shop/double-payments.ts';
import * as contract from '@sesame/contract/shop/payment-detail.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { getConsolePayment } from './history/get-console-payment.ts';
import { getPayment } from './history/get-payment.ts';
import { gatewaysOf } from './providers/live-gateways.ts';
import { createPdfDrawer } from './receipts/draw-pdf.ts';
import { getReceipt } from './receipts/get-receipt.ts';
import { answerDoublePayment } from './refunds/answer-double-payment.ts';
import { syncOwnPayment } from './sync/sync-own-payment.ts';

/** Routes of a single payment, for its buyer and for operators. */
export function paymentDetailRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  const pdf = createPdfDrawer();
  api.fastify.addHook('onClose', () => pdf.close());
  bind(api, contract.getPayment, ({ session, params }) =>
    getPayment(platform, gateways, { id: params.id, userId: session.userId }),
  );
  bind(api, contract.syncOwnPayment, ({ session, body }) =>
    syncOwnPayment(platform, gateways, { id: body.payment_id, userId: session.userId }),
  );
  bindIdempotent(api, doubles.answerDoublePayment, ({ session, params, body }, once) =>
    answerDoublePayment(platform, gateways, once, {
      userId: session.userId,
      paymentId: params.id,
      answer: body.answer,
      expectedAmount: body.expected_amount,
    }),
  );
  bind(api, contract.getReceipt, ({ session, params, query }) =>
    getReceipt(platform, pdf, { id: params.id, userId: session.userId, ...query }),
  );
  bind(api, operatorRoute, ({ params }) => getConsolePayment(platform, params.id));
}
