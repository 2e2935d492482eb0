import type { Term } from '@sesame/contract/shared/renewals/notification-days.ts';
import { shopLimits } from '@sesame/contract/shared/shop-settings.ts';
import { expect, test } from 'vitest';
import { chargeAt, countedTries, type EndedAttempt, retryAt } from './calendar.rules.ts';

const at = (text: string) => new Date(text);
const MONTH: Term = { count: 1, unit: 'month' };

test.each([
  [
    'in the daytime it is a day before the end',
    'UTC',
    '2026-03-20T12:00:00Z',
    '2026-03-19T12:00:00Z',
  ],
  ['at night it is the next morning', 'UTC', '2026-03-20T02:10:00Z', '2026-03-19T08:10:00Z'],
  ['late in the evening too', 'UTC', '2026-03-20T23:30:00Z', '2026-03-20T08:30:00Z'],
  ['the zone of the shop decides', 'Asia/Almaty', '2026-03-20T02:10:00Z', '2026-03-19T03:10:00Z'],
  [
    'clocks are put forward that night',
    'America/New_York',
    '2026-03-09T05:00:00Z',
    '2026-03-08T12:00:00Z',
  ],
])('a month is charged: %s', (_, zone, periodStart, expected) => {
  const charge = chargeAt({ periodStart: at(periodStart), term: MONTH, zone, jitterMs: 0 });
  expect(charge).toEqual(at(expected));
});

test('a day is charged six hours before its end, at any hour', () => {
  const term: Term = { count: 1, unit: 'day' };
  const charge = chargeAt({
    periodStart: at('2026-03-20T04:00:00Z'),
    term,
    zone: 'UTC',
    jitterMs: 0,
  });
  expect(charge).toEqual(at('2026-03-19T22:00:00Z'));
});

const attempt = (of: EndedAttempt['class'], when: string, until?: string): EndedAttempt => ({
  class: of,
  startedAt: at(when),
  endedAt: at(when),
  retryNotBefore: until === undefined ? null : at(until),
});
const FIRST = '2026-03-19T12:00:00Z';
const next = (...attempts: EndedAttempt[]) =>
  retryAt(attempts, { firstTryAt: at(FIRST), zone: 'UTC', triesMax: 5 })?.toISOString();

test.each<[string, EndedAttempt[], string | undefined]>([
  [
    'after too little money the next morning',
    [attempt('funds', FIRST)],
    '2026-03-20T08:00:00.000Z',
  ],
  [
    'on a payday beside the planned day',
    [
      attempt('funds', FIRST),
      attempt('funds', '2026-03-20T08:00:00Z'),
      attempt('funds', '2026-03-22T08:00:00Z'),
    ],
    '2026-03-25T08:00:00.000Z',
  ],
  ['after one soft decline', [attempt('soft', FIRST)], '2026-03-20T08:00:00.000Z'],
  ['not after two', [attempt('soft', FIRST), attempt('soft', '2026-03-20T08:00:00Z')], undefined],
  [
    'after a technical failure in an hour',
    [attempt('technical', FIRST)],
    '2026-03-19T13:00:00.000Z',
  ],
  [
    'after two in four hours',
    [attempt('technical', FIRST), attempt('technical', '2026-03-19T13:00:00Z')],
    '2026-03-19T17:00:00.000Z',
  ],
  [
    'but not within 20 hours of a decline',
    [attempt('funds', FIRST), attempt('technical', '2026-03-20T08:00:00Z')],
    '2026-03-20T09:00:00.000Z',
  ],
  ['not after a lost card', [attempt('hard', FIRST)], undefined],
  ['not when only the buyer can pay', [attempt('action', FIRST)], undefined],
  ['at once after an operator releases it', [attempt('config', FIRST)], '2026-03-19T12:00:00.000Z'],
  [
    'not before the gateway allows it',
    [attempt('funds', FIRST, '2026-03-21T12:00:00Z')],
    '2026-03-22T08:00:00.000Z',
  ],
  [
    'not a sixth time',
    ['19', '20', '22', '25', '29'].map((day) => attempt('funds', `2026-03-${day}T12:00:00Z`)),
    undefined,
  ],
])('a declined renewal is tried again: %s', (_, attempts, expected) => {
  expect(next(...attempts)).toBe(expected);
});

test('as often as the shop wants, and never more often than the card networks allow', () => {
  const { max } = shopLimits.renewal_tries;
  const declines = Array.from({ length: max }, (_, day) =>
    attempt('funds', `2026-03-${19 + day}T12:00:00Z`),
  );
  for (let triesMax = 1; triesMax <= max; triesMax++) {
    const times = declines.findIndex(
      (_, made) =>
        retryAt(declines.slice(0, made + 1), { firstTryAt: at(FIRST), zone: 'UTC', triesMax }) ===
        undefined,
    );
    expect(times + 1).toBe(triesMax);
  }
});

test('technical failures and faults of the account do not count', () => {
  const classes = ['technical', 'config', 'funds', 'soft', 'hard'] as const;
  expect(countedTries(classes.map((one) => ({ class: one })))).toBe(3);
});
