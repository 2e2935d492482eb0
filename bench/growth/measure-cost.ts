import { median } from '../figure.ts';
import { treeMicros } from '../load/cpu-clock.ts';
import { inParallel } from '../load/http-client.ts';
import type { BenchShop } from '../shop.ts';
import type { Reading } from './operations.ts';

/** Of one call. */
export interface CallCost {
  readonly serverMicros: number;
  readonly postgresMicros: number;
  readonly wallMs: number;
}

/** Measures some calls together; `run` says how many they were. */
export async function costOf(
  { pid, postgresPid }: BenchShop,
  run: () => Promise<number>,
): Promise<CallCost> {
  const before = { server: treeMicros(pid), postgres: treeMicros(postgresPid) };
  const startedMs = performance.now();
  const calls = await run();
  return {
    serverMicros: (treeMicros(pid) - before.server) / calls,
    postgresMicros: (treeMicros(postgresPid) - before.postgres) / calls,
    wallMs: (performance.now() - startedMs) / calls,
  };
}

/** Calls for a while, as many at once as the reading says. */
export async function readFor({ width, run }: Reading, seconds: number): Promise<number> {
  const deadline = performance.now() + seconds * 1_000;
  let calls = 0;
  await inParallel(Array.from({ length: width }), width, async () => {
    while (performance.now() < deadline) {
      await run(calls);
      calls++;
    }
  });
  return calls;
}

/** The rounds of one operation, for each size of the shop. */
export interface Measured {
  readonly name: string;
  readonly rounds: readonly (readonly CallCost[])[];
}

const total = (cost: CallCost) => cost.serverMicros + cost.postgresMicros;

/** Processor time among many buyers divided by that among the fewest, as the median of the rounds, with its spread. */
export function growthOf({ rounds }: Measured, size: number) {
  const ratios = (rounds[size] ?? []).map((cost, round) => {
    const first = rounds[0]?.[round];
    return first === undefined ? Number.NaN : total(cost) / total(first);
  });
  return { ratio: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
}
