import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../test/property-runs.ts';
import { countedTries, type EndedAttempt } from './calendar.rules.ts';
import {
  graceUntilOf,
  nextStep,
  notificationMoments,
  type RenewalView,
} from './next-step.rules.ts';

const at = (text: string) => new Date(text);
const END = at('2026-04-10T12:00:00Z');
const CHARGE = at('2026-04-09T12:00:00Z');
const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

const view = (change: Partial<RenewalView> = {}): RenewalView => ({
  state: 'notified',
  periodStart: END,
  term: { count: 1, unit: 'month' },
  consentedAt: at('2026-03-01T12:00:00Z'),
  stopReason: null,
  endsAt: END,
  graceDays: 3,
  owner: 'active',
  method: 'active',
  notifications: 1,
  notifiedAt: at('2026-04-06T12:00:00Z'),
  aheadDays: 3,
  firstTryAt: null,
  openAttempt: null,
  isPaidLate: false,
  ended: [],
  methodTries: 0,
  triesMax: 5,
  zone: 'UTC',
  jitterMs: 0,
  ...change,
});
const openAttempt = (change: Partial<NonNullable<RenewalView['openAttempt']>> = {}) =>
  ({
    ...{ state: 'started', startedAt: CHARGE, checks: 0, payment: 'pending' },
    confirmUntil: null,
    ...change,
  }) as NonNullable<RenewalView['openAttempt']>;
const confirmable = (change: Parameters<typeof openAttempt>[0] = {}) =>
  openAttempt({ state: 'pending', confirmUntil: at('2026-04-19T12:00:00Z'), ...change });
const failed = (of: EndedAttempt['class']): EndedAttempt => ({
  ...{ class: of, startedAt: CHARGE, endedAt: CHARGE, retryNotBefore: null },
});

