import { nextStepActions, nextStepKinds } from '@sesame/contract/shop/payment-detail.ts';
import { expect, test } from 'vitest';
import { paymentTransitions } from '../records/payments.rules.ts';
import {
  nextStepOf,
  type StepPayment,
  type TimelineEvent,
  timelineOf,
} from './payment-timeline.rules.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

const payment: StepPayment = {
  free: false,
  byBalance: false,
  byTransfer: false,
  checkoutRefused: false,
  gift: false,
  giftState: undefined,
  state: 'pending',
  createdAt: NOW,
  expiresAt: minutes(30),
  accessUntil: null,
  reviewReason: null,
  flags: [],
  takesRest: false,
  confirmUntil: null,
  hasPage: true,
  onItsWay: false,
  refundOpen: false,
  proofWaiting: false,
  returned: false,
  owed: false,
  changed: false,
};
const paid = { state: 'paid', accessUntil: minutes(60 * 24 * 30) } as const;

const event = (kind: string, detail: TimelineEvent['detail'] = {}, at = NOW): TimelineEvent => ({
  kind,
  detail,
  at,
});
const kindsOf = (events: readonly TimelineEvent[], facts: Partial<StepPayment> = {}) =>
  timelineOf({ ...payment, ...facts }, { events, refunds: [], proofs: [] }).map(({ kind }) => kind);

test('a purchase leads from order to access, even when all events share a time', () => {
  // In the order of the rows: the event about the source is written after the change it caused.
  const events = [
    event('ordered'),
    event('checkout_created', { reference: 'pay_1' }),
    event('paid', { from: 'pending', flags: [] }, minutes(2)),
    event('webhook_received', { state: 'paid' }, minutes(2)),
  ];
  expect(kindsOf(events)).toEqual([
    'ordered',
    'page_opened',
    'webhook_received',
    'matched',
    'granted',
  ]);
});

test.each<[string, TimelineEvent, Partial<StepPayment>, readonly string[]]>([
  ['late money', event('paid', { flags: ['late'] }), {}, ['matched_late', 'granted']],
  ['an overpayment', event('paid', { flags: ['late', 'overpaid'] }), {}, ['overpaid', 'granted']],
  ['accepted by an operator', event('paid', { from: 'review' }), {}, ['accepted', 'granted']],
  ['a free order', event('paid', { flags: [] }), { free: true }, ['free', 'granted']],
  ['the balance', event('paid', {}), { byBalance: true }, ['paid_by_balance', 'granted']],
  ['a declined card', event('failed', { by: 'gateway' }), {}, ['declined']],
  [
    'a refused checkout',
    event('failed', { by: 'gateway' }),
    { checkoutRefused: true },
    ['not_opened'],
  ],
  ['canceled by the buyer', event('canceled', { by: 'buyer' }), {}, ['canceled_by_buyer']],
  ['a newer order', event('canceled', { by: 'newer_order' }), {}, ['replaced']],
  ['canceled at the gateway', event('canceled', { by: 'gateway' }), {}, ['canceled']],
  ['held money returned', event('canceled', { from: 'review' }), {}, ['returned']],
  ['an underpayment', event('review', { reason: 'underpaid' }), {}, ['held_underpaid']],
  ['money of another order', event('review', { reason: 'order' }), {}, ['held']],
  ['an unanswered checkout', event('checkout_unknown'), {}, ['page_delayed']],
  ['a dispute', event('disputed', { from: 'paid' }), {}, ['disputed']],
  ['a dispute that was won', event('dispute_won', { from: 'disputed' }), {}, ['dispute_over']],
  ['an internal event', event('rate_frozen', { rate: 1 }), {}, []],
])('%s maps to its steps', (_name, happened, facts, kinds) => {
  expect(kindsOf([happened], facts)).toEqual(kinds);
});

test('a refund shows its amount and no other detail', () => {
  const detail = { from: 'paid', method: 'gateway', amount_cents: 200, refunded_cents: 200 };
  const records = { events: [event('partially_refunded', detail)], refunds: [], proofs: [] };
  const step = { kind: 'refunded_partly', at: NOW, amountCents: 200 };
  expect(timelineOf(payment, records)).toEqual([step]);
});

test('a refund appears while pending and when it fails, once', () => {
  const refund = { method: 'gateway', createdAt: NOW, changedAt: minutes(9) } as const;
  const kinds = (state: 'pending' | 'succeeded' | 'failed', events: TimelineEvent[] = []) =>
    timelineOf(payment, { events, refunds: [{ ...refund, state }], proofs: [] }).map(
      (one) => one.kind,
    );
  expect(kinds('pending')).toEqual(['refund_started']);
  expect(kinds('succeeded')).toEqual([]);
  const bounced = event('refund_bounced', { amount_cents: 5 }, minutes(9));
  expect(kinds('failed', [bounced])).toEqual(['refund_started', 'refund_failed']);
});

