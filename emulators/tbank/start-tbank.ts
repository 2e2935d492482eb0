import { randomBytes, randomInt } from 'node:crypto';
import type { Protocol } from '../kit/emulator.ts';
import type { EmulatorOptions, RunningGateway } from '../kit/gateway.ts';
import { serveEmulator } from '../kit/serve-emulator.ts';
import { LINK_POSITIONS } from './accounts.ts';
import { registerApi } from './api-routes.ts';
import { tbankWire } from './calls.ts';
import { errorBody } from './errors.ts';
import { SUMS_AFTER_REFUND, type TbankPayment } from './payment.ts';
import { RECEIPT_POSITIONS } from './receipts.ts';
import type { Terminal } from './token.ts';
import { webhooksOf } from './webhooks.ts';

/** Emulates T-Bank's internet acquiring: one terminal, one-stage payments, rubles only. */
export function startTbank(options: EmulatorOptions = {}): Promise<RunningGateway> {
  const { settings = {} } = options;
  const terminal: Terminal = {
    key: settings.TBANK_TERMINAL_KEY || `${randomInt(1_000_000_000, 9_999_999_999)}DEMO`,
    password: settings.TBANK_PASSWORD || randomBytes(18).toString('base64url'),
  };
  const protocol: Protocol<TbankPayment> = {
    title: 'T-Bank',
    basePath: '/v2',
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
      'other_merchant',
      'test_mode',
      'refund',
      'refund_pending',
      'refund_fails',
    ],
    switches: {
      sumAfterRefund: SUMS_AFTER_REFUND,
      till: ['off', 'on'],
      receipts: RECEIPT_POSITIONS,
      sbpRefund: ['at once', 'slow'],
      saving: ['saved', 'nothing', 'forbidden'],
      link: LINK_POSITIONS,
      charge: 'any word',
      qr: ['shown', 'refused'],
      cancelError: 'any word',
      errorAfterCancel: 'any word',
      status: 'any word',
    },
    wire: tbankWire,
    registerApi: (app, emulator, serve) => registerApi(app, emulator, serve, terminal),
    failure: (status, message) => errorBody('9999', message, String(status)),
    webhooksOf: (after, { before, emulator }) => webhooksOf(after, before, { emulator, terminal }),
    // Any other answer makes the bank retry.
    isAccepted: ({ status, text }) => status === 200 && text === 'OK',
    shopSettings: (url) => ({
      TBANK_API_BASE: `${url}/v2`,
      TBANK_TERMINAL_KEY: terminal.key,
      TBANK_PASSWORD: terminal.password,
    }),
  };
  return serveEmulator(protocol, options);
}