test.each<[string, Partial<RenewalView>, string, object]>([
  [
    'is reviewed when a change would have to be notified of',
    { state: 'planned', notifications: 0, notifiedAt: null },
    '2026-04-01T12:00:00Z',
    { do: 'wait', until: at('2026-04-02T12:00:00Z') },
  ],
  [
    'is reviewed again two days later',
    { state: 'planned', notifications: 0, notifiedAt: null },
    '2026-04-02T12:00:00Z',
    { do: 'wait', until: at('2026-04-04T12:00:00Z') },
  ],
  [
    'waits for its notification',
    { state: 'planned', notifications: 0, notifiedAt: null },
    '2026-04-05T12:00:00Z',
    { do: 'wait', until: at('2026-04-06T12:00:00Z') },
  ],
  [
    'notifies of a change seven days before',
    { state: 'planned', notifications: 0, notifiedAt: null, aheadDays: 7 },
    '2026-04-02T12:00:00Z',
    { do: 'notify', count: 1, isSilent: false },
  ],
  [
    'repeats that three days before',
    { notifiedAt: at('2026-04-02T12:00:00Z'), aheadDays: 7 },
    '2026-04-06T12:00:00Z',
    { do: 'notify', count: 2, isSilent: false },
  ],
  [
    'charges seven days after a late notification of a change',
    { notifiedAt: at('2026-04-05T12:00:00Z'), aheadDays: 7, notifications: 2 },
    '2026-04-09T12:00:00Z',
    { do: 'wait', until: at('2026-04-12T12:00:00Z') },
  ],
  [
    'notifies three days before',
    { state: 'planned', notifications: 0, notifiedAt: null },
    '2026-04-06T12:00:00Z',
    { do: 'notify', count: 1, isSilent: false },
  ],
  [
    'takes a fresh consent for it',
    {
      state: 'planned',
      notifications: 0,
      notifiedAt: null,
      consentedAt: at('2026-04-08T12:00:00Z'),
    },
    '2026-04-08T12:01:00Z',
    { do: 'notify', count: 1, isSilent: true },
  ],
  ['waits for the charge', {}, '2026-04-08T12:00:00Z', { do: 'wait', until: CHARGE }],
  ['charges a day before the end', {}, '2026-04-09T12:00:00Z', { do: 'charge' }],
  [
    'charges three days after a late notification',
    { notifiedAt: at('2026-04-09T18:00:00Z') },
    '2026-04-10T12:00:00Z',
    { do: 'wait', until: at('2026-04-12T18:00:00Z') },
  ],
  [
    'is canceled when the buyer has stopped it',
    { stopReason: 'turned_off' },
    '2026-04-09T12:00:00Z',
    { do: 'close', to: 'canceled', why: 'stopped' },
  ],
  [
    'is canceled with an erased account',
    { owner: 'erased' },
    '2026-04-09T12:00:00Z',
    { do: 'close', to: 'canceled', why: 'account_erased' },
  ],
  [
    'is canceled for a blocked buyer',
    { owner: 'blocked' },
    '2026-04-09T12:00:00Z',
    { do: 'close', to: 'canceled', why: 'blocked' },
  ],
  [
    'is canceled without its method',
    { method: 'removed' },
    '2026-04-09T12:00:00Z',
    { do: 'close', to: 'canceled', why: 'method_removed' },
  ],
  [
    'gives way to another purchase',
    { endsAt: at('2026-05-10T12:00:00Z') },
    '2026-04-09T12:00:00Z',
    { do: 'close', to: 'superseded', why: 'end_moved' },
  ],
  [
    'is left to the buyer when the method is dead',
    { method: 'dead' },
    '2026-04-09T12:00:00Z',
    { do: 'request_buyer_action', why: 'method_dead' },
  ],
  [
    'waits with a method that was tried too often',
    { methodTries: 8 },
    '2026-04-09T12:00:00Z',
    { do: 'wait', until: at('2026-04-10T12:00:00Z') },
  ],
  [
    'is left to the buyer after two soft declines',
    { state: 'retrying', firstTryAt: CHARGE, ended: [failed('soft'), failed('soft')] },
    '2026-04-11T12:00:00Z',
    { do: 'request_buyer_action', why: 'declined' },
  ],
  [
    'is given up ten days later',
    { state: 'needs_buyer', firstTryAt: CHARGE, ended: [failed('hard')] },
    '2026-04-19T12:00:00Z',
    { do: 'close', to: 'given_up', why: 'not_paid' },
  ],
  [
    'waits for an operator',
    { state: 'held', firstTryAt: CHARGE, ended: [failed('config')] },
    '2026-04-10T12:00:00Z',
    { do: 'wait', until: at('2026-04-23T12:00:00Z') },
  ],
  [
    'waits for its buyer to confirm the charge',
    { state: 'needs_buyer', openAttempt: confirmable() },
    '2026-04-15T12:00:00Z',
    { do: 'wait', until: at('2026-04-19T12:00:00Z') },
  ],
  [
    'closes a charge that was not confirmed in time',
    { state: 'needs_buyer', openAttempt: confirmable() },
    '2026-04-19T12:00:00Z',
    { do: 'close_confirmation' },
  ],
  [
    'closes it when its period was moved',
    { state: 'needs_buyer', endsAt: at('2026-05-10T12:00:00Z'), openAttempt: confirmable() },
    '2026-04-10T12:00:00Z',
    { do: 'close_confirmation' },
  ],
  [
    'cancels it before it is closed',
    { state: 'needs_buyer', stopReason: 'turned_off', openAttempt: confirmable() },
    '2026-04-10T12:00:00Z',
    { do: 'closing', why: 'stopped' },
  ],
  [
    'follows one that was confirmed, however late',
    { state: 'closing', stopReason: 'turned_off', openAttempt: confirmable({ payment: 'paid' }) },
    '2026-04-25T12:00:00Z',
    { do: 'follow', result: 'succeeded' },
  ],
  [
    'lets a call answer',
    { state: 'charging', openAttempt: openAttempt() },
    '2026-04-09T12:01:00Z',
    { do: 'wait', until: at('2026-04-09T12:02:00Z') },
  ],
  [
    'checks an attempt without an answer',
    { state: 'charging', openAttempt: openAttempt() },
    '2026-04-09T12:02:00Z',
    { do: 'check' },
  ],
  [
    'checks it again after ten minutes',
    { state: 'charging', openAttempt: openAttempt({ state: 'unknown', checks: 1 }) },
    '2026-04-09T12:05:00Z',
    { do: 'wait', until: at('2026-04-09T12:10:00Z') },
  ],
  [
    'then every hour',
    { state: 'charging', openAttempt: openAttempt({ state: 'unknown', checks: 5 }) },
    '2026-04-09T12:45:00Z',
    { do: 'wait', until: at('2026-04-09T15:00:00Z') },
  ],
  [
    'alerts after a day',
    { state: 'charging', openAttempt: openAttempt({ state: 'unknown', checks: 25 }) },
    '2026-04-10T12:00:00Z',
    { do: 'alert', until: at('2026-04-10T18:00:00Z') },
  ],
  [
    'follows a payment that has arrived',
    { state: 'charging', openAttempt: openAttempt({ state: 'pending', payment: 'paid' }) },
    '2026-04-09T12:01:00Z',
    { do: 'follow', result: 'succeeded' },
  ],
  [
    'follows one that was declined later',
    { state: 'charging', openAttempt: openAttempt({ state: 'pending', payment: 'failed' }) },
    '2026-04-09T12:01:00Z',
    { do: 'follow', result: 'failed' },
  ],
  [
    'asks why before it counts a decline',
    { state: 'charging', openAttempt: openAttempt({ payment: 'failed' }) },
    '2026-04-09T12:02:00Z',
    { do: 'check' },
  ],
  [
    'is canceled once a charge on its way has ended',
    { state: 'charging', stopReason: 'turned_off', openAttempt: openAttempt() },
    '2026-04-09T12:01:00Z',
    { do: 'closing', why: 'stopped' },
  ],
  [
    'and first follows it to its end',
    { state: 'closing', stopReason: 'turned_off', openAttempt: openAttempt({ payment: 'paid' }) },
    '2026-04-09T12:01:00Z',
    { do: 'follow', result: 'succeeded' },
  ],
  [
    'ends when that brought no money',
    { state: 'closing', ended: [failed('funds')] },
    '2026-04-09T12:03:00Z',
    { do: 'close', to: 'canceled', why: 'stopped' },
  ],
])('a renewal %s', (_, change, now, expected) => {
  expect(nextStep(view(change), at(now))).toEqual(expected);
});

