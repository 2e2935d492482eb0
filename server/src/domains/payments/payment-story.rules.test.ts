import { nextStepActions, nextStepKinds } from '@sesame/contract/payment-detail.ts';
import { expect, test } from 'vitest';
import {
  nextStepOf,
  operatorNextStepOf,
  type StepPayment,
  type StoryEvent,
  storyOf,
} from './payment-story.rules.ts';
import { paymentMoves } from './payments.rules.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

const payment: StepPayment = {
  free: false,
  byBalance: false,
  byTransfer: false,
  formRefused: false,
  state: 'pending',
  createdAt: NOW,
  expiresAt: minutes(30),
  accessUntil: null,
  reviewReason: null,
  flags: [],
  hasPage: true,
  onItsWay: false,
  refundOpen: false,
  proofWaiting: false,
  returned: false,
  owed: false,
};
const paid = { state: 'paid', accessUntil: minutes(60 * 24 * 30) } as const;

const event = (kind: string, detail: StoryEvent['detail'] = {}, at = NOW): StoryEvent => ({
  kind,
  detail,
  at,
});
const kindsOf = (events: readonly StoryEvent[], facts: Partial<StepPayment> = {}) =>
  storyOf({ ...payment, ...facts }, { events, refunds: [], proofs: [] }).map(({ kind }) => kind);

test('a purchase reads from the order to the access, even when everything happens at once', () => {
  // As the rows are written: what brought the news is told with what it changed.
  const events = [
    event('ordered'),
    event('form_ready', { reference: 'pay_1' }),
    event('paid', { from: 'pending', flags: [] }, minutes(2)),
    event('noticed', { state: 'paid' }, minutes(2)),
  ];
  expect(kindsOf(events)).toEqual(['ordered', 'page_opened', 'noticed', 'matched', 'granted']);
});

test.each<[string, StoryEvent, Partial<StepPayment>, readonly string[]]>([
  ['late money', event('paid', { flags: ['late'] }), {}, ['matched_late', 'granted']],
  ['too much', event('paid', { flags: ['late', 'overpaid'] }), {}, ['overpaid', 'granted']],
  ['accepted by hand', event('paid', { from: 'review' }), {}, ['accepted', 'granted']],
  ['a free order', event('paid', { flags: [] }), { free: true }, ['free', 'granted']],
  ['the balance', event('paid', {}), { byBalance: true }, ['paid_by_balance', 'granted']],
  ['a declined card', event('failed', { by: 'gateway' }), {}, ['declined']],
  ['no page at all', event('failed', { by: 'gateway' }), { formRefused: true }, ['not_opened']],
  ['given up', event('canceled', { by: 'buyer' }), {}, ['canceled_by_buyer']],
  ['a newer order', event('canceled', { by: 'newer_order' }), {}, ['replaced']],
  ['given up on the page', event('canceled', { by: 'gateway' }), {}, ['canceled']],
  ['held money sent back', event('canceled', { from: 'review' }), {}, ['returned']],
  ['too little', event('review', { reason: 'underpaid' }), {}, ['held_underpaid']],
  ['money of another order', event('review', { reason: 'order' }), {}, ['held']],
  ['a silent gateway', event('form_unknown'), {}, ['page_delayed']],
  ['a dispute', event('disputed', { from: 'paid' }), {}, ['disputed']],
  ['a dispute that was won', event('dispute_won', { from: 'disputed' }), {}, ['dispute_over']],
  ['what no buyer reads', event('rate_frozen', { rate: 1 }), {}, []],
])('%s is told', (_name, happened, facts, kinds) => {
  expect(kindsOf([happened], facts)).toEqual(kinds);
});

test('refunds say how much, and nothing else of what was written down', () => {
  const detail = { from: 'paid', way: 'gateway', amount_cents: 200, refunded_cents: 200 };
  const told = { events: [event('partially_refunded', detail)], refunds: [], proofs: [] };
  expect(storyOf(payment, told)).toEqual([{ kind: 'refunded_partly', at: NOW, amountCents: 200 }]);
});

