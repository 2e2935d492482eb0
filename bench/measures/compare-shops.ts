import type { Round } from '../load/race.ts';

/** A running shop, or one with other settings, under the same load. */
export interface Side {
  run(seconds: number): Promise<Round>;
  /** What goes on beside the load. @returns false when it failed */
  beside?(round: number): Promise<boolean>;
}

/**
 * Loads shops in turn, in many short rounds, because differences of a percent are smaller than what a busy minute changes.
 * @returns the processor time of a call of each side, in µs, as the median of its rounds
 */
export async function compareShops(
  sides: readonly Side[],
  rounds: number,
  seconds: number,
): Promise<{ readonly micros: readonly number[][]; readonly failures: number }> {
  const micros: number[][] = sides.map(() => []);
  let failures = 0;
  // The first round warms up.
  for (let round = -1; round < rounds; round++) {
    for (const [side, { run, beside }] of sides.entries()) {
      const besides = beside?.(round);
      const result = await run(seconds);
      failures += result.failures + ((await besides) === false ? 1 : 0);
      if (round >= 0 && result.cpuMicros !== undefined) micros[side]?.push(result.cpuMicros);
    }
  }
  return { micros, failures };
}
