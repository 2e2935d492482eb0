import { randomBytes, randomInt } from 'node:crypto';
import type { Protocol } from '../kit/emulator.ts';
import type { EmulatorOptions, RunningGateway } from '../kit/gateway.ts';
import { serveEmulator } from '../kit/serve-emulator.ts';
import { registerApi } from './api-routes.ts';
import { yookassaWire } from './calls.ts';
import { errorBody } from './errors.ts';
import type { YookassaPayment } from './payment.ts';
import type { Shop } from './shop.ts';
import { webhooksOf } from './webhooks.ts';

/** Emulates YooKassa's API v3: one test shop, one-stage payments, rubles only. */
export function startYookassa(options: EmulatorOptions = {}): Promise<RunningGateway> {
  const { settings = {} } = options;
  const shop: Shop = {
    id: settings.YOOKASSA_SHOP_ID || `${randomInt(100_000, 999_999)}`,
    secretKey: settings.YOOKASSA_SECRET_KEY || `test_${randomBytes(24).toString('base64url')}`,
    receipts: settings.YOOKASSA_RECEIPT === 'on',
  };
  const protocol: Protocol<YookassaPayment> = {
    title: 'YooKassa',
    basePath: '/v3',
    outcomes: [
      'pay',
      'decline',
      'cancel',
      'expire',
      'pay_slowly',
      'finish',
      'pay_less',
      'pay_more',
      'pay_late',
      'wrong_currency',
      'other_merchant',
      'test_mode',
      'refund',
      'refund_pending',
      'refund_fails',
    ],
    switches: {
      seller: ['company', 'self_employed'],
      qr: ['shown', 'refused'],
      saving: ['saved', 'nothing', 'forbidden'],
      charge: 'any word',
      card: 'any word',
      confirmationHost: 'any word',
      status: 'any word',
      receiptRegistration: 'any word',
      refundStatus: 'any word',
    },
    wire: yookassaWire,
    registerApi: (app, emulator, serve) => registerApi(app, emulator, serve, shop),
    failure: errorBody,
    webhooksOf: (after, { before, emulator }) => webhooksOf(after, before, { emulator, shop }),
    // Any other answer, 2xx included, is retried.
    isAccepted: ({ status }) => status === 200,
    shopSettings: (url) => ({
      YOOKASSA_API_BASE: `${url}/v3`,
      YOOKASSA_SHOP_ID: shop.id,
      YOOKASSA_SECRET_KEY: shop.secretKey,
      // Webhooks come from this machine, or over the private network of containers.
      YOOKASSA_WEBHOOK_NETWORKS:
        settings.YOOKASSA_WEBHOOK_NETWORKS ||
        '127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16',
      ...(shop.receipts && { YOOKASSA_RECEIPT: 'on' }),
    }),
  };
  return serveEmulator(protocol, options);
}
