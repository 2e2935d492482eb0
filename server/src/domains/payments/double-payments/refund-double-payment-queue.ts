import { defineQueue } from '../../../platform/jobs/queue.ts';

/** Refunds a payment that doubles an earlier one, by its gateway. */
export const refundDoublePaymentQueue = defineQueue<{ readonly payment: string }>(
  'refund-double-payment',
);
