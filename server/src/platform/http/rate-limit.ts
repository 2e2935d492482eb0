import { type LimitName, type RouteLimit, routeLimits } from '@sesame/contract/limits.ts';
import {
  type IRateLimiterStoreOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { sha256 } from '../crypto.ts';
import type { Platform } from '../platform.ts';
import { inTime } from './deadline.ts';
import { Refusal } from './errors.ts';

/** Counts one call and refuses it when there were too many. `key` is the caller: a network or a user. */
export type ConsumeLimit = (key: string) => Promise<void>;

/** Counts what may turn out to be a guess. */
export interface LimitedTries {
  /** Counts a try before it is known to be wrong, so that tries at once are not one. */
  charge: ConsumeLimit;
  /** It was none: the count goes back. */
  forgive(key: string): Promise<void>;
}

type Rule = Pick<RouteLimit, 'max' | 'windowS' | 'store'>;

export interface RateLimits {
  /** @param act tells the counters of a limit apart that counts every act by itself */
  limitFor(name: LimitName, act?: string): ConsumeLimit;
  /** Any other limit, for operations that count something finer than calls of a route. */
  limit(name: string, rule: Rule): ConsumeLimit;
  /** Wrong tries; one too many is refused, and everything after it for `pauseS`. */
  tries(name: string, rule: Omit<Rule, 'store'> & { pauseS: number }): LimitedTries;
}

type Stores = Pick<Platform, 'pool' | 'redis'>;

/** `scale` multiplies every limit. */
export function createRateLimits(stores: Stores, scale: number): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterFor(name: string, { max, windowS, store }: Rule) {
    const existing = limiters.get(name);
    if (existing !== undefined) return existing;
    const points = Math.ceil(max * scale);
    const common = { keyPrefix: name, points, duration: windowS };
    const limiter =
      store === 'memory'
        ? new RateLimiterMemory(common)
        : // Whoever is over the limit is refused from memory, so a flood does not become writes.
          sharedLimiter(stores, { ...common, inMemoryBlockOnConsumed: points });
    limiters.set(name, limiter);
    return limiter;
  }

  function limit(name: string, rule: Rule): ConsumeLimit {
    const limiter = limiterFor(name, rule);
    const keyOf = rule.store === 'memory' ? asItIs : shortKey;
    return (key) => {
      const counted = limiter.consume(keyOf(key));
      return (rule.store === 'memory' ? counted : inTime(counted)).then(nothing, refuse);
    };
  }

  return {
    limit,
    limitFor(name, act = '') {
      const rule: RouteLimit = routeLimits[name];
      return limit(rule.eachAct ? `${name}:${act}` : name, rule);
    },
    tries(name, { max, windowS, pauseS }) {
      const limiter = sharedLimiter(stores, {
        keyPrefix: name,
        points: Math.ceil(max * scale),
        duration: windowS,
        blockDuration: pauseS,
      });
      return {
        charge: (key) => inTime(limiter.consume(shortKey(key))).then(nothing, refuse),
        // The work is done; that a count too many stays for an hour is no reason to say otherwise.
        forgive: (key) => limiter.reward(shortKey(key)).then(nothing, nothing),
      };
    },
  };
}

/** In Redis when there is one; while it is away, and without it, in PostgreSQL. */
function sharedLimiter(
  { pool, redis }: Stores,
  options: Omit<IRateLimiterStoreOptions, 'storeClient'>,
): RateLimiterAbstract {
  const inPostgres = new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  });
  if (redis === undefined) return inPostgres;
  return new RateLimiterRedis({
    ...options,
    // A Redis may serve others too.
    keyPrefix: `sesame:limit:${options.keyPrefix}`,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inPostgres,
  });
}

/** Whatever a caller wrote fits the column, and nobody's address or name is stored. */
function shortKey(key: string): string {
  return sha256(key).toString('base64url');
}

function asItIs(key: string): string {
  return key;
}

function nothing(): void {}

function refuse(failure: unknown): never {
  if (!(failure instanceof RateLimiterRes)) throw failure;
  throw new Refusal('too_many_requests', {
    retryAfterS: Math.max(1, Math.ceil(failure.msBeforeNext / 1_000)),
  });
}