test('a refund is told while it is on its way and when it fails, once', () => {
  const refund = { way: 'gateway', createdAt: NOW, changedAt: minutes(9) } as const;
  const kinds = (state: 'pending' | 'succeeded' | 'failed', events: StoryEvent[] = []) =>
    storyOf(payment, { events, refunds: [{ ...refund, state }], proofs: [] }).map(
      (one) => one.kind,
    );
  expect(kinds('pending')).toEqual(['refund_started']);
  expect(kinds('succeeded')).toEqual([]);
  const bounced = event('refund_bounced', { amount_cents: 5 }, minutes(9));
  expect(kinds('failed', [bounced])).toEqual(['refund_started', 'refund_failed']);
});

test('receipts of a transfer are told with what became of them', () => {
  const told = storyOf(payment, {
    events: [],
    refunds: [],
    proofs: [
      { sentAt: minutes(1), decision: 'refused', decidedAt: minutes(2) },
      { sentAt: minutes(3), decision: null, decidedAt: null },
    ],
  });
  expect(told.map(({ kind }) => kind)).toEqual(['proof_sent', 'proof_refused', 'proof_sent']);
});

test.each<[string, Partial<StepPayment>, string, string]>([
  ['the page is open', {}, 'pay', 'wait'],
  ['the page is still asked for', { hasPage: false }, 'wait_for_page', 'wait'],
  ['nothing was heard for 15 minutes', { createdAt: minutes(-15) }, 'silent', 'wait'],
  ['14 minutes', { createdAt: minutes(-14) }, 'pay', 'wait'],
  ['money is on its way', { onItsWay: true, createdAt: minutes(-20) }, 'on_its_way', 'wait'],
  ['it ends now', { expiresAt: NOW }, 'expired', 'wait'],
  ['a transfer takes its time', { byTransfer: true, createdAt: minutes(-60) }, 'transfer', 'wait'],
  [
    'a receipt waits',
    { byTransfer: true, proofWaiting: true },
    'transfer_checking',
    'check_transfer',
  ],
  [
    'too little came',
    { state: 'review', reviewReason: 'underpaid' },
    'review_underpaid',
    'decide_review',
  ],
  ['other money came', { state: 'review', reviewReason: 'currency' }, 'review', 'decide_review'],
  ['it is sent back', { state: 'review', refundOpen: true }, 'refund_pending', 'follow_refund'],
  ['declined', { state: 'failed' }, 'declined', 'none'],
  ['never opened', { state: 'failed', formRefused: true }, 'not_opened', 'none'],
  ['expired', { state: 'expired' }, 'expired', 'none'],
  ['canceled', { state: 'canceled' }, 'canceled', 'none'],
  ['held money went back', { state: 'canceled', returned: true }, 'refunded', 'none'],
  [
    'ended, but a receipt came',
    { state: 'expired', proofWaiting: true },
    'transfer_checking',
    'check_transfer',
  ],
  ['paid', paid, 'done', 'none'],
  ['paid late', { ...paid, flags: ['late'] }, 'done_late', 'none'],
  ['paid too much', { ...paid, flags: ['late', 'overpaid'] }, 'done_overpaid', 'return_surplus'],
  ['used up', { ...paid, accessUntil: NOW }, 'ended', 'none'],
  ['a refund is on its way', { ...paid, refundOpen: true }, 'refund_pending', 'follow_refund'],
  ['partly back', { ...paid, state: 'partially_refunded' }, 'refunded_partly', 'none'],
  ['back', { state: 'refunded' }, 'refunded', 'none'],
  ['the refund came back', { state: 'refunded', owed: true }, 'refund_pending', 'pay_owed'],
  ['disputed', { ...paid, state: 'disputed' }, 'disputed', 'answer_dispute'],
])('when %s there is a next step', (_name, change, buyer, operator) => {
  const standing = { ...payment, ...change };
  const next = nextStepOf(standing, { now: NOW, silentMs: 15 * 60_000 });
  expect(next.kind).toBe(buyer);
  expect(operatorNextStepOf(standing)).toBe(operator);
});

test('every state has a next step, and only a page that exists is opened', () => {
  for (const state of Object.keys(paymentMoves) as StepPayment['state'][]) {
    const standing = { ...payment, state, hasPage: false };
    const { kind, actions } = nextStepOf(standing, { now: NOW, silentMs: 1 });
    expect(nextStepKinds).toContain(kind);
    expect(actions).not.toContain('open_page');
    expect(nextStepActions).toEqual(expect.arrayContaining([...actions]));
  }
});
