import { getAnyPayment as operatorRoute } from '@sesame/contract/operator-payment-detail.ts';
import * as contract from '@sesame/contract/payment-detail.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { checkPayment } from './check-payment.ts';
import { getAnyPayment } from './get-any-payment.ts';
import { getPayment } from './get-payment.ts';
import { gatewaysOf } from './providers/live-gateways.ts';
import { createPdfDrawer } from './receipts/draw-pdf.ts';
import { getReceipt } from './receipts/get-receipt.ts';

/** One payment: its story for whoever bought it and for operators. */
export function paymentDetailRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  const pdf = createPdfDrawer();
  api.fastify.addHook('onClose', () => pdf.close());
  bind(api, contract.getPayment, ({ session, params }) =>
    getPayment(platform, { id: params.id, userId: session.userId }),
  );
  bind(api, contract.checkPayment, ({ session, body }) =>
    checkPayment(platform, gateways, { id: body.payment_id, userId: session.userId }),
  );
  bind(api, contract.getReceipt, ({ session, params, query }) =>
    getReceipt(platform, pdf, { id: params.id, userId: session.userId, ...query }),
  );
  bind(api, operatorRoute, ({ params }) => getAnyPayment(platform, params.id));
}
