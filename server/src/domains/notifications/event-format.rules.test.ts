import { expect, test } from 'vitest';
import { eventMoney, eventTime } from './event-format.rules.ts';

test('amounts are written as in the language of the operator', () => {
  expect(eventMoney('en', 1_290)).toBe('$12.90');
  expect(eventMoney('ru', 1_290)).toBe('12,90\u00a0$');
  expect(eventMoney('en', -267)).toBe('−$2.67');
});

test.each([
  ['UTC', '24.11.2025, 22:32 UTC'],
  ['Europe/Moscow', '25.11.2025, 01:32 UTC+3'],
  ['America/New_York', '24.11.2025, 17:32 UTC-5'],
])('a time is written in the zone %s of the operator', (zone, written) => {
  expect(eventTime(new Date('2025-11-24T22:32:00Z'), zone)).toBe(written);
});
