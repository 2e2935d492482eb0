/** `npm test` runs all checks and tests; `npm test -- --changed[=REF]` only the tests affected by a change. */
import { parseArgs } from 'node:util';
import { ensureBundles } from './bundle.ts';
import { browserTestsOf } from './checks/changed-browser-tests.ts';
import { findChange } from './checks/changed-files.ts';
import { budgets, staticChecks, testsStep } from './checks/check-steps.ts';
import { concludeRun, oneOutcome, runLanes, type Step } from './run/step.ts';
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

// The tests start as soon as the build is done; the static checks, which mostly keep one processor busy, run beside
// both. The tests run in two lanes because they mostly wait.
const outcome = await runLanes([
  [
    build,
    testsStep(change ? ['--changed', change.base, '--passWithNoTests'] : [], {
      // Tests start the built server instead of its sources, which is faster and is what ships.
      env: { TEST_BUILT: '1' },
    }),
  ],
  [
    ...staticChecks,
    budgets,
    ...(browserTests?.length === 0
      ? []
      : [
          vitestStep('browser tests', [
            '--config',
            'e2e/vitest.config.ts',
            ...(browserTests ?? []),
          ]),
        ]),
  ],
]);
concludeRun(outcome);
