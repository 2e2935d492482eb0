import { describe, expect, test } from 'vitest';
import type { DeclineClass } from '../charge.ts';
import { classOfTbankCode, isDeadAfter } from './tbank-declines.rules.ts';
import { meansNothingDone } from './tbank-errors.ts';

/** Every code that the bank documents for charges, and one of tomorrow. 3041 and on are of the SBP. */
const codes: Readonly<Record<Exclude<DeclineClass, 'revoked'>, readonly number[]>> = {
  funds: [103, 1013, 1019, 1051, 1061, 1065, 1075, 3041, 3042],
  soft: [99, 104, 1001, 1005, 1006, 1008, 1012, 1030, 1034, 1062, 1089, 1092, 31_999],
  technical: [3, 120, 123, 125, 999, 1091, 1096, 3040, 9999],
  action: [101, 106, 108],
  hard: [
    ...[107, 1004, 1007, 1014, 1015, 1033, 1039, 1041, 1043, 1053, 1054, 1057, 1058, 1059, 1063],
    ...[1071, 1080, 1082, 3012, 3014, 3015],
  ],
  config: [
    ...[10, 105, 191, 204, 308, 309, 331, 1003, 1125, 1126, 1202, 1203, 1204, 1205, 3001, 3013],
  ],
};
const rows = Object.entries(codes).flatMap(([as, of]) => of.map((code) => [code, as] as const));

describe('a code of T-Bank', () => {
  test.each(rows)('%i is %s', (code, as) => {
    expect(classOfTbankCode(String(code))).toBe(as);
  });

  test.each([3001, 3012, 3013, 3014, 3015])('%i says that no account was charged', (code) => {
    expect(meansNothingDone(String(code))).toBe(true);
  });

  test('104 is tried once more, and then the method is dead', () => {
    expect(isDeadAfter('104', ['1051'])).toBe(false);
    expect(isDeadAfter('104', ['104', '1051'])).toBe(true);
    expect(isDeadAfter('1051', ['1051'])).toBe(false);
  });
});
