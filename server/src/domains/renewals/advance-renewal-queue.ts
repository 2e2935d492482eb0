import { defineQueue } from '../../platform/jobs/queue.ts';

/** Takes a renewal to its next wait. */
export const advanceRenewalQueue = defineQueue<{ readonly renewal: string }>('advance-renewal', {
  onePerKey: true,
  parallel: 4,
});
