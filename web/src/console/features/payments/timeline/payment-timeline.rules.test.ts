import { expect, test } from 'vitest';
import { consolePayment } from '../../../../test/console-payment.ts';
import { byDay, timelineOf } from './payment-timeline.rules.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 10, 12, 0, second)).toISOString();
const event = (kind: string, second: number) => ({ kind, detail: {}, at: at(second) });
const webhook = (id: number, second: number, error: string | null = null) => ({
  id,
  key: `evt-${id}`,
  received_at: at(second),
  applied_at: null,
  outcome: null,
  attempts: 0,
  error,
});
const refund = (over: object) => ({
  id: '019a0000-0000-7000-8000-00000000cccc',
  purpose: 'refund',
  method: 'gateway',
  access: 'keep',
  amount: 1,
  sum: { amount: 1, currency: 'USD' },
  state: 'succeeded',
  reason: 'asked',
  reference: null,
  failure: null,
  operator: 'Anna',
  requested_by: 'operator' as const,
  outcomes: [],
  created_at: at(10),
  changed_at: at(20),
  ...over,
});
const link = (id: string, delivered: string | null) => ({
  delivery_id: id,
  service: { id: 1, title: id, title_ru: '', picture: '' },
  item:
    delivered === null
      ? null
      : {
          id,
          kind: 'unique' as const,
          content: 'link' as const,
          retired: false,
          delivered_at: delivered,
        },
  waiting_since: at(0),
  attempts: 0,
  replaced_by_buyer: 0,
});

test('news from outside comes before its effect, and messages last, at the same moment', () => {
  const rows = timelineOf(
    consolePayment({
      paid_at: at(5),
      events: [
        event('ordered', 0),
        event('checkout_created', 1),
        event('paid', 5),
        event('webhook_received', 5),
      ],
      webhooks: [webhook(7, 5)],
      links: [link('Askara', at(5)), link('earlier', at(4)), link('later', null)],
      alerts: [{ id: 1, kind: 'payment_late', created_at: at(5), open: true }],
      messages: [{ channel: 'mail', kind: 'receipt', queued_at: at(5), state: 'sent' }],
    }),
  );
  expect(rows.map(({ key }) => key)).toEqual([
    'event-0',
    'event-1',
    'webhook-7',
    'event-2',
    'link-Askara',
    'alert-1',
    `message-mail-receipt-${at(5)}`,
  ]);
  expect(rows.filter(({ technical }) => technical).map(({ key }) => key)).toEqual([
    'event-1',
    'webhook-7',
  ]);
});

test('without webhooks, their events are listed', () => {
  const rows = timelineOf(
    consolePayment({ events: [event('webhook_received', 0), event('synced', 1)] }),
  );
  expect(rows.map(({ key, technical }) => [key, technical])).toEqual([
    ['event-0', true],
    ['event-1', true],
  ]);
});

test('a refund that failed is listed once', () => {
  const keysOf = (kind: string | undefined, state: string) =>
    timelineOf(
      consolePayment({
        events: kind === undefined ? [] : [event(kind, 20)],
        refunds: [refund({ state })],
      }),
    ).map((row) => (row.source === 'refund' ? row.failed : row.source));
  expect(keysOf(undefined, 'succeeded')).toEqual([false]);
  expect(keysOf(undefined, 'failed')).toEqual([false, true]);
  expect(keysOf('refund_bounced', 'failed')).toEqual([false, 'event']);
});

test('what went wrong stands out', () => {
  const job = { id: 'j', queue: 'sync-payment', attempts: 9, reason: null, next_at: null };
  const rows = timelineOf(
    consolePayment({
      events: [event('failed', 0)],
      webhooks: [webhook(1, 1, 'no answer')],
      messages: [{ channel: 'mail', kind: 'receipt', queued_at: at(2), state: 'failed' }],
      jobs: [{ ...job, state: 'dead', enqueued_at: at(3) }],
    }),
  );
  expect(rows.map(({ tone }) => tone)).toEqual(['bad', 'bad', 'bad', 'bad']);
});

test('rows are grouped by day, with seconds only where the minute is not enough', () => {
  const rows = timelineOf(
    consolePayment({
      events: [
        event('ordered', 0),
        event('checkout_created', 59),
        event('paid', 60),
        event('refunded', 90_000),
      ],
    }),
  );
  const days = byDay(rows, {
    dayOf: (time) => time.slice(0, 10),
    minuteOf: (time) => time.slice(11, 16),
  });
  expect(
    days.map(({ day, rows: ofDay }) => [day, ofDay.map(({ needsSeconds }) => needsSeconds)]),
  ).toEqual([
    ['2026-03-10', [true, true, false]],
    ['2026-03-11', [false]],
  ]);
});
