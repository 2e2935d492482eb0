import { setTimeout as sleep } from 'node:timers/promises';
import { POLITE } from './caller.ts';
import { factsInShop } from './facts-in-shop.ts';
import { startLoad } from './load.ts';
import type { DrillShop } from './parts/shop.ts';
import { compareRecord, type Fact } from './record.rules.ts';

export interface Drill {
  readonly name: string;
  /** What happens, for the table. */
  readonly title: string;
  /** Why it cannot run on this machine, if so. */
  missing?(): string | undefined;
  /** Failures that callers may get besides 503 with Retry-After, with the reason. */
  readonly alsoAllowed?: { readonly kinds: readonly RegExp[]; readonly because: string };
  /** Disturbs the shop, and resolves when the cause has ended. */
  run(shop: DrillShop, outageMs: number): Promise<void>;
}

export interface DrillResult {
  readonly title: string;
  readonly calls: number;
  /** Attempts that did not succeed, by what the caller got. */
  readonly failed: ReadonlyMap<string, number>;
  readonly worstWaitMs: number;
  /** From the end of the cause until calls succeed and every payment has its access; undefined when it did not happen. */
  readonly backMs: number | undefined;
  readonly lost: readonly Fact[];
  readonly doubled: readonly Fact[];
  readonly ledger: string;
  /** What is wrong; empty when the drill passed. */
  readonly faults: readonly string[];
}

/** The load runs so long before the cause, and must go without a failure so long after it. */
const WARM_MS = 3_000;
const QUIET_MS = 3_000;
const BACK_WITHIN_MS = 30_000;
const GIVE_UP_MS = 180_000;

/** Every fact that callers were given since the shop started, and what was already reported as wrong. */
export interface Record {
  readonly facts: Fact[];
  readonly reported: Set<Fact>;
}

export async function runDrill(
  shop: DrillShop,
  drill: Drill,
  { record, outageMs }: { readonly record: Record; readonly outageMs: number },
): Promise<DrillResult> {
  const load = await startLoad(shop, record.facts);
  await sleep(WARM_MS);
  await drill.run(shop, outageMs);
  const endedMs = performance.now();
  const backMs = await untilNormal(shop, { load, due: [...record.facts], endedMs });
  await load.stop();
  // Access that the last buyers have seen is committed, so nothing is left to wait for.
  const { lost, doubled } = compareRecord(record.facts, await factsInShop(shop));
  const isNew = (fact: Fact) => !record.reported.has(fact);
  const news = { lost: lost.filter(isNew), doubled: doubled.filter(isNew) };
  for (const fact of [...lost, ...doubled]) record.reported.add(fact);
  const ledger = await shop.verifyLedger();
  const { made, failed, worstWaitMs } = load.calls;
  const allowed = [...(drill.alsoAllowed?.kinds ?? []), new RegExp(`^${POLITE}$`)];
  const rude = [...failed.keys()].filter((kind) => !allowed.some((one) => one.test(kind)));
  return {
    title: drill.title,
    calls: made,
    failed,
    worstWaitMs,
    backMs,
    ...news,
    ledger,
    faults: [
      ...rude.map((kind) => `callers got ${kind}`),
      ...load.problems,
      ...news.lost.map((fact) => `lost: ${fact}`),
      ...news.doubled.map((fact) => `doubled: ${fact}`),
      ...(ledger === '' ? [] : [ledger]),
      ...(backMs === undefined || backMs > BACK_WITHIN_MS ? ['not back within 30 s'] : []),
    ],
  };
}

interface Waiting {
  readonly load: Awaited<ReturnType<typeof startLoad>>;
  /** The facts that callers were given before the cause ended. */
  readonly due: readonly Fact[];
  readonly endedMs: number;
}

/** @returns from the end of the cause to the later of the last failed call and the last overdue access */
async function untilNormal(
  shop: DrillShop,
  { load, due, endedMs }: Waiting,
): Promise<number | undefined> {
  let deliveredMs: number | undefined;
  for (;;) {
    const nowMs = performance.now();
    if (nowMs - endedMs > GIVE_UP_MS) return undefined;
    if (deliveredMs === undefined) {
      const found = await factsInShop(shop).catch(() => []);
      if (compareRecord(due, found).lost.length === 0) deliveredMs = performance.now();
    }
    const lastMs = Math.max(load.calls.lastFailureMs, endedMs);
    if (deliveredMs !== undefined && performance.now() - lastMs > QUIET_MS) {
      return Math.max(deliveredMs, lastMs) - endedMs;
    }
    await sleep(100);
  }
}
