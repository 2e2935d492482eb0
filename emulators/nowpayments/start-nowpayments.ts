import { randomBytes } from 'node:crypto';
import type { Emulator, Protocol } from '../kit/emulator.ts';
import type { EmulatorOptions, RunningGateway } from '../kit/gateway.ts';
import { serveEmulator } from '../kit/serve-emulator.ts';
import { registerApi } from './api-routes.ts';
import { nowpaymentsWire } from './calls.ts';
import { errorBody } from './errors.ts';
import type { Invoice, Reading } from './invoice.ts';
import { afterOutcome, webhooksOf } from './webhooks.ts';

/** Emulates NOWPayments: invoices priced in dollars, paid in coins on its page, webhooks signed over sorted JSON. */
export function startNowpayments(options: EmulatorOptions = {}): Promise<RunningGateway> {
  const { settings = {} } = options;
  const apiKey = settings.NOWPAYMENTS_API_KEY || randomBytes(24).toString('base64url');
  const given = settings.NOWPAYMENTS_IPN_SECRET || randomBytes(24).toString('base64url');
  // The shop accepts several secrets during a rotation; the first one signs.
  const [ipnSecret = ''] = given.split(',').map((secret) => secret.trim());
  // Without them there is no login, as in most shops.
  const email = settings.NOWPAYMENTS_ACCOUNT_EMAIL ?? '';
  const password = settings.NOWPAYMENTS_ACCOUNT_PASSWORD ?? '';

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
      'pay_again',
      'pay_late',
      'wrong_currency',
      'refund',
    ],
    switches: {
      parent: ['both', 'webhook', 'answer', 'nowhere'],
      child: ['shown', 'missing'],
      fiat: ['zero', 'known'],
      outcome: ['dollars', 'coin'],
      status: 'any word',
    },
    wire: nowpaymentsWire,
    registerApi: (app, emulator, serve) =>
      registerApi(app, emulator, serve, { apiKey, email, password, reading: readingOf(emulator) }),
    failure: errorBody,
    afterOutcome,
    webhooksOf: (after, { before, outcome, emulator }) =>
      webhooksOf(after, before, { outcome, ipnSecret, reading: readingOf(emulator)() }),
    shopSettings: (url) => ({
      NOWPAYMENTS_API_BASE: `${url}/v1`,
      NOWPAYMENTS_API_KEY: apiKey,
      NOWPAYMENTS_IPN_SECRET: given,
      ...(password !== '' && {
        NOWPAYMENTS_ACCOUNT_EMAIL: email,
        NOWPAYMENTS_ACCOUNT_PASSWORD: password,
      }),
    }),
  };
  return serveEmulator(protocol, options);
}

function readingOf({ switchOf }: Pick<Emulator<Invoice>, 'switchOf'>) {
  return (): Reading => ({
    parent: switchOf('parent'),
    child: switchOf('child'),
    fiat: switchOf('fiat'),
    outcome: switchOf('outcome'),
    status: switchOf('status'),
  });
}
