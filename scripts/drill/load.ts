import { setTimeout as sleep } from 'node:timers/promises';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { refreshToken } from '@sesame/contract/shop/session.ts';
import { buyOnce, PAUSE_MS, registerBuyer } from './buyer.ts';
import { type Calls, callShop, noCalls } from './caller.ts';
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
const FREQUENT_LANES = 4;
const FREQUENT_PAUSE_MS = 10;

/** @param facts receives what callers were given an answer for, in the order of the answers */
export function startLoad(
  shop: DrillShop,
  facts: Fact[],
  { frequent = false }: { readonly frequent?: boolean } = {},
): Load {
  const calls = noCalls();
  const problems: string[] = [];
  let isStopping = false;
  async function buyOn(): Promise<void> {
    while (!isStopping) {
      await buyOnce({ shop, calls, facts }).catch((error: unknown) => problems.push(String(error)));
      await sleep(PAUSE_MS);
    }
  }
  /** A call that a proxy may repeat, and one that it may not. */
  async function callOn(): Promise<void> {
    const to = { url: shop.url, calls };
    let token = await registerBuyer({ shop, calls, facts });
    while (!isStopping) {
      await callShop(to, listSubPlans, { query: {} });
      token = (await callShop(to, refreshToken, { body: { token } })).key;
      await sleep(FREQUENT_PAUSE_MS);
    }
  }
  const lanes = Array.from({ length: LANES }, buyOn);
  if (frequent) {
    const report = (error: unknown) => void problems.push(String(error));
    lanes.push(...Array.from({ length: FREQUENT_LANES }, () => callOn().catch(report)));
  }
  return {
    calls,
    problems,
    async stop() {
      isStopping = true;
      await Promise.all(lanes);
    },
  };
}
