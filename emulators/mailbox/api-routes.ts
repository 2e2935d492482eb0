import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type FaultSwitch, faultsSchema } from './faults.ts';
import type { MailStore } from './mail-store.ts';

const query = z.strictObject({ to: z.optional(z.string().check(z.maxLength(254))) });

/** For tests and scripts: the received mails as JSON. */
export function registerApi(
  app: FastifyInstance,
  { store, faults }: { store: MailStore; faults: FaultSwitch },
) {
  app.setErrorHandler(async (error, _request, reply) => {
    const message = error instanceof z.core.$ZodError ? 'Unknown field or value' : String(error);
    return reply.code(400).send({ error: { code: 'invalid_request', message } });
  });
  app.get('/api/mails', async (request) => ({
    mails: store.list(query.parse(request.query).to),
  }));
  app.delete('/api/mails', async (request, reply) => {
    store.clear(query.parse(request.query).to);
    return reply.code(204).send();
  });
  app.get('/api/faults', async () => faults.current());
  app.put('/api/faults', async (request) => {
    faults.set(faultsSchema.parse(request.body));
    return faults.current();
  });
}
