import { expect, test } from 'vitest';
import { classOfTbankCode } from './tbank-declines.rules.ts';

test.each([
  ['1051', 'funds'],
  ['1005', 'soft'],
  ['104', 'soft'],
  ['31999', 'soft'],
  ['1091', 'technical'],
  ['9999', 'technical'],
  ['106', 'action'],
  ['1054', 'hard'],
  ['10', 'config'],
  ['1126', 'config'],
  ['3041', 'funds'],
  ['3042', 'funds'],
  ['3015', 'hard'],
])('the code %s is %s', (code, as) => {
  expect(classOfTbankCode(code)).toBe(as);
});
