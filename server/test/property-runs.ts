/** `npm run soak` runs more cases and takes longer. */
export const isSoak = process.env.SOAK === '1';

/** Number of runs of a property: `few` in `npm test`, `many` in the soak run before a release (`SOAK=1`). */
export function propertyRuns(few: number, many: number): number {
  return isSoak ? many : few;
}

/** Further cases of the same behavior that `npm test` shows with the cases beside them. */
export function onlyInSoak<const Case>(...cases: readonly Case[]): readonly Case[] {
  return isSoak ? cases : [];
}

/** Ends a property that hangs; long enough for a busy machine. */
export const PROPERTY_TIMEOUT_MS = isSoak ? 3_600_000 : 900_000;
