import { defineQueue } from '../../../platform/jobs/queue.ts';

/** Retried for three days: a gateway may be unavailable for a long time. */
export const forgetMethodQueue = defineQueue<{ readonly method: string }>('forget-method', {
  retries: 80,
  firstRetryS: 10,
  maxRetryS: 3_600,
});
