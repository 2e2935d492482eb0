export const RULER_TICKS = 30;
const LOW_TERM_DAYS = 5;

/** Number of filled ticks out of thirty, and whether the term is about to end. */
export function rulerTicks(daysLeft: number): { filled: number; low: boolean } {
  const filled = Math.min(RULER_TICKS, Math.max(0, Math.floor(daysLeft)));
  return { filled, low: filled <= LOW_TERM_DAYS };
}
