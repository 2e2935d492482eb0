import Fastify from 'fastify';
import { registerApi } from './api-routes.ts';
import { createFaultSwitch, type FaultSwitch } from './faults.ts';
import type { ReceivedMail } from './mail.ts';
import { createMailStore } from './mail-store.ts';
import { registerPages } from './page-routes.ts';
import { startSmtp } from './smtp.ts';

export interface MailboxOptions {
  /** Port of the pages; 0, the default, takes a free one. */
  readonly port?: number;
  /** Port of the mail server; 0, the default, takes a free one. */
  readonly smtpPort?: number;
  readonly host?: string;
  /** Answered by `/healthz`, so that the process that started it can recognize it. */
  readonly id?: string | undefined;
  readonly now?: () => Date;
}

export interface RunningMailbox {
  readonly url: string;
  readonly smtpUrl: string;
  readonly faults: FaultSwitch;
  /** Newest first. */
  mails(to?: string): ReceivedMail[];
  clear(): void;
  stop(): Promise<void>;
}

export async function startMailbox(options: MailboxOptions = {}): Promise<RunningMailbox> {
  const { host = '127.0.0.1', port = 0, smtpPort = 0, now = () => new Date() } = options;
  const store = createMailStore();
  const faults = createFaultSwitch();
  const app = Fastify({ bodyLimit: 16 * 1024, forceCloseConnections: true });
  app.removeContentTypeParser('text/plain');
  // A page under another name that resolves to this machine must not read mails, so only loopback names are answered.
  app.addHook('onRequest', async (request, reply) => {
    if (/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')) return;
    return reply.code(421).send({ error: { code: 'misdirected', message: 'Not the mailbox' } });
  });
  app.get('/healthz', async () => ({ ok: true, id: options.id }));
  await app.register(async (scope) => registerApi(scope, { store, faults }));
  await app.register(async (scope) => registerPages(scope, store));
  const smtp = await startSmtp({ host, port: smtpPort, store, faults, now });
  const url = await app.listen({ port, host }).catch(async (error: unknown) => {
    await smtp.stop();
    throw error;
  });
  return {
    url,
    smtpUrl: `smtp://${host}:${smtp.port}`,
    faults,
    mails: (to) => store.list(to),
    clear: () => store.clear(),
    async stop() {
      await app.close();
      await smtp.stop();
    },
  };
}
