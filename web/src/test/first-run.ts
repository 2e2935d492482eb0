import { type FirstRun, firstRunSteps } from '@sesame/contract/console/setup/first-run.ts';

/** The state of a shop that sells: nothing is missing. */
export const finishedFirstRun: FirstRun = {
  open: true,
  url: 'https://shop.example',
  hidden: false,
  steps: firstRunSteps.map((step) => ({ step, done: true })),
  missing: [],
  mail: true,
  method: 'card',
  draft: null,
  sold: true,
  first_sale: null,
};
