import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { Executor } from '../../../platform/platform.ts';
import { paymentNotificationKeys } from '../notifications/notification-keys.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import {
  listAlertsOfPayment,
  listMessagesAbout,
  listRelatedPayments,
  listTicketsAbout,
  type MessageRow,
  type RelatedRow,
} from './consequences.store.ts';

/**
 * What other parts of the shop know about a payment: messages to the buyer, alerts, tickets, other payments for the same
 * product.
 * @param about.subjects of alerts, beside the payment's id: its refunds and webhook events
 * @param about.subscription the one that the payment extends
 */
export async function readPaymentRecords(
  db: Executor,
  payment: PaymentRow,
  { subjects, subscription }: { subjects: readonly string[]; subscription: string | undefined },
): Promise<Pick<ConsolePayment, 'messages' | 'alerts' | 'related' | 'tickets'>> {
  const [messages, alerts, related, tickets] = await Promise.all([
    listMessagesAbout(db, paymentNotificationKeys(payment.id)),
    listAlertsOfPayment(db, payment.id, subjects),
    listRelatedPayments(db, payment),
    listTicketsAbout(db, { payment: payment.id, user: payment.user_id, subscription }),
  ]);
  return {
    messages: messages.map(serializeMessage),
    alerts: alerts.map((row) => ({
      id: row.id,
      kind: row.kind,
      created_at: row.created_at.toISOString(),
      open: row.resolved_at === null,
    })),
    related: related.map(serializeRelated),
    tickets: tickets.map(({ last_at: at, ...ticket }) => ({
      ...ticket,
      updated_at: at.toISOString(),
    })),
  };
}

function serializeMessage(row: MessageRow): ConsolePayment['messages'][number] {
  const unsent = row.abandoned_at === null ? 'waiting' : 'failed';
  return {
    channel: row.channel,
    kind: row.key.slice(0, row.key.indexOf(':')),
    queued_at: row.queued_at.toISOString(),
    state: row.sent_at === null ? unsent : 'sent',
  };
}

function serializeRelated(row: RelatedRow): ConsolePayment['related'][number] {
  return {
    id: row.id,
    number: row.number,
    created_at: row.created_at.toISOString(),
    duration: serializeDuration({ count: row.duration_count, unit: row.duration_unit }),
    total: dollarsFromCents(row.total_cents),
    state: row.shown_state,
    double: serializeDouble(row),
  };
}

function serializeDouble(row: RelatedRow): ConsolePayment['related'][number]['double'] {
  const { later_id, policy, double_state: state, decided_by, decided_at } = row;
  if (later_id === null || policy === null || state === null) return null;
  return { later_id, policy, state, decided_by, decided_at: decided_at?.toISOString() ?? null };
}
