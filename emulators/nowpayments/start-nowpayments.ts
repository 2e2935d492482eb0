import { randomBytes } from 'node:crypto';
import type { Protocol } from '../kit/emulator.ts';
import type { EmulatorOptions, RunningGateway } from '../kit/gateway.ts';
import { serveEmulator } from '../kit/serve-emulator.ts';
import { registerApi } from './api-routes.ts';
import { errorBody } from './errors.ts';
import type { Invoice } from './invoice.ts';
import { afterOutcome, webhooksOf } from './webhooks.ts';

/** Emulates NOWPayments: invoices priced in dollars, paid in coins on its page, webhooks signed over sorted JSON. */
export function startNowpayments(options: EmulatorOptions = {}): Promise<RunningGateway> {
  const { settings = {} } = options;
  const apiKey = settings.NOWPAYMENTS_API_KEY || randomBytes(24).toString('base64url');
  const given = settings.NOWPAYMENTS_IPN_SECRET || randomBytes(24).toString('base64url');
  // The shop accepts several secrets during a rotation; the first one signs.
  const [ipnSecret = ''] = given.split(',').map((secret) => secret.trim());
  const protocol: Protocol<Invoice> = {
    title: 'NOWPayments',
    basePath: '/v1',
    outcomes: [
      'pay',
      'decline',
      'expire',
      'pay_slowly',
      'finish',
      'pay_less',
      'pay_more',
      'pay_late',
      'wrong_currency',
      'refund',
    ],
    registerApi: (app, emulator) => registerApi(app, emulator, apiKey),
    failure: errorBody,
    afterOutcome,
    webhooksOf: (after, { before, outcome }) => webhooksOf(after, before, { outcome, ipnSecret }),
    shopSettings: (url) => ({
      NOWPAYMENTS_API_BASE: `${url}/v1`,
      NOWPAYMENTS_API_KEY: apiKey,
      NOWPAYMENTS_IPN_SECRET: given,
    }),
  };
  return serveEmulator(protocol, options);
}
