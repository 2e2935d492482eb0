import { existsSync, readdirSync, readFileSync } from 'node:fs';

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

/**
 * Microseconds of processor time that a process and its children have used so far, with those that have ended.
 * @returns 0 where the system does not report it
 */
export function treeMicros(pid: number): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const own = statOf(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid);
  const ticks = [own, ...children].reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0);
  return (ticks + (own?.ticksOfEnded ?? 0)) * TICK_MICROS;
}

function ticksOf(pid: number): number | undefined {
  return statOf(pid)?.ticks;
}

function statOf(pid: number) {
  const text = readStat(pid);
  if (text === undefined) return undefined;
  // The second field is the name in parentheses and may contain spaces; utime and stime are fields 14 and 15.
  const fields = text.split(') ')[1]?.split(' ').map(Number) ?? [];
  const [parent = 0, own = 0, system = 0, ended = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (index) => fields[index],
  );
  return { parent, ticks: own + system, ticksOfEnded: ended + endedSystem };
}

/** Undefined when the process has ended, which it may do while others are listed. */
function readStat(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}
