import { defineQueue } from '../../../../platform/jobs/queue.ts';

/** The next round tries again what could not be looked up. */
export const checkMethodQueue = defineQueue<{ readonly method: string }>('check-saved-method', {
  onePerKey: true,
  retries: 0,
});
