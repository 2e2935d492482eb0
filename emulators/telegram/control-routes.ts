import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { faultsSchema } from './faults.ts';
import type { Telegram } from './methods.ts';

const personQuery = z.strictObject({ person: z.coerce.number() });
const messageBody = z.strictObject({
  person: z.int(),
  text: z.string().check(z.minLength(1), z.maxLength(4_096)),
  reply_to: z.optional(z.int()),
});
const pressBody = z.strictObject({ person: z.int(), message_id: z.int(), data: z.string() });
const blockBody = z.strictObject({ person: z.int(), blocked: z.boolean() });

/** For tests and scripts: act as a person and read the chats. */
export function registerControl(app: FastifyInstance, telegram: Telegram): void {
  const { people, chats, faults } = telegram;
  app.setErrorHandler(async (error, _request, reply) => {
    const message = error instanceof z.core.$ZodError ? 'Unknown field or value' : String(error);
    return reply.code(400).send({ error: { code: 'invalid_request', message } });
  });
  app.get('/api/people', async () => ({ people: people.list() }));
  app.get('/api/messages', async (request) => ({
    messages: chats.messages(personQuery.parse(request.query).person),
  }));
  app.post('/api/send', async (request) => {
    const { person, text, reply_to: replyTo } = messageBody.parse(request.body);
    chats.send(people.get(person), text, replyTo);
    return {};
  });
  app.post('/api/press', async (request) => {
    const { person, message_id: messageId, data } = pressBody.parse(request.body);
    chats.press(people.get(person), messageId, data);
    return {};
  });
  app.post('/api/block', async (request) => {
    const { person, blocked } = blockBody.parse(request.body);
    chats.setBlocked(people.get(person), blocked);
    return {};
  });
  app.get('/api/faults', async () => faults.current());
  app.put('/api/faults', async (request) => {
    faults.set(faultsSchema.parse(request.body));
    return faults.current();
  });
}
