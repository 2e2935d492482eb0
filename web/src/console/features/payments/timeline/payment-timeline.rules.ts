import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import type { Titled } from '@sesame/contract/shared/local-text.ts';

export type TimelineTone = 'plain' | 'good' | 'wait' | 'bad';

type Refund = ConsolePayment['refunds'][number];
type Source =
  | { readonly source: 'event'; readonly event: ConsolePayment['events'][number] }
  | { readonly source: 'refund'; readonly refund: Refund; readonly failed: boolean }
  | { readonly source: 'link'; readonly service: Titled }
  | { readonly source: 'alert'; readonly alert: ConsolePayment['alerts'][number] }
  | { readonly source: 'message'; readonly message: ConsolePayment['messages'][number] }
  | { readonly source: 'webhook'; readonly webhook: ConsolePayment['webhooks'][number] }
  | { readonly source: 'job'; readonly job: ConsolePayment['jobs'][number] };

/** One row of the timeline. */
export type TimelineRow = Source & {
  readonly key: string;
  readonly at: string;
  readonly tone: TimelineTone;
  /** Webhooks, checks at the gateway and attempts of jobs: of interest when something went wrong. */
  readonly technical: boolean;
};

const TECHNICAL_EVENTS: readonly string[] = [
  'webhook_received',
  'synced',
  'checkout_created',
  'cancel_sent',
];

const eventTones: Readonly<Record<string, TimelineTone>> = {
  paid: 'good',
  dispute_won: 'good',
  on_its_way: 'wait',
  attempt_declined: 'wait',
  checkout_unknown: 'wait',
  review: 'wait',
  disputed: 'wait',
  expired: 'bad',
  failed: 'bad',
  canceled: 'bad',
  refund_failed: 'bad',
  refund_bounced: 'bad',
  refund_excess: 'bad',
  proof_refused: 'bad',
};

/** What happened at the same moment follows from one another: news from outside, its effect, then messages about it. */
const ranks: Readonly<Record<Source['source'], number>> = {
  refund: 1,
  webhook: 2,
  event: 3,
  link: 4,
  alert: 5,
  message: 6,
  job: 7,
};

/** Everything that happened to a payment in one order, oldest first. */
export function timelineOf(payment: ConsolePayment): TimelineRow[] {
  return [
    ...payment.events.map(eventRow).filter((row) => !isShownAsWebhook(row, payment)),
    ...payment.refunds.flatMap((refund) => refundRows(refund, payment)),
    ...linkRows(payment),
    ...payment.alerts.map((alert) => ({
      source: 'alert' as const,
      key: `alert-${alert.id}`,
      at: alert.created_at,
      alert,
      tone: alert.open ? ('wait' as const) : ('plain' as const),
      technical: false,
    })),
    ...payment.messages.map((message) => ({
      source: 'message' as const,
      key: `message-${message.channel}-${message.kind}-${message.queued_at}`,
      at: message.queued_at,
      message,
      tone: message.state === 'failed' ? ('bad' as const) : ('plain' as const),
      technical: false,
    })),
    ...payment.webhooks.map((webhook) => ({
      source: 'webhook' as const,
      key: `webhook-${webhook.id}`,
      at: webhook.received_at,
      webhook,
      tone: webhook.error === null ? ('plain' as const) : ('bad' as const),
      technical: true,
    })),
    ...payment.jobs.map((job) => ({
      source: 'job' as const,
      key: `job-${job.id}`,
      at: job.enqueued_at,
      job,
      tone: job.state === 'dead' ? ('bad' as const) : ('wait' as const),
      technical: true,
    })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || rankOf(a) - rankOf(b));
}

function eventRow(event: ConsolePayment['events'][number], index: number): TimelineRow {
  return {
    source: 'event',
    key: `event-${index}`,
    at: event.at,
    event,
    tone: eventTones[event.kind] ?? 'plain',
    technical: TECHNICAL_EVENTS.includes(event.kind),
  };
}

/** The webhook itself says more than the event that it was applied. */
function isShownAsWebhook(row: TimelineRow, { webhooks }: ConsolePayment): boolean {
  return row.source === 'event' && row.event.kind === 'webhook_received' && webhooks.length > 0;
}

/** The request, and its failure unless an event reports it. The money itself is an event when it is booked. */
function refundRows(refund: Refund, { events }: ConsolePayment): TimelineRow[] {
  const row = (failed: boolean) => ({
    source: 'refund' as const,
    key: `refund-${refund.id}-${failed}`,
    at: failed ? refund.changed_at : refund.created_at,
    refund,
    failed,
    tone: failed ? ('bad' as const) : ('plain' as const),
    technical: false,
  });
  const isReported = events.some(
    ({ kind, at }) => /^refund_(failed|bounced)$/.test(kind) && at === refund.changed_at,
  );
  return refund.state === 'failed' && !isReported ? [row(false), row(true)] : [row(false)];
}

/** Links that were delivered since the payment; an earlier one belongs to another payment of the subscription. */
function linkRows({ links, paid_at: paidAt }: ConsolePayment): TimelineRow[] {
  if (paidAt === null) return [];
  return links.flatMap(({ delivery_id: id, service, item }) =>
    item !== null && item.delivered_at >= paidAt
      ? [
          {
            source: 'link' as const,
            key: `link-${id}`,
            at: item.delivered_at,
            service,
            tone: 'good' as const,
            technical: false,
          },
        ]
      : [],
  );
}

function rankOf(row: TimelineRow): number {
  if (row.source !== 'event') return ranks[row.source];
  if (row.event.kind === 'ordered') return 0;
  return row.technical ? ranks.webhook : ranks.event;
}

/** Rows of one day, as the day reads in the operator's time zone. */
export interface TimelineDay {
  readonly day: string;
  readonly rows: readonly (TimelineRow & {
    /** Another row is within the same minute, so the order shows only with seconds. */
    readonly needsSeconds: boolean;
  })[];
}

/** Groups rows that follow each other by day. @param dayOf and minuteOf are what the operator reads of a time */
export function byDay(
  rows: readonly TimelineRow[],
  { dayOf, minuteOf }: Record<'dayOf' | 'minuteOf', (at: string) => string>,
): TimelineDay[] {
  const placeOf = (at: string | undefined) => at && `${dayOf(at)} ${minuteOf(at)}`;
  const timed = rows.map((row, index) => ({
    ...row,
    needsSeconds: [rows[index - 1], rows[index + 1]].some(
      (other) => placeOf(other?.at) === placeOf(row.at),
    ),
  }));
  return [...Map.groupBy(timed, ({ at }) => dayOf(at))].map(([day, ofDay]) => ({
    day,
    rows: ofDay,
  }));
}
