import type { Consequences } from '@sesame/contract/console/payments/consequences.ts';
import type { Evidence } from '@sesame/contract/console/payments/disputes.ts';
import type { Titled } from '@sesame/contract/shared/local-text.ts';
import type { TimelineEntry } from '../history/payment-timeline.rules.ts';

/** Everything the evidence is made of. */
export interface EvidenceFacts {
  readonly shop: string;
  readonly payment: {
    readonly number: string;
    readonly title: string;
    readonly title_ru: string;
    readonly description: string;
    readonly duration_count: number;
    readonly duration_unit: string;
    readonly total_cents: number;
    readonly captured_cents: number;
    readonly gateway_reference: string | null;
    readonly gateway_secondary_reference: string | null;
    readonly created_at: Date;
    readonly paid_at: Date | null;
    readonly country: string | null;
  };
  readonly dispute: { readonly reference: string; readonly gateway_status: string };
  readonly buyer: {
    readonly username: string;
    readonly email: string;
    readonly created_at: Date;
    readonly email_confirmed_at: Date | null;
  };
  readonly method: string;
  readonly timeline: readonly TimelineEntry[];
  readonly access: Consequences['access'];
  readonly deliveries: readonly {
    readonly service: string;
    readonly orderedAt: Date;
    readonly deliveredAt: Date | null;
  }[];
  readonly connections: readonly {
    readonly signed_in_at: Date;
    readonly last_seen_at: Date;
    readonly user_agent: string;
    readonly ip_prefix: string;
  }[];
  readonly account: readonly {
    readonly kind: string;
    readonly ip_prefix: string;
    readonly created_at: Date;
  }[];
  readonly messages: readonly {
    readonly channel: 'mail' | 'telegram';
    readonly kind: string;
    readonly at: Date;
    readonly isSent: boolean;
  }[];
  readonly tickets: readonly {
    readonly number: number;
    readonly title: string;
    readonly sender: 'user' | 'admin';
    readonly content: string;
    readonly created_at: Date;
  }[];
  readonly refunds: readonly {
    readonly state: string;
    readonly amountCents: number;
    readonly at: Date;
  }[];
  readonly related: readonly {
    readonly number: string;
    readonly at: Date;
    readonly total: number;
    readonly state: string;
  }[];
}

type Section = Evidence['sections'][number];
type Row = Section['rows'][number];

/** The sections of the evidence; those without a row are left out. */
export function sectionsOf(facts: EvidenceFacts): Section[] {
  return [
    { title: 'Order', rows: orderRows(facts) },
    { title: 'Buyer', rows: buyerRows(facts) },
    { title: 'History of the payment', rows: facts.timeline.map(timelineRow) },
    { title: 'Access', rows: accessRows(facts) },
    { title: 'Deliveries', rows: deliveryRows(facts) },
    { title: 'Sign-ins', rows: connectionRows(facts) },
    { title: 'Events of the account', rows: accountRows(facts) },
    { title: 'Messages to the buyer', rows: messageRows(facts) },
    { title: 'Conversation with support', rows: ticketRows(facts) },
    { title: 'Refunds', rows: refundRows(facts) },
    { title: 'Other payments of the buyer', rows: relatedRows(facts) },
  ].filter(({ rows }) => rows.length > 0);
}

/** What goes into the text fields of a gateway. */
export interface EvidenceTexts {
  readonly shop: string;
  /** What was bought, in a line. */
  readonly product: string;
  readonly email: string;
  /** Deliveries, sign-ins and messages as lines of text, the oldest first. */
  readonly activity: string;
}

export function textsOf(facts: EvidenceFacts): EvidenceTexts {
  return {
    shop: facts.shop,
    product: productLineOf(facts),
    email: facts.buyer.email,
    activity: activityOf(facts),
  };
}

function productLineOf({ payment, shop }: EvidenceFacts): string {
  const { duration_count: count, duration_unit: unit } = payment;
  const term = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return `${bothTitles(payment)} for ${term}, a digital subscription sold by ${shop}. ${payment.description}`.trim();
}

/** The bank reads English, but the buyer may have seen the Russian title. */
export function bothTitles({ title, title_ru: russian }: Titled): string {
  return russian === '' || russian === title ? title : `${title} (${russian})`;
}

