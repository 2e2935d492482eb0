import type { NotifiedKind } from '@sesame/contract/console/notifications/topics.ts';
import type { Permission } from '@sesame/contract/console/permissions.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { localText } from '@sesame/contract/shared/local-text.ts';
import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import type { NotificationTexts } from '../../platform/mail/notification-texts.ts';
import { eventMoney, eventTime } from './event-format.rules.ts';
import type { EventRow } from './events.store.ts';

/** What a message names of an event; who the buyer is stays in the console. */
export type DescribedEvent = Omit<EventRow, 'id' | 'kind' | 'resolved' | 'resolved_by'> & {
  readonly kind: NotifiedKind;
};

export interface EventMessage {
  /** A clause that follows the name of the shop: `a payment is disputed`. */
  readonly headline: string;
  readonly lead: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** The page of the record in the console. */
  readonly path: string;
}

const headlines = {
  payment_review: 'alertPaymentReview',
  payment_overpaid: 'alertPaymentOverpaid',
  payment_disputed: 'alertPaymentDisputed',
  proof_unchecked: 'alertProofUnchecked',
  fraud_warning: 'alertFraudWarning',
  credit_reversed: 'alertCreditReversed',
  refund_failed: 'alertRefundFailed',
  refund_stuck: 'alertRefundStuck',
  refund_unexplained: 'alertRefundUnexplained',
  double_payment: 'alertDoublePayment',
  delivery_waiting: 'alertDeliveryWaiting',
  delivery_late: 'alertDeliveryLate',
  paid_without_access: 'alertPaidWithoutAccess',
  inventory_low: 'alertInventoryLow',
  job_failing: 'alertJobFailing',
  job_item_failing: 'alertJobItemFailing',
  backup_failed: 'alertBackupFailed',
  worker_lost: 'alertWorkerLost',
  webhook_stuck: 'alertWebhookStuck',
  renewal_stuck: 'alertRenewalStuck',
  payout_recalled: 'alertPayoutRecalled',
  payout_underway: 'alertPayoutUnderway',
  password_spray: 'alertPasswordSpray',
  exports_large: 'alertExportsLarge',
  sale: 'eventSale',
  ticket_waiting: 'eventTicket',
  payout_requested: 'eventPayout',
  operator_new_device: 'eventNewDevice',
  operator_role_changed: 'eventRole',
  operator_recovery_code: 'eventRecoveryCode',
  operator_chat_linked: 'eventChat',
  gateway_keys_changed: 'eventGatewayKeys',
  connection_keys_changed: 'eventConnectionKeys',
} as const satisfies Readonly<Record<NotifiedKind, MailTextKey>>;

/** Whose language and time zone a message is written in. */
export interface EventReader {
  readonly language: Language;
  readonly zone: string;
}

export function describeEvent(
  t: NotificationTexts['mail'],
  { language, zone }: EventReader,
  event: DescribedEvent,
): EventMessage {
  const {
    kind,
    number,
    amount_cents: amountCents,
    about,
    about_ru: aboutRu,
    due_at: dueAt,
  } = event;
  const rows: (readonly [MailTextKey, string | null])[] = [
    [kind === 'ticket_waiting' ? 'alertTicket' : 'alertPayment', number],
    ['alertAmount', amountCents === null ? null : eventMoney(language, amountCents)],
    ['alertAbout', about && localText(language, about, aboutRu)],
    ['alertAt', eventTime(event.occurred_at, zone)],
    ['alertDue', dueAt && eventTime(dueAt, zone)],
  ];
  return {
    headline: t(language, headlines[kind]),
    lead: t(language, event.alert_id === null ? 'eventLead' : 'alertLead'),
    rows: rows.flatMap(([label, value]) => (value === null ? [] : [[t(language, label), value]])),
    path: pathOf(event),
  };
}

const pages: Readonly<Partial<Record<NotifiedKind, string>>> = {
  delivery_waiting: consolePages.fulfilment,
  delivery_late: consolePages.fulfilment,
  proof_unchecked: consolePages.transfers,
  job_failing: consolePages.system,
  job_item_failing: consolePages.system,
  backup_failed: consolePages.system,
  worker_lost: consolePages.system,
  webhook_stuck: consolePages.system,
  operator_new_device: consolePages.team,
  operator_role_changed: consolePages.team,
  operator_recovery_code: consolePages.team,
  operator_chat_linked: consolePages.team,
};

function pathOf({
  kind,
  subject,
  payment_id: paymentId,
}: Pick<DescribedEvent, 'kind' | 'subject' | 'payment_id'>): string {
  const isDelivery = kind === 'delivery_waiting' || kind === 'delivery_late';
  if (paymentId !== null && !isDelivery) return consolePages.payment.replace(':id', paymentId);
  const [, id = subject] = subject.split(':');
  if (subject.startsWith('payout:')) return `${consolePages.payouts}?payout=${id}`;
  if (kind === 'renewal_stuck') return consolePages.subscription.replace(':id', id);
  if (kind === 'inventory_low') return consolePages.service.replace(':id', id);
  if (kind === 'ticket_waiting') return consolePages.ticket.replace(':id', id);
  if (kind === 'gateway_keys_changed') return consolePages.gateway.replace(':id', id);
  if (kind === 'connection_keys_changed') return consolePages.connection.replace(':id', id);
  return pages[kind] ?? consolePages.alerts;
}

const decisions: Readonly<Partial<Record<NotifiedKind, Decision['permission']>>> = {
  payment_review: 'payments:refund',
  proof_unchecked: 'transfers:write',
  payout_requested: 'payouts:write',
};

interface Decision {
  readonly permission: Permission;
  /** The record with the dialog of the approval open. */
  readonly path: string;
}

/** The approval that an event waits for; undefined when nothing has to be approved. */
export function decisionOf(event: DescribedEvent): Decision | undefined {
  const { kind, subject, payment_id: paymentId } = event;
  const permission = decisions[kind];
  if (permission === undefined) return undefined;
  if (kind === 'payout_requested') {
    return { permission, path: `${pathOf(event)}&action=approve` };
  }
  if (kind === 'proof_unchecked') {
    return { permission, path: `${consolePages.transfers}?payment=${subject}&action=accept` };
  }
  return paymentId === null ? undefined : { permission, path: `${pathOf(event)}?action=accept` };
}
