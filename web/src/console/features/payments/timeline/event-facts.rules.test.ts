import { expect, test } from 'vitest';
import { factsOf } from './event-facts.rules.ts';

const ORDER = '019a0000-0000-7000-8000-00000000abcd';

test.each([
  ['nothing', {}, []],
  [
    'money and states',
    { from: 'pending', captured_cents: 1032, flags: ['late'] },
    [
      { key: 'from', format: 'state', code: 'pending' },
      { key: 'captured_cents', format: 'dollars', cents: 1032 },
      { key: 'flags', format: 'flags', codes: ['late'] },
    ],
  ],
  [
    'amounts in the currency of the charge',
    { amount_minor: 86_758 },
    [{ key: 'amount_minor', format: 'sum', minor: 86_758, currency: 'RUB' }],
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
      { key: 'reason', format: 'reason', code: 'currency' },
      { key: 'report_reference', format: 'plain', text: 'ref-1' },
      { key: 'report_orderId', format: 'payment', id: ORDER },
      { key: 'report_merchantMatches', format: 'yes', is: true },
      { key: 'report_state', format: 'reported', code: 'paid' },
      { key: 'report_capturedMinor', format: 'sum', minor: 1032, currency: 'EUR' },
    ],
  ],
  [
    'unknown fields, and values of an unexpected type',
    { since: '2026-03-10T12:00:00.000Z', hops: { a: 1 }, amount_cents: 'much', orderId: '../x' },
    [
      { key: 'since', format: 'moment', at: '2026-03-10T12:00:00.000Z' },
      { key: 'hops', format: 'plain', text: '{"a":1}' },
      { key: 'amount_cents', format: 'plain', text: 'much' },
      { key: 'orderId', format: 'plain', text: '../x' },
    ],
  ],
])('reads %s', (_, detail, facts) => {
  expect(factsOf(detail, 'RUB')).toEqual(facts);
});
