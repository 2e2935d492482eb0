import { expect, test } from 'vitest';
import { pageStateOf } from './payment-page.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const before = new Date('2026-03-10T11:59:00Z');
const after = new Date('2026-03-10T12:01:00Z');

test.each([
  ['pending', after, false, 'open'],
  ['pending', now, false, 'ended'],
  ['pending', before, true, 'on_its_way'],
  ['review', before, true, 'review'],
  ['failed', after, false, 'declined'],
  ['canceled', after, false, 'ended'],
  ['paid', before, true, 'paid'],
  ['disputed', before, false, 'paid'],
  ['partially_refunded', before, false, 'paid'],
  ['refunded', before, false, 'refunded'],
] as const)(
  'a payment that is %s, expires at %s and is on its way (%s) is shown as %s',
  (state, expiresAt, onItsWay, shown) => {
    expect(pageStateOf({ state, expiresAt, onItsWay }, now)).toBe(shown);
  },
);