test('proofs of payment appear with their decision', () => {
  const steps = timelineOf(payment, {
    events: [],
    refunds: [],
    proofs: [
      { sentAt: minutes(1), decision: 'refused', decidedAt: minutes(2) },
      { sentAt: minutes(3), decision: null, decidedAt: null },
    ],
  });
  expect(steps.map(({ kind }) => kind)).toEqual(['proof_sent', 'proof_refused', 'proof_sent']);
});

test.each<[string, Partial<StepPayment>, string]>([
  ['the checkout is open', {}, 'pay'],
  ['its charge is to be confirmed', { confirmUntil: new Date(8e15) }, 'confirm'],
  [
    'its charge can no longer be confirmed',
    { confirmUntil: new Date(0), hasPage: false },
    'wait_for_page',
  ],
  ['the checkout is not created yet', { hasPage: false }, 'wait_for_page'],
  ['there was no news for 15 minutes', { createdAt: minutes(-15) }, 'delayed'],
  ['there was no news for 14 minutes', { createdAt: minutes(-14) }, 'pay'],
  ['money is on its way', { onItsWay: true, createdAt: minutes(-20) }, 'on_its_way'],
  ['it expires now', { expiresAt: NOW }, 'expired'],
  ['a bank transfer takes long', { byTransfer: true, createdAt: minutes(-60) }, 'transfer'],
  ['a proof of payment waits', { byTransfer: true, proofWaiting: true }, 'transfer_checking'],
  ['it is underpaid', { state: 'review', reviewReason: 'underpaid' }, 'review_underpaid'],
  ['it has a mismatch', { state: 'review', reviewReason: 'currency' }, 'review'],
  ['money is returned', { state: 'review', refundOpen: true }, 'refund_pending'],
  ['it is declined', { state: 'failed' }, 'declined'],
  ['the checkout was refused', { state: 'failed', checkoutRefused: true }, 'not_opened'],
  ['it is expired', { state: 'expired' }, 'expired'],
  ['it is canceled', { state: 'canceled' }, 'canceled'],
  ['held money was returned', { state: 'canceled', returned: true }, 'refunded'],
  [
    'it is expired with a proof of payment',
    { state: 'expired', proofWaiting: true },
    'transfer_checking',
  ],
  ['it is paid', paid, 'done'],
  ['it is paid late', { ...paid, flags: ['late'] }, 'done_late'],
  ['it is overpaid', { ...paid, flags: ['late', 'overpaid'] }, 'done_overpaid'],
  ['its access has ended', { ...paid, accessUntil: NOW }, 'ended'],
  ['a refund is pending', { ...paid, refundOpen: true }, 'refund_pending'],
  ['it is partially refunded', { ...paid, state: 'partially_refunded' }, 'refunded_partly'],
  ['it is refunded', { state: 'refunded' }, 'refunded'],
  ['the refund bounced', { state: 'refunded', owed: true }, 'refund_owed'],
  ['a part bounced', { ...paid, owed: true }, 'refund_owed'],
  ['it is sent again', { state: 'refunded', owed: true, refundOpen: true }, 'refund_pending'],
  ['it is disputed', { ...paid, state: 'disputed' }, 'disputed'],
  ['a gift waits', { ...paid, gift: true, giftState: 'open' }, 'gift'],
  ['a gift was redeemed', { ...paid, gift: true, giftState: 'claimed' }, 'gift_claimed'],
  ['a gift was revoked', { ...paid, gift: true, giftState: 'revoked' }, 'gift_revoked'],
  ['a gift is disputed', { state: 'disputed', gift: true, giftState: 'on_hold' }, 'gift_disputed'],
])('when %s there is a next step', (_name, change, buyer) => {
  const stepPayment = { ...payment, ...change };
  const next = nextStepOf(stepPayment, { now: NOW, delayedAfterMs: 15 * 60_000 });
  expect(next.kind).toBe(buyer);
});

test('every state has a next step, and only an existing checkout page is offered', () => {
  for (const state of Object.keys(paymentTransitions) as StepPayment['state'][]) {
    const stepPayment = { ...payment, state, hasPage: false };
    const { kind, actions } = nextStepOf(stepPayment, { now: NOW, delayedAfterMs: 1 });
    expect(nextStepKinds).toContain(kind);
    expect(actions).not.toContain('open_page');
    expect(nextStepActions).toEqual(expect.arrayContaining([...actions]));
  }
});
