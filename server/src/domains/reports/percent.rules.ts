/** A part of a whole in percent, with one decimal; null when there is no whole. */
export function percentOfCounts(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;
}
