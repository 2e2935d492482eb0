import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { faultsSchema } from './faults.ts';
import type { RunningGateway } from './gateway.ts';
import { OUTCOMES } from './outcomes.ts';
import { Refusal } from './refusal.ts';

const decideBody = z.strictObject({
  payment: z.string(),
  outcome: z.enum(OUTCOMES),
  amount_minor: z.optional(z.int().check(z.minimum(1))),
});
const switchesBody = z.record(z.string(), z.string());
const webhookUrlBody = z.strictObject({ url: z.url() });
const clockBody = z.strictObject({ at: z.nullable(z.iso.datetime()) });

/** The controls for tests in another process: `RunningGateway` over HTTP. */
export function registerControls(
  app: FastifyInstance,
  gateway: Omit<RunningGateway, 'url' | 'shopSettings' | 'stop'>,
) {
  app.setErrorHandler(async (error, _request, reply) => {
    const status = error instanceof Refusal ? error.status : 400;
    return reply
      .code(status)
      .send({ error: error instanceof Error ? error.message : String(error) });
  });

  app.get('/_emulator/faults', async () => gateway.faults.current());
  app.put('/_emulator/faults', async (request) => {
    gateway.faults.set(faultsSchema.parse(request.body));
    return gateway.faults.current();
  });
  app.get('/_emulator/switches', async () => gateway.switches.current());
  app.put('/_emulator/switches', async (request) => {
    gateway.switches.set(switchesBody.parse(request.body));
    return gateway.switches.current();
  });
  app.get('/_emulator/outcomes', async () => ({ outcomes: gateway.outcomes }));
  app.get('/_emulator/payments', async () => ({ payments: gateway.payments() }));
  app.post('/_emulator/decide', async (request) => {
    const { payment, outcome, amount_minor } = decideBody.parse(request.body);
    await gateway.decide(
      payment,
      outcome,
      amount_minor === undefined ? {} : { amountMinor: amount_minor },
    );
    return {};
  });
  app.put('/_emulator/webhook-url', async (request) => {
    gateway.setWebhookUrl(webhookUrlBody.parse(request.body).url);
    return {};
  });
  app.put('/_emulator/clock', async (request) => {
    const { at } = clockBody.parse(request.body);
    gateway.setClock(at === null ? undefined : new Date(at));
    return {};
  });
  /** Answers once no webhook is pending. */
  app.get('/_emulator/idle', async () => {
    await gateway.webhooksIdle();
    return {};
  });
}
