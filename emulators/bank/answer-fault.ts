import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { type CreateFault, delayOf } from './faults.ts';
import type { PaymentView } from './payment.ts';

const HUGE_BYTES = 10 * 1024 * 1024;
const DRIP_MS = 100;

/** Sends the answer, spoiled as the fault says. The work behind it is already done. */
export async function answerWithFault(
  reply: FastifyReply,
  fault: CreateFault,
  status: number,
  body: PaymentView | { payments: PaymentView[] },
) {
  switch (fault) {
    case 'timeout':
    case 'charge_then_timeout':
    case 'create_then_timeout':
      // The socket stays open and silent until the caller gives up or the bank stops.
      reply.hijack();
      return reply;
    case 'charge_then_500':
      return reply.code(500).send({ error: { code: 'internal', message: 'Something went wrong' } });
    case 'not_json':
      return reply.code(status).type('application/json').send('<html>Bad Gateway</html>');
    case 'huge':
      return reply
        .code(status)
        .type('application/json')
        .send(`"${'x'.repeat(HUGE_BYTES)}"`);
    case 'slow_drip':
      return drip(reply, status, JSON.stringify(body));
    case 'redirect':
      return reply.redirect('https://evil.example/v1/payments', 302);
    case 'bad_url':
      return reply.code(status).send({ ...body, url: 'https://evil.example/pay' });
    case 'script_url':
      return reply.code(status).send({ ...body, url: 'javascript:alert(1)' });
    default:
      await sleep(delayOf(fault));
      return reply.code(status).send(body);
  }
}

/** One byte at a time: each keeps an idle timer alive, only a deadline for the whole answer ends it. */
async function drip(reply: FastifyReply, status: number, text: string) {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(status, { 'content-type': 'application/json' });
  for (const byte of Buffer.from(text)) {
    if (raw.destroyed) return reply;
    raw.write(Buffer.of(byte));
    await sleep(DRIP_MS, undefined, { ref: false });
  }
  raw.end();
  return reply;
}
