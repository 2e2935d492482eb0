import type { WebhookOutcome } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { GatewayReport } from '../gateways/report.ts';
import { hasEvent, insertEvent } from '../records/payment-events.store.ts';

/**
 * Records in a locked payment's timeline how a change was learned. A sync that changed nothing leaves no event; money
 * on its way leaves one, once, and so does a declined attempt after which the buyer can still pay.
 */
export async function recordGatewayUpdate(
  tx: Executor,
  update: {
    readonly paymentId: string;
    /** By a webhook, or by a sync. */
    readonly kind: 'webhook_received' | 'synced';
    readonly report: Pick<GatewayReport, 'state' | 'reason' | 'unclear'>;
    readonly outcome: WebhookOutcome;
    readonly at: Date;
  },
): Promise<void> {
  const { paymentId, kind, report, outcome, at } = update;
  const detail = { state: report.state, ...(report.reason !== null && { reason: report.reason }) };
  if (outcome === 'applied') return insertEvent(tx, paymentId, { kind, detail, at });
  if (outcome !== 'nothing_to_do') return;
  // The page stays open for another method of payment.
  if (report.state === 'open' && report.reason !== null) {
    if (await hasEvent(tx, paymentId, 'attempt_declined')) return;
    return insertEvent(tx, paymentId, { kind: 'attempt_declined', detail, at });
  }
  if (report.state !== 'processing') return;
  // An unknown status does not say that money is on its way.
  if (report.unclear !== undefined) return;
  if (await hasEvent(tx, paymentId, 'on_its_way')) return;
  await insertEvent(tx, paymentId, { kind: 'on_its_way', detail: {}, at });
}
