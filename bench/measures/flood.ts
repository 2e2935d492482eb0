import { setTimeout as sleep } from 'node:timers/promises';
import { getUser } from '@sesame/contract/shop/session.ts';
import { login, register } from '@sesame/contract/shop/users.ts';
import autocannon from 'autocannon';
import { type Buyers, bearer } from '../buyers.ts';
import { type Figure, median } from '../figure.ts';
import { expectOk, postJson, send } from '../load/http-client.ts';
import type { Pace } from '../load/race.ts';
import type { BenchShop } from '../shop.ts';

const area = 'Under attack';
const FLOOD_PER_SECOND = 500;
const FLOOD_CONNECTIONS = 50;
const OTHERS = 20;
/** Ten times as often as an open tab polls. */
const PAUSE_MS = 100;
const PAIRS = 200;

/**
 * Measures whom an attack on sign-in affects besides its target. The limits per address are lifted as
 * everywhere in the benchmark, so this is the worst case: in a shop, the flood from one address ends after
 * twenty attempts.
 */
export async function measureFlood(shop: BenchShop, buyers: Buyers, pace: Pace): Promise<Figure[]> {
  const account = { email: 'guessed@buyers.example', password: 'correct horse battery' };
  expectOk(await postJson(`${shop.url}${register.path}`, account, {}));
  const tokens = buyers.take(OTHERS);
  const seconds = pace.rounds * pace.seconds;
  const calm = await othersDuring(shop, tokens, sleep(seconds * 1_000));
  const flooded = await othersDuring(shop, tokens, flood(shop, seconds));
  const pairs = pace.rounds > 1 ? PAIRS : PAIRS / 10;
  return [
    p99Figure('session guard of others, without an attack', calm),
    p99Figure(`session guard of others during ${FLOOD_PER_SECOND} sign-ins a second`, flooded, 250),
    await differenceFigure(shop, pairs),
  ];
}

/** Guesses passwords of very many accounts from one address, ignoring the answers. */
async function flood({ url }: BenchShop, seconds: number): Promise<void> {
  let guess = 0;
  const { requests, duration } = await autocannon({
    url,
    connections: FLOOD_CONNECTIONS,
    overallRate: FLOOD_PER_SECOND,
    duration: seconds,
    requests: [
      {
        setupRequest: (before) => ({
          ...before,
          path: login.path,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            email: `nobody${++guess}@flood.example`,
            password: 'x'.repeat(9),
          }),
        }),
      },
    ],
  });
  console.log(`  flood: ${Math.round(requests.total / duration)} sign-ins answered a second`);
}

interface Latencies {
  readonly latenciesMs: readonly number[];
  readonly failures: number;
}

async function othersDuring(
  { url }: BenchShop,
  tokens: readonly string[],
  attack: Promise<unknown>,
): Promise<Latencies> {
  let over = false;
  const end = attack.finally(() => {
    over = true;
  });
  const latenciesMs: number[] = [];
  let failures = 0;
  await Promise.all(
    tokens.map(async (token) => {
      await sleep(Math.random() * PAUSE_MS);
      while (!over) {
        const startedMs = performance.now();
        const { status } = await send(`${url}${getUser.path}`, { headers: bearer(token) });
        latenciesMs.push(performance.now() - startedMs);
        if (status !== 200) failures++;
        await sleep(PAUSE_MS);
      }
    }),
  );
  await end;
  return { latenciesMs, failures };
}

function p99Figure(what: string, { latenciesMs, failures }: Latencies, atMost?: number): Figure {
  const sorted = latenciesMs.toSorted((a, b) => a - b);
  const p99Ms = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  console.log(`  ${what}: p99 ${Math.round(p99Ms)} ms`);
  return {
    area,
    what: `${what}, p99`,
    unit: 'ms',
    value: p99Ms,
    failures,
    ...(atMost !== undefined && { target: { of: 'value', atMost } }),
  };
}

/** Time difference between a known and an unknown address, measured alternately: it must not reveal which is which. */
async function differenceFigure({ url }: BenchShop, pairs: number): Promise<Figure> {
  const addresses = ['guessed@buyers.example', 'unknown@buyers.example'] as const;
  const taken: Record<string, number[]> = Object.fromEntries(
    addresses.map((address) => [address, []]),
  );
  for (let pair = -5; pair < pairs; pair++) {
    // Alternates the order, because the first request may warm up the second.
    for (const address of pair % 2 ? addresses : addresses.toReversed()) {
      const startedMs = performance.now();
      await postJson(`${url}${login.path}`, { email: address, password: 'not the password' }, {});
      if (pair >= 0) taken[address]?.push(performance.now() - startedMs);
    }
  }
  const [known = Number.NaN, unknown = Number.NaN] = addresses.map((address) =>
    median(taken[address] ?? []),
  );
  const value = (Math.abs(known - unknown) / Math.min(known, unknown)) * 100;
  console.log(`  sign-in: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`);
  return {
    area,
    what: 'wrong password against unknown address, difference of the medians',
    unit: '%',
    value,
    target: { of: 'value', atMost: 5 },
  };
}
