/** `npm test`: everything there is, a real browser included. `npm test -- --changed[=REF]`: what a change touches. */
import { parseArgs } from 'node:util';
import { ensureBundles } from './bundle.ts';
import { browserTestsOf } from './changed-browser-tests.ts';
import { findChange } from './changed-files.ts';
import { budgets, redisTests, staticChecks } from './check-steps.ts';
import { concludeRun, oneOutcome, runLanes, type Step, sumOutcomes } from './step.ts';
import { vitestStep } from './vitest-step.ts';

const { changed } = parseArgs({
  // `--changed` takes no value, `--changed=main` does; parseArgs knows only one of the two.
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=' : arg)),
  options: { changed: { type: 'string' } },
}).values;
const change = changed === undefined ? undefined : findChange(changed || undefined);
if (change) console.log(`${change.files.length} files differ from ${change.base}`);

const build: Step = {
  name: 'build',
  run: async () => oneOutcome(await ensureBundles(), ''),
};
const browserTests = change ? browserTestsOf(change.files) : undefined;

const browserLane: Step[] = [
  budgets,
  vitestStep('browser tests', ['--config', 'e2e/vitest.config.ts', ...(browserTests ?? [])]),
];

// First, because both lanes read what it writes. They run side by side, as tests wait more than they compute.
const built = await runLanes([[build]]);
const tested = await runLanes([
  [
    ...staticChecks,
    vitestStep('tests', change ? ['--changed', change.base, '--passWithNoTests'] : []),
    redisTests,
  ],
  browserTests?.length === 0 ? [budgets] : browserLane,
]);
concludeRun(sumOutcomes([built, tested]));
