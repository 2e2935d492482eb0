export const RULER_TICKS = 30;
const LOW_TERM_DAYS = 5;

/** How many of the thirty ticks are filled, and whether the term is running out. */
export function rulerTicks(daysLeft: number): { filled: number; low: boolean } {
  const filled = Math.min(RULER_TICKS, Math.max(0, Math.floor(daysLeft)));
  return { filled, low: filled <= LOW_TERM_DAYS };
}
