import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Queueing, TransactionalPlatform } from '../../../platform/platform.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPayment } from '../records/payments.store.ts';
import { chargePlacedOrder } from './charge-placed-order.ts';
import { changeCharge, findCharge, findDueCharges } from './charges.store.ts';

const BATCH = 100;

export const checkChargeQueue = defineQueue<{ readonly payment: string }>('check-charge', {
  onePerKey: true,
});

/** Finds charges whose answer was lost. */
export function checkCharges(platform: Queueing): Promise<void> {
  return enqueueDue(platform, {
    queue: checkChargeQueue,
    limit: BATCH,
    find: (limit) => findDueCharges(platform.db, { now: platform.clock.now(), limit }),
    toJob: (payment) => ({ key: payment, data: { payment } }),
  });
}

/** Calls the gateway again for a charge, under its key; one that was settled meanwhile is left alone. */
export async function checkCharge(
  platform: TransactionalPlatform,
  gateways: Gateways,
  id: string,
): Promise<void> {
  const charge = await findCharge(platform.db, id);
  const checkAt = charge?.check_at ?? null;
  if (charge === undefined || checkAt === null || checkAt > platform.clock.now()) return;
  const payment = await findPayment(platform.db, id);
  if (payment?.state !== 'pending') return changeCharge(platform.db, id, { check_at: null });
  await chargePlacedOrder(platform, gateways, charge, { isRepeat: true, isSeen: false });
}
