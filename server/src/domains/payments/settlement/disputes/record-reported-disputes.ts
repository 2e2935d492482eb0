import { closeAlerts, raiseAlert, setAlertDue } from '../../../../platform/alerts.store.ts';
import type { Executor } from '../../../../platform/platform.ts';
import type { GatewayDispute } from '../../gateways/disputes.ts';
import type { GatewayReport } from '../../gateways/report.ts';
import type { PaymentRow } from '../../records/payments.store.ts';
import { upsertDisputes } from './disputes.store.ts';

const KIND = 'payment_disputed';

/**
 * Stores the disputes of a report, and keeps the date of their alert. An inquiry leaves the payment as it is, but it
 * waits for an answer too, and none may become a dispute.
 */
export async function recordReportedDisputes(
  tx: Executor,
  payment: PaymentRow,
  { disputes = [] }: Pick<GatewayReport, 'disputes'>,
  at: Date,
): Promise<void> {
  if (disputes.length === 0) return;
  const { id: subject, state } = payment;
  await upsertDisputes(tx, subject, disputes, at);
  const waiting = disputes.filter((dispute) => dispute.state === 'needs_answer');
  const dueAt = earliestDue(waiting);
  if (waiting.length > 0) {
    await raiseAlert(tx, { kind: KIND, subject, detail: disputeDetailOf(waiting), dueAt, at });
  } else if (state !== 'disputed') {
    await closeAlerts(tx, { kinds: [KIND], subjects: [subject], at });
  }
  await setAlertDue(tx, { kind: KIND, subject, dueAt });
}

/** What the alert says about the first of these disputes. */
export function disputeDetailOf([first]: readonly GatewayDispute[] = []): object {
  return first === undefined ? {} : { reason: first.reason, inquiry: first.isInquiry };
}

function earliestDue(disputes: readonly GatewayDispute[]): Date | null {
  const due = disputes.flatMap(({ dueAt }) => dueAt?.getTime() ?? []);
  return due.length > 0 ? new Date(Math.min(...due)) : null;
}