function activityOf(facts: EvidenceFacts): string {
  const lines = [
    ...facts.deliveries.flatMap(({ service, deliveredAt }) =>
      deliveredAt === null ? [] : [{ at: deliveredAt, text: `access to ${service} delivered` }],
    ),
    ...facts.connections.map(({ signed_in_at: at, ip_prefix: network, user_agent: agent }) => ({
      at,
      text: `sign-in from ${network || 'an unknown network'}, ${agent || 'unknown browser'}`,
    })),
    ...facts.messages
      .filter(({ isSent }) => isSent)
      .map(({ at, channel, kind }) => ({ at, text: `${channel} to the buyer: ${kind}` })),
  ];
  return lines
    .sort((one, two) => one.at.getTime() - two.at.getTime())
    .map(({ at, text }) => `${timeOf(at)} ${text}`)
    .join('\n');
}

function orderRows({ payment, dispute, method, shop }: EvidenceFacts): Row[] {
  return rowsOf([
    ['Seller', shop],
    ['Payment', payment.number],
    ['Payment at the gateway', payment.gateway_secondary_reference ?? payment.gateway_reference],
    ['Dispute', `${dispute.reference} (${dispute.gateway_status})`],
    ['Product', bothTitles(payment)],
    ['Term', `${payment.duration_count} ${payment.duration_unit}`],
    ['Description', payment.description],
    ['Total shown before paying', dollars(payment.total_cents)],
    ['Received', dollars(payment.captured_cents)],
    ['Payment method', method],
    ['Ordered', timeOf(payment.created_at)],
    ['Paid', payment.paid_at && timeOf(payment.paid_at)],
    ['Country of the order', payment.country],
  ]);
}

function buyerRows({ buyer }: EvidenceFacts): Row[] {
  return rowsOf([
    ['Name in the shop', buyer.username],
    ['Email', buyer.email],
    ['Registered', timeOf(buyer.created_at)],
    ['Email confirmed', buyer.email_confirmed_at && timeOf(buyer.email_confirmed_at)],
  ]);
}

function timelineRow({ kind, at }: TimelineEntry): Row {
  return [timeOf(at), kind.replaceAll('_', ' ')];
}

function accessRows({ access }: EvidenceFacts): Row[] {
  if (access === null) return [];
  return rowsOf([
    ['From', timeOf(new Date(access.from))],
    ['Until', timeOf(new Date(access.until))],
    ['Now', access.state.replaceAll('_', ' ')],
  ]);
}

function deliveryRows({ deliveries }: EvidenceFacts): Row[] {
  return deliveries.map(({ service, deliveredAt }) => [
    service,
    deliveredAt === null ? 'not delivered' : `delivered ${timeOf(deliveredAt)}`,
  ]);
}

function connectionRows({ connections }: EvidenceFacts): Row[] {
  return connections.map((one) => [
    timeOf(one.signed_in_at),
    [one.ip_prefix, one.user_agent, `last seen ${timeOf(one.last_seen_at)}`]
      .filter(Boolean)
      .join(', '),
  ]);
}

function accountRows({ account }: EvidenceFacts): Row[] {
  return account.map(({ created_at: at, kind, ip_prefix: network }) => [
    timeOf(at),
    [kind.replaceAll('_', ' '), network].filter(Boolean).join(', '),
  ]);
}

function messageRows({ messages }: EvidenceFacts): Row[] {
  return messages.map(({ at, channel, kind, isSent }) => [
    timeOf(at),
    `${channel}, ${kind.replaceAll('-', ' ')}${isSent ? '' : ', not sent'}`,
  ]);
}

function ticketRows({ tickets }: EvidenceFacts): Row[] {
  return tickets.map(({ number, sender, content, created_at: at }) => [
    `#${number}, ${sender === 'user' ? 'buyer' : 'support'}, ${timeOf(at)}`,
    content,
  ]);
}

function refundRows({ refunds }: EvidenceFacts): Row[] {
  return refunds.map(({ at, amountCents, state }) => [
    timeOf(at),
    `${dollars(amountCents)}, ${state}`,
  ]);
}

function relatedRows({ related }: EvidenceFacts): Row[] {
  return related.map(({ number, at, total, state }) => [
    number,
    `${timeOf(at)}, $${total.toFixed(2)}, ${state.replaceAll('_', ' ')}`,
  ]);
}

/** Rows without a value are left out. */
function rowsOf(rows: readonly (readonly [string, string | null])[]): Row[] {
  return rows.flatMap(([name, value]): Row[] => (value ? [[name, value]] : []));
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** `2026-03-10 12:00 UTC` */
function timeOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
