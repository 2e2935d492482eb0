import { defineQueue } from '../../../platform/jobs/queue.ts';

/** Retried for three days: a gateway may be unavailable for a long time. */
export const sendFiscalReceiptQueue = defineQueue<{ readonly receipt: string }>(
  'send-fiscal-receipt',
  { retries: 80, firstRetryS: 30, maxRetryS: 3_600 },
);
