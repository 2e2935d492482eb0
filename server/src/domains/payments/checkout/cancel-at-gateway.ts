import { inTransaction } from '../../../platform/db/transaction.ts';
import { defineQueue, JobFailed } from '../../../platform/jobs/queue.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { hasEvent, insertEvent } from '../records/payment-events.store.ts';
import { findPayment, lockPayment, type PaymentRow } from '../records/payments.store.ts';
import { queryOf } from '../sync/fetch-payment.ts';

const CANCEL_SENT = 'cancel_sent';

/** An alert is raised only for a dead job, because money that still arrives is honored as late. */
export const cancelAtGatewayQueue = defineQueue<{ readonly payment: string }>('cancel-at-gateway', {
  alertAfter: undefined,
});

/** Has a canceled payment canceled at its gateway too, where that can cancel. */
export async function enqueueCancel(
  tx: Executor,
  { jobs }: Pick<Platform, 'jobs'>,
  { id, provider }: Pick<PaymentRow, 'id' | 'provider'>,
): Promise<void> {
  if (capabilitiesOf(provider)?.cancels !== true) return;
  await jobs.enqueue(tx, cancelAtGatewayQueue, { payment: id });
}

/** Cancels a canceled payment at its gateway; one that was paid meanwhile is left alone. */
export async function cancelAtGateway(
  platform: TransactionalPlatform,
  gateways: Gateways,
  id: string,
): Promise<void> {
  const payment = await findPayment(platform.db, id);
  if (payment?.state !== 'canceled' || (await hasEvent(platform.db, id, CANCEL_SENT))) return;
  const gateway = await gateways.get(payment.provider);
  if (gateway === undefined) throw new JobFailed(`${payment.provider} is not live`);
  try {
    await gateway.cancel(queryOf(payment));
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw new JobFailed(error.message);
    throw error;
  }
  await inTransaction(platform.db, async (tx) => {
    await lockPayment(tx, id);
    if (await hasEvent(tx, id, CANCEL_SENT)) return;
    await insertEvent(tx, id, { kind: CANCEL_SENT, detail: {}, at: platform.clock.now() });
  });
}
