import { expect, test } from 'vitest';
import { factsOf } from './event-facts.rules.ts';

const ORDER = '019a0000-0000-7000-8000-00000000abcd';

test.each([
  ['nothing', {}, []],
  [
    'money and states',
    { from: 'pending', captured_cents: 1032, flags: ['late'] },
    [
      { key: 'from', look: 'state', code: 'pending' },
      { key: 'captured_cents', look: 'dollars', cents: 1032 },
      { key: 'flags', look: 'flags', codes: ['late'] },
    ],
  ],
  [
    'amounts in the currency of the charge',
    { amount_minor: 86_758 },
    [{ key: 'amount_minor', look: 'sum', minor: 86_758, currency: 'RUB' }],
  ],
  [
    'a gateway report in its own currency, without empty values',
    {
      reason: 'currency',
      report: {
        reference: 'ref-1',
        secondaryReference: null,
        orderId: ORDER,
        merchantMatches: true,
        state: 'paid',
        capturedMinor: 1032,
        capturedCurrency: 'EUR',
        refunds: [{ reference: 'r', state: 'pending', amountMinor: 1 }],
      },
    },
    [
      { key: 'reason', look: 'reason', code: 'currency' },
      { key: 'report_reference', look: 'plain', text: 'ref-1' },
      { key: 'report_orderId', look: 'payment', id: ORDER },
      { key: 'report_merchantMatches', look: 'yes', is: true },
      { key: 'report_state', look: 'reported', code: 'paid' },
      { key: 'report_capturedMinor', look: 'sum', minor: 1032, currency: 'EUR' },
    ],
  ],
  [
    'unknown fields, and values of an unexpected type',
    { since: '2026-03-10T12:00:00.000Z', hops: { a: 1 }, amount_cents: 'much', orderId: '../x' },
    [
      { key: 'since', look: 'moment', at: '2026-03-10T12:00:00.000Z' },
      { key: 'hops', look: 'plain', text: '{"a":1}' },
      { key: 'amount_cents', look: 'plain', text: 'much' },
      { key: 'orderId', look: 'plain', text: '../x' },
    ],
  ],
])('reads %s', (_, detail, facts) => {
  expect(factsOf(detail, 'RUB')).toEqual(facts);
});
