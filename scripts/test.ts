/** `npm test`: everything there is, a real browser included. */
import { ensureBundles } from './bundle.ts';
import { checkSteps } from './check-steps.ts';
import { concludeRun, oneOutcome, runSteps } from './step.ts';
import { vitestStep } from './vitest-step.ts';

concludeRun(
  await runSteps([
    ...checkSteps,
    { name: 'build', run: async () => oneOutcome(await ensureBundles(), '') },
    vitestStep('journeys in a browser', ['--config', 'e2e/vitest.config.ts']),
  ]),
);
