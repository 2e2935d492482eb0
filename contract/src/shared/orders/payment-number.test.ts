import { expect, test } from 'vitest';
import { parsePaymentNumber } from './payment-number.ts';

test.each([
  ['P-7K3M-92QF', 'P-7K3M-92QF'],
  ['p7k3m92qf', 'P-7K3M-92QF'],
  [' 7k3m 92qf ', 'P-7K3M-92QF'],
  ['p–7k3m–92qf', 'P-7K3M-92QF'],
  ['№ 7K3M-92QF', 'P-7K3M-92QF'],
  // Letters that are mistaken for digits.
  ['P-OIL0-92QF', 'P-0110-92QF'],
  // Eight letters that begin with P are not cut.
  ['PK3M92QF', 'P-PK3M-92QF'],
])('%j is read as %s', (typed, number) => {
  expect(parsePaymentNumber(typed)).toBe(number);
});

test.each([
  '',
  'P-',
  'P-7K3M-92Q',
  'P-7K3M-92QFF',
  'X-7K3M-92QF',
  'P-7K3M-92QU',
  'anna@example.com',
])('%j is not a number of a payment', (typed) => {
  expect(parsePaymentNumber(typed)).toBeUndefined();
});
