import { existsSync, readFileSync } from 'node:fs';

/** Linux reports processor time in hundredths of a second, independent of the processor's clock. */
const TICK_MICROS = 10_000;

/** Starts measuring the processor time of a process; the returned function gives microseconds per call since then. */
export function startCpuClock(pid: number): (calls: number) => number | undefined {
  const before = ticksOf(pid);
  return (calls) => {
    const after = ticksOf(pid);
    if (before === undefined || after === undefined || calls === 0) return undefined;
    return ((after - before) * TICK_MICROS) / calls;
  };
}

function ticksOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The second field is the name in parentheses and may contain spaces; utime and stime are fields 14 and 15.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
