/** Whether `npm run soak` is running: every screen is checked in every variant. */
export const isSoak = Boolean(process.env.SOAK);

/** Further cases of a walk that `npm test` makes with the cases beside them. */
export function onlyInSoak<const Case>(...cases: readonly Case[]): readonly Case[] {
  return isSoak ? cases : [];
}
