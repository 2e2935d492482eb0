import type { DeclineClass } from '../charge.ts';

const CLASSES: Readonly<Record<Exclude<DeclineClass, 'soft' | 'revoked'>, readonly number[]>> = {
  funds: [103, 1013, 1019, 1051, 1061, 1065, 1075, 3041, 3042],
  technical: [3, 120, 123, 125, 999, 1091, 1096, 3040, 9999],
  action: [101, 106, 108],
  hard: [
    107, 1004, 1007, 1014, 1015, 1033, 1039, 1041, 1043, 1053, 1054, 1057, 1058, 1059, 1063, 1071,
    1080, 1082, 3012, 3014, 3015,
  ],
  // 10: the terminal may not charge saved cards. 223 and 235: the shop has sent a malformed id. 3001 and 3013: the SBP, or
  // charges of linked accounts, are not switched on.
  config: [
    10, 105, 191, 204, 223, 235, 308, 309, 331, 334, 1003, 1125, 1126, 1202, 1203, 1204, 1205, 3001,
    3013,
  ],
};

const BY_CODE: ReadonlyMap<string, DeclineClass> = new Map(
  Object.entries(CLASSES).flatMap(([name, codes]) =>
    codes.map((code) => [String(code), name as DeclineClass] as const),
  ),
);

/** The class of an `ErrorCode`; one that is not in the table is `soft`. */
export function classOfTbankCode(code: string): DeclineClass {
  return BY_CODE.get(code) ?? 'soft';
}

/** After this code T-Bank advises one more try. */
const TRIED_ONCE_MORE = '104';

/** @param before codes with which earlier charges of the same method for the same renewal were declined */
export function isDeadAfter(code: string, before: readonly string[]): boolean {
  return code === TRIED_ONCE_MORE && before.includes(code);
}
