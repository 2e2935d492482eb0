import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Refusal } from '../errors.ts';
import { RETRY_AFTER_S } from '../on-error.ts';

/** Event-loop delay above which a kind of call is refused: polls first, sign-in last, incoming webhooks never. */
const MAX_DELAY_MS = { poll: 300, browsing: 500, rest: 800 };
/** Queries waiting for a connection; at a millisecond each this is about a second. */
const MAX_WAITING = 1_000;

function maxDelayMs(request: FastifyRequest): number {
  const contract = request.routeOptions.config.contract;
  // Health checks must be answered, and an incoming webhook reports money that has already moved.
  if (contract === undefined || contract.auth === 'signature') return Number.POSITIVE_INFINITY;
  if (contract.limit === 'poll') return MAX_DELAY_MS.poll;
  return contract.method === 'GET' ? MAX_DELAY_MS.browsing : MAX_DELAY_MS.rest;
}

/** Refuses calls while the process is overloaded, so that the calls it accepts are answered in time. */
export async function shedLoad(
  fastify: FastifyInstance,
  pool: Pick<Pool, 'waitingCount'>,
): Promise<void> {
  await fastify.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS.poll,
    sampleInterval: 500,
    pressureHandler: (request, _reply, _type, delayMs) => {
      // The sampler reports Infinity when it has no measurement, as after a single pause; treat it as no delay.
      const isLate = Number.isFinite(delayMs) && Number(delayMs) > maxDelayMs(request);
      if (isLate) throw overloaded();
    },
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isOverloaded =
      pool.waitingCount > MAX_WAITING && maxDelayMs(request) === MAX_DELAY_MS.poll;
    done(isOverloaded ? overloaded() : undefined);
  });
}

function overloaded(): Refusal {
  return new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S });
}
