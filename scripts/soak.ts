/**
 * `npm run soak`: the checks that `npm test` leaves out because they take long. Run it before a release. It takes about
 * two hours, most of it the lives of subscriptions.
 */
import { spawnSync } from 'node:child_process';
import { ensureBundles } from './bundle.ts';
import { campaignTable, readCampaignReports } from './checks/soak-table.ts';
import { concludeRun, oneOutcome, runLanes, type Step } from './run/step.ts';
import { vitestStep } from './run/vitest-step.ts';

/** Runs the step where there is a PgBouncer, and says so where there is none. */
function withPgBouncer(step: Step): Step {
  const note = 'this machine has no pgbouncer: nothing was tested through it';
  const isThere = spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status === 0;
  return isThere ? step : { ...step, run: async () => ({ passed: 0, failed: 0, note }) };
}

const env = { SOAK: '1', TEST_BUILT: '1' };
const startedAt = new Date();

// One after another, because the campaigns would slow each other down.
const found = await runLanes([
  [
    { name: 'build', run: async () => oneOutcome(await ensureBundles(), '') },
    vitestStep('tests with all their runs', [], { env }),
    withPgBouncer(
      vitestStep('server tests through PgBouncer', ['--project', 'server'], {
        env: { TEST_BUILT: '1', TEST_POOLER: '1' },
      }),
    ),
    vitestStep('every screen in every look', ['--config', 'e2e/vitest.config.ts'], { env }),
    vitestStep('long campaigns', ['--config', 'server/soak.vitest.config.ts'], { env }),
  ],
]);
console.log(`\nFor docs/reliability.md:\n${campaignTable(readCampaignReports(), startedAt)}`);
concludeRun(found);
