import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { registerControls } from '../kit/control-routes.ts';
import { Refusal } from '../kit/refusal.ts';
import { createWebhookSender } from '../kit/webhook-sender.ts';
import { registerApi } from './api-routes.ts';
import type { Bank } from './bank.ts';
import { bankControls } from './bank-as-gateway.ts';
import { bankFailure } from './errors.ts';
import { createFaultSwitch } from './faults.ts';
import { registerPages } from './page/page-routes.ts';
import { paymentView } from './payments/payment.ts';
import { openPaymentStore } from './payments/payment-store.ts';
import { expireDuePayments, recordOutcome } from './payments/record-outcome.ts';
import type { RunningBank } from './running-bank.ts';

export interface BankOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  host?: string;
  /** The public address, when it differs from the one it listens on. */
  publicUrl?: string | undefined;
  /** Payments survive a restart when given. */
  dataDir?: string | undefined;
  apiKey?: string;
  webhookSecret?: string;
  /** The bank's clock, used for expiry and signature timestamps. */
  now?: () => Date;
  retryDelaysMs?: readonly number[];
  hangMs?: number;
}

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
const EXPIRY_MS = 1_000;

export async function startBank(options: BankOptions = {}): Promise<RunningBank> {
  const apiKey = options.apiKey ?? `key_${randomBytes(24).toString('base64url')}`;
  let webhookSecret = options.webhookSecret ?? `whsec_${randomBytes(24).toString('base64url')}`;
  const now = options.now ?? (() => new Date());
  const faults = createFaultSwitch();
  let listeningUrl = '';

  const bank: Bank = {
    store: await openPaymentStore(options.dataDir),
    webhooks: createWebhookSender({
      faults,
      retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
    }),
    webhookSecret: () => webhookSecret,
    faults,
    now,
    publicUrl: () => options.publicUrl ?? listeningUrl,
    hangMs: options.hangMs ?? 5_000,
  };

  const controlled = {
    faults,
    payments: () =>
      bank.store
        .list(Number.MAX_SAFE_INTEGER)
        .reverse()
        .map((payment) => paymentView(payment, bank.publicUrl())),
    decide: (id, outcome, amount) =>
      paymentView(recordOutcome(bank, id, outcome, amount), bank.publicUrl()),
    webhooksIdle: () => bank.webhooks.idle(),
  } satisfies Partial<RunningBank>;

  const app = await createServer(bank, apiKey);
  await app.register(async (scope) => registerControls(scope, bankControls(controlled)));
  listeningUrl = await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' });
  const expiry = setInterval(() => expireDuePayments(bank), EXPIRY_MS);

  return {
    url: bank.publicUrl(),
    apiKey,
    webhookSecret,
    ...controlled,
    rotateWebhookSecret(secret) {
      webhookSecret = secret;
    },
    async stop() {
      clearInterval(expiry);
      bank.webhooks.stop();
      await app.close();
      await bank.store.close();
    },
  };
}

async function createServer(bank: Bank, apiKey: string) {
  const app = Fastify({
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    // Requests that were left hanging on purpose must not delay the shutdown.
    forceCloseConnections: true,
  });
  app.removeContentTypeParser('text/plain');

  app.setErrorHandler(async (error, _request, reply) => {
    const { status, body } = wireError(error);
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send(bankFailure('not_found', 'There is no such address')),
  );
  app.get('/healthz', async () => ({ ok: true }));
  // Two scopes, so that the key protects only the API and forms are parsed only for pages.
  await app.register(async (scope) => registerApi(scope, bank, apiKey));
  await app.register(async (scope) => registerPages(scope, bank));
  return app;
}

function wireError(error: unknown): { status: number; body: unknown } {
  if (error instanceof Refusal) {
    const code = error.status === 429 ? 'too_many_requests' : 'internal';
    return { status: error.status, body: error.body ?? bankFailure(code, error.message) };
  }
  const status =
    error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
  if (error instanceof Error && status !== undefined && status < 500) {
    return { status, body: bankFailure('invalid_request', error.message) };
  }
  return { status: 500, body: bankFailure('internal', 'Something went wrong') };
}
