/**
 * T-Bank's error codes that mean: the request was checked and refused, nothing was done. Every other code (internal and
 * technical failures, "try again later", and codes that are new) leaves the outcome unknown.
 */
const NOTHING_DONE: readonly (readonly [from: number, to: number])[] = [
  // Parameters, and the states of terminal, customer and payment.
  [1, 2],
  [4, 4],
  [7, 10],
  [12, 12],
  [17, 17],
  [20, 20],
  [79, 79],
  // The bank of the card said no.
  [99, 99],
  [103, 103],
  [116, 116],
  [1001, 1008],
  [1012, 1015],
  [1019, 1019],
  [1033, 1033],
  [1038, 1065],
  [1078, 1078],
  // Format of the fields, token, terminal, payment.
  [201, 242],
  [245, 262],
  // Receipt and amounts; 311–314 are failures of the receipt service.
  [308, 310],
  [315, 335],
  [383, 386],
  [501, 501],
  [914, 914],
  // SBP: not switched on, no money for the refund, an account that is not linked, refused by a bank, too many attempts.
  [3001, 3002],
  [3008, 3009],
  [3012, 3019],
  [3028, 3033],
  [3038, 3038],
  [3041, 3044],
  [5036, 5043],
];

export function meansNothingDone(code: string): boolean {
  const number = /^\d{1,5}$/.test(code) ? Number(code) : Number.NaN;
  return NOTHING_DONE.some(([from, to]) => number >= from && number <= to);
}
