const soak = process.env.SOAK === '1';

/** The number of runs of a property: `few` in `npm test`, `many` in the soak run before a release (`SOAK=1`). */
export function propertyRuns(few: number, many: number): number {
  return soak ? many : few;
}

/** Ends a property that hangs, however busy the machine is. */
export const PROPERTY_TIMEOUT_MS = soak ? 3_600_000 : 900_000;
