import { expect, test } from 'vitest';
import { returnedPayment } from './returned-payment.ts';

const ID = '0199a000-0000-7000-8000-000000000001';

test.each([
  [`?paid=${ID}`, ID],
  [`order=7&paid=${ID}`, ID],
  ['', null],
  ['?paid=', null],
  ['?paid=1', null],
  [`?paid=${ID}/../x`, null],
  [`?paid=javascript:alert(1)`, null],
])('reads %s as %s', (search, id) => {
  expect(returnedPayment(search)).toBe(id);
});
