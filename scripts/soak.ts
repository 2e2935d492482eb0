/** `npm run soak`: the breadth that `npm test` leaves out for speed. To be run before a release; takes more than an hour. */
import { ensureBundles } from './bundle.ts';
import { concludeRun, oneOutcome, runLanes } from './step.ts';
import { vitestStep } from './vitest-step.ts';

const env = { SOAK: '1' };

// One after another, so that no campaign takes the machine from another.
concludeRun(
  await runLanes([
    [
      { name: 'build', run: async () => oneOutcome(await ensureBundles(), '') },
      vitestStep('tests with all their runs', [], { env }),
      vitestStep('every screen in every look', ['--config', 'e2e/vitest.config.ts'], { env }),
      vitestStep('long campaigns', ['--config', 'server/soak.vitest.config.ts'], { env }),
    ],
  ]),
);
