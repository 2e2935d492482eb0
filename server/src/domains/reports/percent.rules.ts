/** A share in percent with one decimal; null when the whole is 0. */
export function percentOfCounts(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;
}
