/** `npm test` runs all checks and tests; `npm test -- --changed[=REF]` only the tests affected by a change. */
import { parseArgs } from 'node:util';
import { ensureBundles } from './bundle.ts';
import { browserTestsOf } from './checks/changed-browser-tests.ts';
import { findChange } from './checks/changed-files.ts';
import { budgets, staticChecks, testsStep } from './checks/check-steps.ts';
import { concludeRun, oneOutcome, runLanes, type Step, sumOutcomes } from './run/step.ts';
import { vitestStep } from './run/vitest-step.ts';

const { changed } = parseArgs({
  // `--changed` has an optional value, which parseArgs does not support.
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

// The build runs first because all tests need it. It keeps one processor busy, the static checks the other one. The
// tests run in two lanes because they mostly wait.
const checked = await runLanes([[build], staticChecks]);
const tested = await runLanes([
  [
    testsStep(change ? ['--changed', change.base, '--passWithNoTests'] : [], {
      // Tests start the built server instead of its sources, which is faster and is what ships.
      env: { TEST_BUILT: '1' },
    }),
  ],
  browserTests?.length === 0 ? [budgets] : browserLane,
]);
concludeRun(sumOutcomes([checked, tested]));
