import type { Evidence } from '@sesame/contract/console/payments/disputes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';
import { readLinks } from '../../access/index.ts';
import { readConsequences } from '../consequences/read-consequences.ts';
import { readPaymentRecords } from '../consequences/read-payment-records.ts';
import { readTimeline } from '../history/read-timeline.ts';
import { findMethodTitle } from '../records/methods.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import type { DisputeRow } from '../settlement/disputes/disputes.store.ts';
import {
  bothTitles,
  type EvidenceFacts,
  type EvidenceTexts,
  sectionsOf,
  textsOf,
} from './evidence.rules.ts';
import {
  findBuyerOfEvidence,
  listAccountEvents,
  listConnections,
  listTicketMessages,
} from './evidence.store.ts';

export interface GatheredEvidence {
  readonly evidence: Evidence;
  /** For the text fields of the gateway. */
  readonly texts: EvidenceTexts;
}

/**
 * What the shop knows about a disputed payment: the order, what was delivered and when, the sign-ins and messages. In
 * English, because banks read it. No secret is part of it: neither links nor passwords.
 */
export async function gatherEvidence(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  payment: PaymentRow,
  dispute: DisputeRow,
): Promise<GatheredEvidence> {
  const now = clock.now();
  const [buyer, method, timeline, consequences, connections, account] = await Promise.all([
    findBuyerOfEvidence(db, payment.user_id),
    findMethodTitle(db, payment.gateway),
    readTimeline(db, payment),
    readConsequences(db, payment, now),
    listConnections(db, payment.user_id),
    listAccountEvents(db, payment.user_id),
  ]);
  const subscription = consequences.access?.subscription_id;
  const [links, records] = await Promise.all([
    subscription === undefined ? [] : readLinks(db, subscription),
    readPaymentRecords(db, payment, { subjects: [], subscription }),
  ]);
  const tickets = await listTicketMessages(
    db,
    records.tickets.map(({ id }) => id),
  );
  const shop = brandNameIn(config.shop(), 'en');
  const facts: EvidenceFacts = {
    shop,
    payment,
    dispute,
    buyer,
    method: method ? bothTitles(method) : payment.gateway,
    timeline: timeline.timeline,
    access: consequences.access,
    deliveries: links.map(({ service, item, waiting_since }) => ({
      service: bothTitles(service),
      orderedAt: new Date(waiting_since),
      deliveredAt: item === null ? null : new Date(item.delivered_at),
    })),
    connections,
    account,
    messages: records.messages.map(({ channel, kind, queued_at, state }) => ({
      channel,
      kind,
      at: new Date(queued_at),
      isSent: state === 'sent',
    })),
    tickets,
    refunds: timeline.refunds.map(({ state, amount_cents, created_at }) => ({
      state,
      amountCents: amount_cents,
      at: created_at,
    })),
    related: records.related.map(({ number, created_at, total, state }) => ({
      number,
      at: new Date(created_at),
      total,
      state,
    })),
  };
  const title = `Evidence for payment ${payment.number}`;
  return {
    evidence: { title, made_at: now.toISOString(), sections: sectionsOf(facts) },
    texts: textsOf(facts),
  };
}
