import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { type AnswerFault, delayOf } from './faults.ts';
import { Refusal } from './refusal.ts';

const HUGE_BYTES = 10 * 1024 * 1024;
const DRIP_MS = 100;
const FOREIGN_ORIGIN = 'https://evil.example';
const SCRIPT_URL = 'javascript:alert(1)//';

/** The answer of a route when nothing goes wrong. */
export interface WireAnswer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Does the work and sends its answer, with the fault applied to both. */
export async function answerWithFault(
  reply: FastifyReply,
  fault: AnswerFault,
  /** The base address of this emulator, which `foreign_url` and `script_url` replace. */
  publicUrl: string,
  work: () => WireAnswer | Promise<WireAnswer>,
) {
  if (fault === 'refuse_500') throw new Refusal(500, 'Something went wrong');
  if (fault === '429') throw new Refusal(429, 'Too many requests');
  if (fault === 'timeout') return hang(reply);
  const { status, body, headers = {} } = await work();
  reply.code(status).headers(headers);
  switch (fault) {
    case 'work_then_timeout':
      return hang(reply);
    case 'work_then_500':
      throw new Refusal(500, 'Something went wrong');
    case 'not_json':
      return reply.type('application/json').send('<html>Bad Gateway</html>');
    case 'huge':
      return reply.type('application/json').send(`"${'x'.repeat(HUGE_BYTES)}"`);
    case 'slow_drip':
      return drip(reply, status, JSON.stringify(body));
    case 'redirect':
      return reply.redirect(`${FOREIGN_ORIGIN}${reply.request.url}`, 302);
    case 'foreign_url':
    case 'script_url': {
      const base = fault === 'foreign_url' ? FOREIGN_ORIGIN : SCRIPT_URL;
      return reply.type('application/json').send(JSON.stringify(body).replaceAll(publicUrl, base));
    }
    default:
      await sleep(delayOf(fault));
      return reply.send(body);
  }
}

/** Keeps the socket open without an answer until the caller gives up or the emulator stops. */
function hang(reply: FastifyReply) {
  reply.hijack();
  return reply;
}

/** Sends one byte at a time: each resets an idle timer, so only a deadline for the whole answer ends it. */
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
