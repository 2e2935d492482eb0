/** `npm run check`, or some of its steps: `npm run check -- types lint`. */
import { checkSteps } from './check-steps.ts';
import { concludeRun, runLanes } from './step.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checkSteps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = checkSteps.map((step) => step.name).join(', ');
  console.error(`There is no step ${unknown.join(', ')}; the steps are ${names}.`);
  process.exitCode = 1;
} else {
  concludeRun(
    await runLanes([checkSteps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))]),
  );
}
