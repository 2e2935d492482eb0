import { randomBytes } from 'node:crypto';
import type { Protocol } from '../kit/emulator.ts';
import type { EmulatorOptions, RunningGateway } from '../kit/gateway.ts';
import { serveEmulator } from '../kit/serve-emulator.ts';
import { registerApi } from './api-routes.ts';
import { errorBody } from './errors.ts';
import { page } from './page.ts';
import type { BankPayment } from './payment.ts';
import { webhooksOf } from './webhooks.ts';

export interface RunningBank extends RunningGateway<BankPayment> {
  readonly apiKey: string;
  /** Signs the webhooks. */
  readonly webhookSecret: string;
}

const SECRET_LENGTH = 16;

/** Emulates the demo's own payment provider: dollars and rubles, partial refunds, disputes. */
export async function startBank(options: EmulatorOptions = {}): Promise<RunningBank> {
  const { settings = {} } = options;
  const apiKey = settings.BANK_API_KEY || `key_${randomBytes(24).toString('base64url')}`;
  const secrets = settings.BANK_WEBHOOK_SECRET || `whsec_${randomBytes(24).toString('base64url')}`;
  // The shop may accept several secrets, newest first; the bank signs with the newest.
  const [webhookSecret = ''] = secrets.split(',').map((part) => part.trim());
  requireStrong({ BANK_API_KEY: apiKey, BANK_WEBHOOK_SECRET: webhookSecret });
  const protocol: Protocol<BankPayment> = {
    title: 'The bank',
    file: 'bank-payments.jsonl',
    page,
    outcomes: [
      'pay',
      'decline',
      'cancel',
      'expire',
      'pay_late',
      'pay_twice',
      'pay_reordered',
      'pay_bad_signature',
      'pay_silently',
      'pay_timeout',
      'pay_less',
      'pay_more',
      'wrong_currency',
      'refund',
      'dispute',
    ],
    registerApi: (app, emulator) => registerApi(app, emulator, apiKey),
    failure: errorBody,
    webhooksOf: (after, change) =>
      webhooksOf(after, change, { emulator: change.emulator, secret: webhookSecret }),
    shopSettings: (url) => ({
      BANK_URL: url,
      BANK_API_KEY: apiKey,
      BANK_WEBHOOK_SECRET: secrets,
    }),
  };
  return { ...(await serveEmulator(protocol, options)), apiKey, webhookSecret };
}

/** Throws an error that names the short ones. */
function requireStrong(secrets: Readonly<Record<string, string>>): void {
  const short = Object.keys(secrets).filter((name) => (secrets[name] ?? '').length < SECRET_LENGTH);
  if (short.length > 0) {
    throw new Error(`At least ${SECRET_LENGTH} characters are needed: ${short.join(', ')}`);
  }
}
