import { setTimeout as sleep } from 'node:timers/promises';
import { POLITE } from './caller.ts';
import { factsInShop } from './facts-in-shop.ts';
import { failedRequests } from './failed-requests.ts';
import { type Load, startLoad } from './load.ts';
import type { Release } from './parts/release.ts';
import type { DrillShop } from './parts/shop.ts';
import { type Comparison, compareRecord, type Fact } from './record.rules.ts';

export interface Drill<Shop extends DrillShop = DrillShop> {
  readonly name: string;
  /** What happens, for the table. */
  readonly title: string;
  /** What callers may get besides 503 with Retry-After. */
  readonly alsoAllowed?: readonly RegExp[];
  /** Not even a 503. */
  readonly allowsNoFailure?: true;
  /** Beside the buyers, callers who make the next call as soon as they have an answer. */
  readonly hasFrequentCallers?: true;
  /** The release that its shop begins with, if it is the first drill; otherwise this one. */
  begin?(): Promise<Release>;
  /**
   * Before the buyers begin.
   * @throws {MissingPart} when it cannot run here
   */
  prepare?(shop: Shop): Promise<void>;
  /** Disturbs the shop, and resolves when the cause has ended. Returns what else was found wrong. */
  run(shop: Shop, outageMs: number, record: FactRecord): Promise<readonly string[] | undefined>;
  /** After the comparison. */
  restore?(shop: Shop): Promise<void>;
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
export interface FactRecord {
  readonly facts: Fact[];
  readonly reported: Set<Fact>;
}

/** @throws {MissingPart} when it cannot run here */
export async function runDrill<Shop extends DrillShop>(
  shop: Shop,
  drill: Drill<Shop>,
  { record, outageMs }: { readonly record: FactRecord; readonly outageMs: number },
): Promise<DrillResult> {
  await drill.prepare?.(shop);
  const failedBefore = failedRequests(shop.processes).length;
  const load = startLoad(shop, record.facts, { frequent: drill.hasFrequentCallers === true });
  await sleep(WARM_MS);
  const found = (await drill.run(shop, outageMs, record)) ?? [];
  const endedMs = performance.now();
  const backMs = await untilNormal(shop, { load, due: [...record.facts], endedMs });
  await load.stop();
  const { lost, doubled } = await compareAtRest(shop, record.facts);
  const isNew = (fact: Fact) => !record.reported.has(fact);
  const news = { lost: lost.filter(isNew), doubled: doubled.filter(isNew) };
  for (const fact of [...lost, ...doubled]) record.reported.add(fact);
  const ledger = await shop.verifyLedger();
  const { made, failed, worstWaitMs } = load.calls;
  const { title } = drill;
  await drill.restore?.(shop);
  const isAllowed = (kind: string) =>
    (kind === POLITE && drill.allowsNoFailure !== true) ||
    drill.alsoAllowed?.some((one) => one.test(kind)) === true;
  const rude = [...failed.keys()].filter((kind) => !isAllowed(kind));
  return {
    title,
    calls: made,
    failed,
    worstWaitMs,
    backMs,
    ...news,
    ledger,
    faults: [
      ...found,
      ...rude.map((kind) => `callers got ${kind}`),
      ...load.problems,
      ...new Set(failedRequests(shop.processes).slice(failedBefore)),
      ...news.lost.map((fact) => `lost: ${fact}`),
      ...news.doubled.map((fact) => `doubled: ${fact}`),
      ...(ledger === '' ? [] : [ledger]),
      ...(backMs === undefined || backMs > BACK_WITHIN_MS
        ? [`not back within ${BACK_WITHIN_MS / 1_000} s`]
        : []),
    ],
  };
}

/** The mails of the last buyers may still be on their way. */
async function compareAtRest(shop: DrillShop, facts: readonly Fact[]): Promise<Comparison> {
  const startedMs = performance.now();
  for (;;) {
    const comparison = compareRecord(facts, await factsInShop(shop));
    if (comparison.lost.length === 0 || performance.now() - startedMs > BACK_WITHIN_MS) {
      return comparison;
    }
    await sleep(200);
  }
}

interface Waiting {
  readonly load: Load;
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
