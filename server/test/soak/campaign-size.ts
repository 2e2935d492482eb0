/** Size of a soak run: full before a release, or smaller as set in the environment. */
export function campaignSize(variable: string, full: number): number {
  const given = process.env[variable];
  if (given === undefined || given === '') return full;
  const size = Number(given);
  if (!Number.isInteger(size) || size < 1)
    throw new Error(`${variable} is not a positive whole number`);
  return size;
}
