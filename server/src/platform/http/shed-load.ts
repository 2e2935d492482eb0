import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Refusal } from './errors.ts';
import { RETRY_AFTER_S } from './on-error.ts';

/** Event-loop delay from which a kind of call is turned away: polls first, sign-in last, notices of money never. */
const MAX_DELAY_MS = { poll: 300, browsing: 500, rest: 800 };
/** Queries waiting for a connection; at a millisecond each this is about a second. */
const MAX_WAITING = 1_000;

function patienceMs(request: FastifyRequest): number {
  const contract = request.routeOptions.config.contract;
  // Health has to be told, and a gateway's notice is money that already moved.
  if (contract === undefined || contract.auth === 'signature') return Number.POSITIVE_INFINITY;
  if (contract.limit === 'poll') return MAX_DELAY_MS.poll;
  return contract.method === 'GET' ? MAX_DELAY_MS.browsing : MAX_DELAY_MS.rest;
}

/** Turns calls away while the process is late, so that those it accepts are answered in time. */
export async function shedLoad(
  fastify: FastifyInstance,
  pool: Pick<Pool, 'waitingCount'>,
): Promise<void> {
  await fastify.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS.poll,
    sampleInterval: 500,
    pressureHandler: (request, _reply, _type, delayMs) => {
      // Infinite when nothing was measured: a stall that is over, as far as anybody knows.
      const isLate = Number.isFinite(delayMs) && Number(delayMs) > patienceMs(request);
      if (isLate) throw overloaded();
    },
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    const crowded = pool.waitingCount > MAX_WAITING && patienceMs(request) === MAX_DELAY_MS.poll;
    done(crowded ? overloaded() : undefined);
  });
}

function overloaded(): Refusal {
  return new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S });
}
