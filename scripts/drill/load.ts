import { setTimeout as sleep } from 'node:timers/promises';
import { buyOnce, PAUSE_MS } from './buyer.ts';
import { type Calls, noCalls } from './caller.ts';
import type { DrillShop } from './parts/shop.ts';
import type { Fact } from './record.rules.ts';

/** Buyers who go on until they are stopped, one after another in each lane. */
export interface Load {
  readonly calls: Calls;
  /** Buyers who gave up, with the reason. */
  readonly problems: readonly string[];
  /** Lets every buyer who has begun finish. */
  stop(): Promise<void>;
}

const LANES = 6;

/** @param facts receives what callers were given an answer for, in the order of the answers */
export function startLoad(shop: DrillShop, facts: Fact[]): Load {
  const calls = noCalls();
  const problems: string[] = [];
  let isStopping = false;
  async function buyOn(): Promise<void> {
    while (!isStopping) {
      await buyOnce({ shop, calls, facts }).catch((error: unknown) => problems.push(String(error)));
      await sleep(PAUSE_MS);
    }
  }
  const lanes = Array.from({ length: LANES }, buyOn);
  return {
    calls,
    problems,
    async stop() {
      isStopping = true;
      await Promise.all(lanes);
    },
  };
}
