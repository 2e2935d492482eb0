import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify from 'fastify';
import { answerWithFault } from './answer-with-fault.ts';
import { registerControls } from './control-routes.ts';
import type { Emulator, Protocol } from './emulator.ts';
import { createFaultSwitch } from './faults.ts';
import type { EmulatorOptions, RunningGateway } from './gateway.ts';
import { applyOutcome, type Outcome } from './outcomes.ts';
import { registerPages } from './page/page-routes.ts';
import type { PaymentRecord } from './payment-record.ts';
import { openPaymentStore } from './payment-store.ts';
import { Refusal } from './refusal.ts';
import { createSwitches } from './switches.ts';
import { createWebhookSender, type Webhook } from './webhook-sender.ts';
import { createWireCheck, type WireCheck } from './wire/check-wire.ts';
import { createServe } from './wire/serve-calls.ts';

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
const EXPIRY_MS = 1_000;
const HANG_MS = 5_000;

/** Starts an emulator: the provider's API, its checkout pages and the controls for tests, each in a separate scope. */
export async function serveEmulator<P extends PaymentRecord>(
  protocol: Protocol<P>,
  options: EmulatorOptions,
): Promise<RunningGateway<P>> {
  let movedTo: Date | undefined;
  const now = () => movedTo ?? options.now?.() ?? new Date();
  const unixNow = () => Math.floor(now().getTime() / 1000);
  const faults = createFaultSwitch();
  const switches = createSwitches(protocol.switches ?? {});
  let webhookUrl = options.webhookUrl;
  let listeningUrl = '';
  const publicUrl = () => options.publicUrl ?? listeningUrl;
  const { file } = protocol;
  const { dataDir, hangMs = HANG_MS } = options;
  const payments = await openPaymentStore<P>(file && dataDir && join(dataDir, file));
  const { wire } = protocol;
  const check = createWireCheck(() => Object.values(switches.current()));

  const emulator: Emulator<P> = {
    payments,
    webhooks: createWebhookSender({
      faults,
      retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
      isAccepted: protocol.isAccepted?.bind(protocol),
      inspect: ({ body }, { type }) =>
        wire && check.fits(`the webhook ${type}`, wire.webhook, JSON.parse(body)),
    }),
    now,
    unixNow,
    publicUrl,
    webhookUrl: () => webhookUrl,
    payUrl: (id) => `${publicUrl()}/pay/${encodeURIComponent(id)}`,
    switchOf: switches.positionOf,
    answer: (reply, place, work) =>
      answerWithFault(reply, place ? faults.take(place) : 'ok', publicUrl(), async () => {
        const answer = await work();
        await payments.flushed();
        return answer;
      }),
    decide(id, outcome, amountMinor) {
      const before = payments.find(id);
      if (!before) throw new Refusal(404, 'There is no such payment');
      if (!protocol.outcomes.includes(outcome)) {
        throw new Refusal(409, `${protocol.title} knows no ${outcome}`);
      }
      const changed = applyOutcome(before, outcome, {
        amountMinor,
        at: unixNow(),
        refundId: randomUUID(),
      });
      const change = { before, outcome, emulator };
      const after = protocol.afterOutcome?.(changed, change) ?? changed;
      payments.put(after);
      emulator.webhooks.send(...deliveredAs(outcome, protocol.webhooksOf(after, change)));
      return after;
    },
  };

  function expireDue() {
    for (const { id } of payments.overdue(unixNow())) emulator.decide(id, 'expire');
  }

  const running = {
    outcomes: protocol.outcomes,
    faults,
    switches,
    payments: () => payments.list(Number.MAX_SAFE_INTEGER).reverse(),
    async decide(reference, outcome, { amountMinor } = {}) {
      const payment = payments.find(reference) ?? payments.listByOrder(reference)[0];
      if (!payment) throw new Refusal(404, `There is no payment of the order ${reference}`);
      emulator.decide(payment.id, outcome, amountMinor);
      await payments.flushed();
    },
    webhooksIdle: () => emulator.webhooks.idle(),
    setWebhookUrl(url) {
      webhookUrl = url;
    },
    setClock(at) {
      movedTo = at;
    },
  } satisfies Partial<RunningGateway<P>>;

  const app = createServer(protocol, check);
  // Expires due payments before any request is answered.
  app.addHook('onRequest', async () => expireDue());
  await app.register(async (scope) => {
    const serve = createServe(scope, { wire, emulator, check });
    await protocol.registerApi(scope, emulator, serve);
  });
  await app.register(async (scope) => registerPages(scope, { protocol, emulator, hangMs }));
  await app.register(async (scope) => registerControls(scope, running));
  listeningUrl = await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' });
  // A test clock is read by requests only, so that no webhook overtakes the steps of a test.
  const expiry = options.now === undefined ? setInterval(expireDue, EXPIRY_MS) : undefined;

  return {
    ...running,
    url: `${listeningUrl}${protocol.basePath ?? ''}`,
    shopSettings: protocol.shopSettings(listeningUrl),
    async stop() {
      clearInterval(expiry);
      emulator.webhooks.stop();
      await app.close();
      await payments.close();
      check.finish();
    },
  };
}

/** The webhooks, changed as some outcomes require. */
function deliveredAs(outcome: Outcome, webhooks: readonly Webhook[]): readonly Webhook[] {
  if (outcome === 'pay_silently' || outcome === 'pay_timeout') return [];
  if (outcome === 'pay_twice') return webhooks.map((one) => ({ ...one, copies: 2 }));
  if (outcome === 'pay_bad_signature')
    return webhooks.map((one) => ({ ...one, badSignature: true }));
  return webhooks;
}

function createServer<P extends PaymentRecord>({ failure, wire }: Protocol<P>, check: WireCheck) {
  const app = Fastify({
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    // Requests that were left hanging on purpose must not delay the shutdown.
    forceCloseConnections: true,
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(async (error, _request, reply) => {
    const { status, message, body = failure(status, message) } = refusalOf(error);
    if (wire) check.fits(`the refusal ${status}`, wire.failure, body);
    return reply.code(status).type('application/json').send(body);
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send(failure(404, 'There is no such address')),
  );
  app.get('/healthz', async () => ({ ok: true }));
  return app;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status =
    error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
  if (error instanceof Error && status !== undefined && status < 500) {
    return new Refusal(status, error.message);
  }
  // Printed, so that a failing test shows what broke in the emulator.
  console.error(error);
  return new Refusal(500, 'Something went wrong');
}
