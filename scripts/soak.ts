/**
 * `npm run soak`: the checks that `npm test` leaves out because they take long. Run it before a release. It takes about
 * two hours, most of it the lives of subscriptions.
 */
import { ensureBundles } from './bundle.ts';
import { campaignTable, readCampaignReports } from './checks/soak-table.ts';
import { concludeRun, oneOutcome, runLanes } from './run/step.ts';
import { vitestStep } from './run/vitest-step.ts';

const env = { SOAK: '1', TEST_BUILT: '1' };
const startedAt = new Date();

// One after another, because the campaigns would slow each other down.
const found = await runLanes([
  [
    { name: 'build', run: async () => oneOutcome(await ensureBundles(), '') },
    vitestStep('tests with all their runs', [], { env }),
    vitestStep('every screen in every look', ['--config', 'e2e/vitest.config.ts'], { env }),
    vitestStep('long campaigns', ['--config', 'server/soak.vitest.config.ts'], { env }),
  ],
]);
console.log(`\nFor docs/reliability.md:\n${campaignTable(readCampaignReports(), startedAt)}`);
concludeRun(found);
