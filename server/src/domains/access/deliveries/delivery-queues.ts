import { defineQueue } from '../../../platform/jobs/queue.ts';

/** Fills a waiting delivery from the inventory. */
export const fulfilDeliveryQueue = defineQueue<{ readonly delivery: string }>('fulfil-delivery', {
  onePerKey: true,
  maxRetryS: 600,
  retries: 20,
});

/**
 * Calls the provisioning webhook for a waiting delivery: for two days, because a supplier may be unavailable for a long time.
 * A slow supplier holds up only this queue.
 */
export const callWebhookQueue = defineQueue<{ readonly delivery: string }>(
  'call-provisioning-webhook',
  {
    onePerKey: true,
    retries: 100,
    firstRetryS: 30,
    maxRetryS: 1_800,
    parallel: 4,
    timeoutS: 60,
    // The alert about the waiting delivery is raised at the first failure.
    alertAfter: undefined,
  },
);
