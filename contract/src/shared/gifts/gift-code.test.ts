import { expect, test } from 'vitest';
import { giftCodeFrom, parseGiftCode } from './gift-code.ts';

const CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345';

test.each([
  CODE,
  'abcdefghjkmnpqrstvwxyz012345',
  ' abcd efgh jkmn pqrs tvwx yzo1 2345 ',
  'ABCD–EFGH–JKMN–PQRS–TVWX–YZ0I–2345',
  'ABCDEFGHJKMNPQRSTVWXYZ0l2345',
])('%s is read as a code', (typed) => {
  expect(parseGiftCode(typed)).toBe(CODE);
});

test.each(['', 'ABCD', `${CODE}6`, CODE.replace('A', 'U'), CODE.replace('A', 'Я')])(
  '%s is not a code',
  (typed) => {
    expect(parseGiftCode(typed)).toBeUndefined();
  },
);

test('a code has 140 random bits, and is read as it is written', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => 255 - index);
  const code = giftCodeFrom(bytes);
  expect(code).toBe('ZYXW-VTSR-QPNM-KJHG-FEDC-BA98-7654');
  expect(parseGiftCode(code)).toBe(code);
  expect(() => giftCodeFrom(bytes.subarray(0, 27))).toThrow('28 random bytes');
});
