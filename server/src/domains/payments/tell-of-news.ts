import type { Executor } from '../../platform/platform.ts';
import type { NoticeOutcome } from '../../tables/payments.ts';
import type { GatewayReport } from './gateways/gateway.ts';
import { hasEvent, insertEvent } from './payment-detail.store.ts';

/**
 * Writes into the story of a locked payment how news of it came, once news has changed something. A question that taught
 * nothing leaves no row, however often it is asked; money on its way leaves one.
 */
export async function tellOfNews(
  tx: Executor,
  news: {
    readonly paymentId: string;
    /** By a notice of the gateway, or because we asked it. */
    readonly kind: 'noticed' | 'checked';
    readonly report: Pick<GatewayReport, 'state' | 'reason'>;
    readonly outcome: NoticeOutcome;
    readonly at: Date;
  },
): Promise<void> {
  const { paymentId, kind, report, outcome, at } = news;
  const detail = { state: report.state, ...(report.reason !== null && { reason: report.reason }) };
  if (outcome === 'applied') return insertEvent(tx, paymentId, { kind, detail, at });
  if (outcome !== 'nothing_to_do' || report.state !== 'processing') return;
  if (await hasEvent(tx, paymentId, 'on_its_way')) return;
  await insertEvent(tx, paymentId, { kind: 'on_its_way', detail: {}, at });
}
