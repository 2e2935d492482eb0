import { type LimitName, type RouteLimit, routeLimits } from '@sesame/contract/shared/limits.ts';
import {
  type IRateLimiterStoreOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Platform } from '../../platform.ts';
import { sha256 } from '../../secrets/crypto.ts';
import { Refusal } from '../errors.ts';
import { inTime } from './deadline.ts';

/** Counts one call and refuses it when the limit is exceeded. `key` identifies the caller: a network or a user. */
export type ConsumeLimit = (key: string) => Promise<void>;

/** Limits attempts that may be guesses. */
export interface LimitedTries {
  /** Counts an attempt before its outcome is known, so that parallel attempts are all counted. */
  charge: ConsumeLimit;
  /** Undoes the count of an attempt that was correct. */
  undoCharge(key: string): Promise<void>;
}

type Rule = Pick<RouteLimit, 'max' | 'windowS' | 'store'>;

export interface RateLimits {
  /** @param act separates the counters of a limit that is declared `perRoute`, usually the id of the route */
  limitFor(name: LimitName, route?: string): ConsumeLimit;
  /** Any other limit, for operations that count something finer than calls of a route. */
  limit(name: string, rule: Rule): ConsumeLimit;
  /** Limits failed attempts; one too many blocks all further ones for `pauseS` seconds. */
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
        : // A caller over the limit is refused from memory, so a flood causes no writes.
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
    limitFor(name, route = '') {
      const rule: RouteLimit = routeLimits[name];
      return limit(rule.perRoute ? `${name}:${route}` : name, rule);
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
        // The attempt succeeded; one count too many for an hour does not make it fail.
        undoCharge: (key) => limiter.reward(shortKey(key)).then(nothing, nothing),
      };
    },
  };
}

/** Counts in Redis if configured; without it, or while it is down, in PostgreSQL. */
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
    // The Redis server may be shared with other applications.
    keyPrefix: `sesame:limit:${options.keyPrefix}`,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inPostgres,
  });
}

/** Hashes the key, so that it fits the column at any length and no address or name is stored. */
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
