/** `npm run check` runs all steps, `npm run check -- types lint` only the named ones. */

import { concludeRun, runLanes } from '../run/step.ts';
import { checkSteps } from './check-steps.ts';

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !checkSteps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = checkSteps.map((step) => step.name).join(', ');
  console.error(`Unknown step: ${unknown.join(', ')}. The steps are ${names}.`);
  process.exitCode = 1;
} else {
  concludeRun(
    await runLanes([
      checkSteps.filter(({ name }) => selected.length === 0 || selected.includes(name)),
    ]),
  );
}
