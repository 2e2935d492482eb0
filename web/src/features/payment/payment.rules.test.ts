import { describe, expect, test } from 'vitest';
import { firstPhase, readPaymentQuery } from './payment.rules.ts';

describe('the address of the payment page', () => {
  test('contains a method, a price and optionally a promo code', () => {
    expect(readPaymentQuery('?gateway=card&sub_id=7&promocode=%20AUTUMN20%20')).toEqual({
      gateway: 'card',
      priceId: 7,
      promocode: 'AUTUMN20',
    });
    expect(readPaymentQuery('gateway=card-cis&sub_id=7')?.promocode).toBeNull();
  });

  test.each([
    '',
    '?gateway=card',
    '?sub_id=7',
    '?gateway=card&sub_id=0',
    '?gateway=card&sub_id=-1',
    '?gateway=card&sub_id=7.5',
    '?gateway=card&sub_id=99999999999',
    '?gateway=Card%20x&sub_id=7',
    '?gateway=%3Cscript%3E&sub_id=7',
    `?gateway=card&sub_id=7&promocode=${'x'.repeat(65)}`,
  ])('%j is not an order', (search) => {
    expect(readPaymentQuery(search)).toBeNull();
  });
});

describe('the first phase of the page', () => {
  test.each([
    ['opening', { expectedTotalCents: 1_068 }],
    ['confirm', { expectedTotalCents: 0 }],
    ['confirm', null],
  ] as const)('%s for %o', (name, handoff) => {
    const query = { gateway: 'card', priceId: 7, promocode: null };
    expect(firstPhase(query, handoff).name).toBe(name);
  });
});
