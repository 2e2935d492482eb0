import { type LimitName, type RouteLimit, routeLimits } from '@sesame/contract/limits.ts';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { inTime } from './deadline.ts';
import { Refusal } from './errors.ts';

/** Counts one call and refuses it when there were too many. `key` is the caller: a network or a user. */
export type ConsumeLimit = (key: string) => Promise<void>;

export interface RateLimits {
  limitFor(name: LimitName): ConsumeLimit;
  /** Any other limit, for operations that count something finer than calls of a route. */
  limit(name: string, limit: Pick<RouteLimit, 'max' | 'windowS' | 'store'>): ConsumeLimit;
}

/** `scale` multiplies every limit. */
export function createRateLimits(pool: Pool, scale: number): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterFor(
    name: string,
    { max, windowS, store }: Pick<RouteLimit, 'max' | 'windowS' | 'store'>,
  ) {
    const existing = limiters.get(name);
    if (existing !== undefined) return existing;
    const points = Math.ceil(max * scale);
    const common = { keyPrefix: name, points, duration: windowS };
    const limiter =
      store === 'memory'
        ? new RateLimiterMemory(common)
        : new RateLimiterPostgres({
            ...common,
            storeClient: pool,
            storeType: 'pool',
            tableName: 'rate_limits',
            tableCreated: true,
            // Whoever is over the limit is refused from memory, so a flood does not become writes.
            inMemoryBlockOnConsumed: points,
          });
    limiters.set(name, limiter);
    return limiter;
  }

  function limit(name: string, rule: Pick<RouteLimit, 'max' | 'windowS' | 'store'>): ConsumeLimit {
    const limiter = limiterFor(name, rule);
    return async (key) => {
      try {
        const counted = limiter.consume(key);
        await (rule.store === 'memory' ? counted : inTime(counted));
      } catch (failure) {
        if (!(failure instanceof RateLimiterRes)) throw failure;
        throw new Refusal('too_many_requests', {
          retryAfterS: Math.max(1, Math.ceil(failure.msBeforeNext / 1_000)),
        });
      }
    };
  }

  return { limit, limitFor: (name) => limit(name, routeLimits[name]) };
}
