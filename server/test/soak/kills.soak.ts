import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyLedger } from '../../src/ledger-verification/verify-ledger.ts';
import { seededRandom } from '../seeded-random.ts';
import { buyUnderKills } from './buy-under-kills.ts';
import { campaignSize } from './campaign-size.ts';
import { factsInShop } from './facts-in-shop.ts';
import {
  CODE,
  type KillableShop,
  startKillableShop,
  type Victim,
  victims,
} from './killable-shop.ts';
import { missingIn } from './missing-in.ts';
import { reportFigures, secondsSince } from './report-figures.ts';
import { createRetryingClient } from './retrying-client.ts';

const KILLS = campaignSize('SOAK_KILLS', 200);
const CLIENTS = 12;
/** At most this many facts are recorded between two kills of the same victim, so that there is load at any speed. */
const RUN_LENGTH = 40;
/** A kill follows so long after a request was sent, which interrupts some before, in and after their transaction. */
const INTO_CALL_MS = 15;

let shop: KillableShop;
beforeAll(async () => {
  shop = await startKillableShop();
}, 120_000);
afterAll(() => shop.stop());

test('random kills of api, worker and database lose and duplicate no acknowledged fact', async () => {
  const startedMs = performance.now();
  const random = seededRandom(campaignSize('SOAK_SEED', 1));
  const kills = new Map<Victim, number>();
  const client = createRetryingClient(shop.urls);
  const facts: string[] = [];
  const problems: string[] = [];
  let left = KILLS;
  let buyers = 0;

  async function killOn(victim: Victim): Promise<void> {
    while (left > 0) {
      const dies = facts.length + random() * RUN_LENGTH;
      const url = shop.urlOf(victim);
      while (left > 0 && (facts.length < dies || !client.isWaiting(url))) await sleep(1);
      await sleep(random() * INTO_CALL_MS);
      if (left <= 0) return;
      left--;
      await shop.kill(victim);
      kills.set(victim, (kills.get(victim) ?? 0) + 1);
      await shop.restart(victim);
    }
  }
  async function buyOn(): Promise<void> {
    while (left > 0) {
      await buyUnderKills({ shop, client, facts }, ++buyers).catch((error: unknown) => {
        problems.push(String(error));
      });
    }
  }
  await Promise.all([...victims.map(killOn), ...Array.from({ length: CLIENTS }, buyOn)]);

  const killedMs = performance.now();
  // Payments whose webhook was lost are found later by the worker's reconciliation.
  const lost = async () => missingIn(facts, await factsInShop(shop));
  await expect
    .poll(lost, { timeout: 180_000, interval: 500 })
    .toEqual([])
    .catch(() => undefined);
  const settled = secondsSince(killedMs);
  const found = await factsInShop(shop);
  const doubled = missingIn(found, facts);
  const violations = await verifyLedger(shop.beside.platform.db, new Date());
  const uses = found.filter((fact) => fact.startsWith('use of the code'));
  process.stdout.write(`kills: ${JSON.stringify(Object.fromEntries(kills))}\n`);
  reportFigures('kills', {
    kills: KILLS,
    buyers,
    'cut calls': client.cut,
    facts: facts.length,
    lost: (await lost()).length,
    doubled: doubled.length,
    unanswered: problems.length,
    'seconds to settle': settled,
    seconds: secondsSince(startedMs),
  });
  expect(problems).toEqual([]);
  expect(await lost()).toEqual([]);
  expect(doubled).toEqual([]);
  expect(uses.length).toBeLessThanOrEqual(CODE.max_uses);
  expect(violations).toEqual([]);
  expect(shop.fallen).toEqual([]);
});
