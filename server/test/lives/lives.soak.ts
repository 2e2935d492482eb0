import { expect, test } from 'vitest';
import { campaignSize } from '../soak/campaign-size.ts';
import { reportFigures, secondsSince } from '../soak/report-figures.ts';
import { addEffects, type Effects, missingIn } from './count-effects.ts';
import { liveGeneration } from './live-generation.ts';

const LIVES = campaignSize('SOAK_LIVES', 10_000);
const SEED = campaignSize('SOAK_SEED', 1);
/** As many share a shop: more of them make each verification longer, fewer of them each life dearer. */
const OF_GENERATION = 200;
/** So many show every kind of event. */
const ENOUGH = 1_000;

test('every life is charged at most once a period and gives what was paid', async () => {
  const startedMs = performance.now();
  const failures: string[] = [];
  let effects: Effects = {};
  let passed = 0;
  for (let played = 0, seed = SEED; played < LIVES; seed++) {
    const lives = Math.min(OF_GENERATION, LIVES - played);
    played += lives;
    const lived = await liveGeneration({ seed, lives });
    effects = addEffects(effects, lived.effects);
    if (lived.failure === undefined) passed += lives;
    else {
      // The others are played nevertheless.
      failures.push(lived.failure.message);
      process.stdout.write(`${lived.failure.message}\n`);
    }
    const s = secondsSince(startedMs);
    process.stdout.write(`lives: ${passed} of ${played} passed, seed ${seed}, ${s} seconds\n`);
  }
  reportFigures('lives', { lives: passed, ...effects, seconds: secondsSince(startedMs) });
  expect(failures).toEqual([]);
  if (LIVES >= ENOUGH) expect(missingIn(effects)).toEqual([]);
});
