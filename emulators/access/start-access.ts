import Fastify from 'fastify';
import { answerWithFault } from '../kit/answer-with-fault.ts';
import type { AnswerFault } from '../kit/faults.ts';
import { Refusal } from '../kit/refusal.ts';
import { createAccesses } from './accesses.ts';
import { registerControls } from './control-routes.ts';
import { registerPages } from './page-routes.ts';
import { readRequest } from './read-request.ts';
import type { AccessFaults, AccessSettings, RunningAccess } from './running-access.ts';

export interface AccessOptions {
  /** 0, the default, takes a free port. */
  readonly port?: number;
  readonly host?: string;
  readonly now?: () => Date;
}

const PATH = '/access';
const REQUEST_BYTES = 16 * 1024;

/**
 * Emulates a supplier that answers each provisioning webhook with a link or an account, and repeats the
 * answer for the same request.
 */
export async function startAccess(options: AccessOptions = {}): Promise<RunningAccess> {
  const { host = '127.0.0.1', port = 0, now = () => new Date() } = options;
  const accesses = createAccesses();
  let settings: AccessSettings = { mode: 'link', signingKey: undefined };
  let faults: AccessFaults = {};
  let origin = '';

  function takeFault(): AnswerFault {
    const { answer = 'ok', once } = faults;
    if (once) faults = {};
    return answer;
  }

  const app = Fastify({
    bodyLimit: REQUEST_BYTES,
    requestTimeout: 15_000,
    // Requests that were left hanging on purpose must not delay the shutdown.
    forceCloseConnections: true,
  });
  app.setErrorHandler(async (error, _request, reply) => {
    const message = error instanceof Error ? error.message : String(error);
    return reply
      .code(error instanceof Refusal ? error.status : 400)
      .type('application/json')
      .send({ error: message });
  });
  app.get('/healthz', async () => ({ ok: true }));

  const running = {
    given: () => accesses.list(),
    settings: () => settings,
    setSettings(next: Partial<AccessSettings>) {
      settings = { ...settings, ...next };
    },
    faults: () => faults,
    setFaults(next: AccessFaults) {
      faults = next;
    },
  };
  await app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(PATH, (request, reply) =>
      answerWithFault(reply, takeFault(), origin, () => {
        const provisioning = readRequest(
          { body: String(request.body), headers: request.headers },
          { signingKey: settings.signingKey, now: now() },
        );
        const { answer } = accesses.answer(provisioning, { mode: settings.mode, at: now() });
        return { status: 200, body: answer };
      }),
    );
  });
  await app.register(async (scope) => registerControls(scope, running));
  await app.register(async (scope) => registerPages(scope, running));
  origin = await app.listen({ host, port });
  return {
    ...running,
    url: `${origin}${PATH}`,
    shopSettings: { PROVISIONING_WEBHOOK_HOSTS: new URL(origin).host },
    async stop() {
      await app.close();
    },
  };
}
