/**
 * `npm run soak`: the checks that `npm test` leaves out because they take long. Run it before a release. It takes about
 * two hours, most of it the lives of subscriptions. `npm run soak -- <part of a name> …` runs only such steps.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBundles } from './bundle.ts';
import { campaignTable, readCampaignReports } from './checks/documents/soak-table.ts';
import { root } from './root.ts';
import { startCeph } from './run/ceph.ts';
import { type OtherVersion, startOtherPostgres } from './run/other-postgres.ts';
import { runTool } from './run/run-tool.ts';
import { concludeRun, type Outcome, oneOutcome, runLanes, type Step } from './run/step.ts';
import { vitestStep } from './run/vitest-step.ts';

const NOT_HERE = 'this machine has no';

/** Runs the step where the machine has the program, and says so where it has not. */
function ifInstalled(program: string, step: Step): Step {
  const isThere = spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
  return isThere ? step : leftOut(step, program);
}

function leftOut(step: Step, program: string): Step {
  const note = `${NOT_HERE} ${program}: not run`;
  return { ...step, run: async () => ({ passed: 0, failed: 0, note }) };
}

/** The tests of `npm test` run on the newest supported PostgreSQL, the embedded one. */
function serverTestsOn(version: OtherVersion, files: readonly string[] = []): Step {
  const name = `server tests on PostgreSQL ${version}`;
  return {
    name,
    async run(onProgress) {
      const postgres = await startOtherPostgres(version);
      if (postgres === undefined)
        return { passed: 0, failed: 0, note: `${NOT_HERE} PostgreSQL ${version}: not run` };
      const tests = vitestStep(name, ['--project', 'server', ...files], {
        env: { TEST_BUILT: '1', TEST_DATABASE_URL: postgres.url },
      });
      return tests.run(onProgress).finally(() => postgres.stop());
    },
  };
}

/** Between the oldest and the newest version: where statements, locks, partitions and copies of tables matter most. */
const BETWEEN = [
  'polls',
  'domains/payments',
  'domains/access',
  'platform/db',
  'platform/jobs',
  'backup',
  'migrat',
];

/** Files in a bucket of Ceph, whose S3 has nothing in common with the one that the other tests use. */
const storageOnCeph: Step = {
  name: 'storage on Ceph',
  async run(onProgress) {
    const ceph = await startCeph();
    if (ceph === undefined)
      return { passed: 0, failed: 0, note: `${NOT_HERE} Ceph with radosgw: not run` };
    const tests = vitestStep(storageOnCeph.name, ['--project', 'server', '.bucket.test.ts'], {
      env: { TEST_BUILT: '1', TEST_BUCKET_URL: ceph.url },
    });
    return tests.run(onProgress).finally(() => ceph.stop());
  },
};

async function buildImage(): Promise<Outcome> {
  const { ok, output } = await runTool(join(root, 'scripts', 'image.ts'), ['--if-possible']);
  const summary = output.split('\n').filter((line) => /^(sesame|image): /.test(line));
  return { ...oneOutcome(ok, output), note: summary.join('\n') };
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

const build: Step = { name: 'build', run: async () => oneOutcome(await ensureBundles(), '') };
const campaigns = vitestStep('long campaigns', ['--config', 'server/soak.vitest.config.ts'], {
  env,
});
const steps = [
  vitestStep('tests with all their runs', [], { env }),
  ifInstalled('promtool', { name: 'alert rules', run: testAlertRules }),
  ifInstalled(
    'pgbouncer',
    vitestStep('server tests through PgBouncer', ['--project', 'server'], {
      env: { TEST_BUILT: '1', TEST_POOLER: '1' },
    }),
  ),
  serverTestsOn(15),
  serverTestsOn(16, BETWEEN),
  serverTestsOn(17, BETWEEN),
  storageOnCeph,
  { name: 'container image', run: buildImage },
  vitestStep('every screen in every look', ['--config', 'e2e/vitest.config.ts'], { env }),
  campaigns,
];
const wanted = process.argv.slice(2).map((part) => part.toLowerCase());
const unknown = wanted.find((part) => !steps.some(({ name }) => name.toLowerCase().includes(part)));
if (unknown !== undefined) {
  const names = steps.map(({ name }) => name).join(', ');
  console.error(`No step is called “${unknown}”. The steps are ${names}.`);
  process.exit(1);
}
const chosen = steps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.toLowerCase().includes(part)),
);

// One after another, because the campaigns would slow each other down.
const found = await runLanes([[build, ...chosen]]);
if (chosen.includes(campaigns)) {
  console.log(`\nFor docs/reliability.md:\n${campaignTable(readCampaignReports(), startedAt)}`);
}
concludeRun(found);
