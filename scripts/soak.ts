/**
 * `npm run soak`: the checks that `npm test` leaves out because they take long. Run it before a release. It takes about
 * two hours, most of it the lives of subscriptions.
 */
import { spawnSync } from 'node:child_process';
import { ensureBundles } from './bundle.ts';
import { campaignTable, readCampaignReports } from './checks/soak-table.ts';
import { concludeRun, type Outcome, oneOutcome, runLanes, type Step } from './run/step.ts';
import { vitestStep } from './run/vitest-step.ts';

/** Runs the step where the machine has the program, and says so where it has not. */
function ifInstalled(program: string, step: Step): Step {
  const note = `this machine has no ${program}: not run`;
  const isThere = spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
  return isThere ? step : { ...step, run: async () => ({ passed: 0, failed: 0, note }) };
}

async function testAlertRules(): Promise<Outcome> {
  const { status, stdout, stderr } = spawnSync(
    'promtool',
    ['test', 'rules', 'deploy/prometheus/rules.test.yml'],
    { encoding: 'utf8' },
  );
  return oneOutcome(status === 0, `${stdout}${stderr}`);
}

const env = { SOAK: '1', TEST_BUILT: '1' };
const startedAt = new Date();

// One after another, because the campaigns would slow each other down.
const found = await runLanes([
  [
    { name: 'build', run: async () => oneOutcome(await ensureBundles(), '') },
    vitestStep('tests with all their runs', [], { env }),
    ifInstalled('promtool', { name: 'alert rules', run: testAlertRules }),
    ifInstalled(
      'pgbouncer',
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
