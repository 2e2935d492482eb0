import { defineQueue } from '../../platform/jobs/queue.ts';

/** Advances a renewal until it has to wait again. */
export const advanceRenewalQueue = defineQueue<{ readonly renewal: string }>('advance-renewal', {
  onePerKey: true,
  parallel: 4,
});
