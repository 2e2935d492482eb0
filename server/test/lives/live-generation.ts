import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { useRate } from '../build/sell-in-rubles.ts';
import { countEffects, type Effects } from './count-effects.ts';
import { expectAccess, expectExact } from './expect-exact.ts';
import { explain, InexactLife } from './inexact-life.ts';
import {
  archiveProduct,
  changePrices,
  type Life,
  type LifeShop,
  startLifeShop,
  work,
} from './life-shop.ts';
import { DAYS, MOMENTS_OF_DAY, type TimedStep, type Weather, writeScripts } from './life-steps.ts';
import { beginLife, takeStep } from './take-step.ts';

/** Within the hours in which renewals are charged and in which they are not. */
const HOURS = [1, 9.5, 16] as const;
/** Steps of different buyers that are taken at once, as many as the shop has connections for. */
const AT_ONCE = 6;

export interface Generation {
  readonly seed: number;
  readonly lives: number;
  /** Plays only this life of the generation. */
  readonly only?: number;
}

export interface Lived {
  /** What was not exact, with the way to see it again. */
  readonly failure: Error | undefined;
  /** Also of a generation that failed, until then. */
  readonly effects: Effects;
}

/** @param text `<seed>:<lives>`, or `<seed>:<lives>:<number of one of them>` */
export function readGeneration(text: string | undefined): Generation | undefined {
  if (text === undefined || text === '') return undefined;
  const [seed, lives, only, ...rest] = text.split(':').map(Number);
  if (
    !isCount(seed) ||
    !isCount(lives) ||
    (only !== undefined && !isCount(only)) ||
    rest.length > 0
  )
    throw new Error('LIVES is not <seed>:<lives>[:<number>]');
  return { seed, lives, ...(only !== undefined && { only }) };
}

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0;

/**
 * Plays the lives of a generation side by side in one shop, on one clock. After every day that the shop works, and at
 * the end, each of them is compared with the model and the whole ledger is verified. The first fault ends it.
 */
export async function liveGeneration(generation: Generation): Promise<Lived> {
  const shop = await startLifeShop();
  try {
    const failure = await liveIn(shop, generation).then(
      () => undefined,
      (error: unknown) => new Error(explain(generation, error), { cause: error }),
    );
    return { failure, effects: await countEffects(shop) };
  } finally {
    await shop.stop();
  }
}

async function liveIn(shop: LifeShop, { seed, lives: count, only }: Generation): Promise<void> {
  const { weather, scripts } = writeScripts(seed, count);
  const lives: Life[] = [];
  const waiting = new Map<number, { life: Life; steps: TimedStep[] }>();
  const begin = shop.app.clock.now().getTime();
  for (let day = 0; day <= DAYS + 1; day++) {
    for (let moment = 0; moment < MOMENTS_OF_DAY; moment++) {
      shop.app.clock.set(new Date(begin + day * DAY_MS + (HOURS[moment] ?? 0) * HOUR_MS));
      if (isOut(weather, day)) continue;
      if (moment === 0) {
        if (isOut(weather, day - 1)) shop.jumps++;
        await changeWeather(shop, weather, day);
        const born = scripts
          .map((script, number) => ({ script, number }))
          .filter(({ script, number }) => script.day === day && (only ?? number) === number);
        await inParallel(born, async ({ script, number }) => {
          const life = await beginLife(shop, number, script);
          lives.push(life);
          waiting.set(number, { life, steps: [...script.steps] });
        });
      }
      await takeDue(shop, [...waiting.values()], { day, moment });
      await shop.settled();
      await work(shop);
    }
    if (!isOut(weather, day)) await expectExact(shop, lives);
  }
  await expectAccess(shop, lives);
}

/** No outage begins on the first days or lasts to the end, so that everything that was due is taken later. */
const isOut = ({ outages }: Weather, day: number) =>
  day < DAYS && outages.some((one) => day >= one.day && day < one.day + one.days);

async function changeWeather(shop: LifeShop, weather: Weather, day: number): Promise<void> {
  const { platform } = shop.app;
  for (const { day: on, rate } of weather.rates) if (on === day) await useRate(platform, rate);
  if (shop.priceChange === 'due' && day >= weather.pricesChangeOn) {
    shop.priceChange = 'done';
    await changePrices(shop);
  }
  if (shop.archiving === 'due' && day >= weather.archivedOn) {
    shop.archiving = 'done';
    await archiveProduct(shop);
  }
}

/** The steps of one life are taken one after another, those of several at once. */
async function takeDue(
  shop: LifeShop,
  all: readonly { life: Life; steps: TimedStep[] }[],
  now: { day: number; moment: number },
): Promise<void> {
  const isDue = (one: TimedStep | undefined): one is TimedStep =>
    one !== undefined && (one.day < now.day || (one.day === now.day && one.moment <= now.moment));
  const due = all.filter(({ steps }) => isDue(steps[0]));
  await inParallel(due, async ({ life, steps }) => {
    for (let [next] = steps; isDue(next); [next] = steps) {
      steps.shift();
      try {
        await takeStep(shop, life, next.step);
      } catch (error) {
        throw new InexactLife(life, [JSON.stringify(next), String(error)], shop.app.clock.now());
      }
    }
  });
}

async function inParallel<Item>(items: readonly Item[], take: (item: Item) => Promise<void>) {
  const queue = [...items];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await take(item);
  });
  await Promise.all(workers);
}
