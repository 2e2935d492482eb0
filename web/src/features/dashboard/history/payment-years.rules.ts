/** The years between two moments, the latest first. */
export function yearsBetween(first: string | null, last: string | null): number[] {
  if (first === null || last === null) return [];
  const newest = new Date(last).getFullYear();
  const oldest = new Date(first).getFullYear();
  return Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
}

/** The moments between which a year lies in the buyer's time zone; nothing for all years. */
export function boundsOf(year: number | null): { since?: string; until?: string } {
  if (year === null) return {};
  return {
    since: new Date(year, 0, 1).toISOString(),
    until: new Date(year + 1, 0, 1).toISOString(),
  };
}