test('a year has three notifications, and those before the consent are its text', () => {
  const year = view({
    term: { count: 1, unit: 'year' },
    state: 'planned',
    notifications: 0,
    notifiedAt: null,
  });
  const [month, week] = notificationMoments(year);
  const consented = { ...year, consentedAt: later(month ?? END, DAY_MS) };
  expect(nextStep(consented, later(month ?? END, 2 * DAY_MS))).toMatchObject({
    count: 1,
    isSilent: true,
  });
  expect(nextStep(consented, week ?? END)).toMatchObject({ count: 2, isSilent: false });
});

/** What a gateway, a buyer or time may do next, as a number of minutes and an event. */
const events = [
  'none',
  'paid',
  'funds',
  'soft',
  'technical',
  'hard',
  'action',
  'config',
  'unknown',
  'pending',
  'stop',
  'release',
] as const;

test('a random life never has two open attempts, an early charge or one too many', () => {
  const life = fc.array(fc.tuple(fc.constantFrom(...events), fc.integer({ min: 1, max: 4_000 })), {
    maxLength: 60,
  });
  const terms = fc.constantFrom(
    { count: 3, unit: 'day' },
    { count: 1, unit: 'month' },
    { count: 1, unit: 'year' },
  );
  const setup = fc.record({
    term: terms,
    consentedBeforeH: fc.integer({ min: 1, max: 24 * 60 }),
    graceDays: fc.integer({ min: 0, max: 7 }),
    aheadDays: fc.constantFrom(3, 7),
    zone: fc.constantFrom('UTC', 'Asia/Almaty', 'America/New_York'),
  });
  fc.assert(
    fc.property(setup, life, ({ consentedBeforeH, ...known }, steps) => {
      const consentedAt = later(END, -consentedBeforeH * HOUR_MS);
      // The cast is safe: the units are written above.
      let now = consentedAt;
      let one = view({
        ...(known as Partial<RenewalView>),
        consentedAt,
        state: 'planned',
        notifications: 0,
        notifiedAt: null,
      });
      let paid = false;
      let stopped = false;
      for (const [event, minutes] of steps) {
        now = later(now, minutes * 60_000);
        if (event === 'stop') {
          stopped = true;
          one = { ...one, stopReason: 'turned_off' };
        }
        if (event === 'release' && one.state === 'held') one = { ...one, state: 'retrying' };
        const step = nextStep(one, now);
        if (step.do === 'close') return;
        if (step.do === 'notify') {
          one = {
            ...one,
            state: 'notified',
            notifications: step.count,
            notifiedAt: step.isSilent ? one.notifiedAt : (one.notifiedAt ?? now),
          };
        }
        if (step.do === 'request_buyer_action') one = { ...one, state: 'needs_buyer' };
        if (step.do === 'closing') one = { ...one, state: 'closing' };
        if (step.do === 'charge') {
          expect(one.openAttempt).toBeNull();
          expect(paid || stopped).toBe(false);
          expect(now >= later(END, -2 * DAY_MS)).toBe(true);
          const wasNotified =
            one.notifiedAt !== null &&
            now.getTime() - one.notifiedAt.getTime() >= one.aheadDays * DAY_MS;
          const isShort = one.term.unit === 'day';
          const hasConsent = one.notifiedAt === null && one.notifications > 0;
          expect(wasNotified || isShort || hasConsent).toBe(true);
          const last = one.ended.at(-1);
          if (last !== undefined && last.class !== 'technical' && last.class !== 'config') {
            expect(now.getTime() - last.endedAt.getTime()).toBeGreaterThanOrEqual(20 * HOUR_MS);
          }
          const firstTryAt = one.firstTryAt ?? now;
          expect(now.getTime() - firstTryAt.getTime()).toBeLessThanOrEqual(14 * DAY_MS);
          one = {
            ...one,
            state: 'charging',
            firstTryAt,
            openAttempt: openAttempt({ startedAt: now }),
          };
          expect(countedTries(one.ended)).toBeLessThan(one.triesMax);
        }
        const attempt = one.openAttempt;
        if (attempt === null) continue;
        if (event === 'paid') {
          expect(paid).toBe(false);
          paid = true;
          return;
        }
        if (event === 'unknown' || event === 'pending') {
          one = { ...one, openAttempt: { ...attempt, state: event } };
        }
        const declines = ['funds', 'soft', 'technical', 'hard', 'action', 'config'] as const;
        const of = declines.find((decline) => decline === event);
        if (of === undefined) continue;
        const ended = [
          ...one.ended,
          { class: of, startedAt: attempt.startedAt, endedAt: now, retryNotBefore: null },
        ];
        const state =
          one.state === 'closing'
            ? 'closing'
            : of === 'config'
              ? 'held'
              : of === 'hard' || of === 'action'
                ? 'needs_buyer'
                : 'retrying';
        one = { ...one, openAttempt: null, ended, state };
      }
    }),
    { numRuns: propertyRuns(300, 20_000) },
  );
});

test('grace is counted from the end of what is paid', () => {
  expect(graceUntilOf(view({ graceDays: 5 }))).toEqual(at('2026-04-15T12:00:00Z'));
});
