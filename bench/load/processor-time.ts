import type { CDPSession } from 'playwright-core';

/** What is used here of an event of Chromium's trace; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly id2?: { readonly local?: string };
  readonly args: { readonly name?: string; readonly data?: { readonly interactionId?: number } };
}

/** The browser reports an interaction with a frame after its paint. */
const REPORTED_MS = 400;

/**
 * The processor time of the page from a tap or key to the paint that answers it, in milliseconds; of several the
 * longest. Unlike the time on the clock, other load of the machine hardly changes it.
 * @returns undefined where the browser reported no interaction, as for a key that changes nothing on the page
 */
export async function processorTimeOf(
  session: CDPSession,
  work: () => Promise<unknown>,
): Promise<number | undefined> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    // The protocol leaves their shape open.
    events.push(...(value as TraceEvent[]));
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await work();
  await new Promise((resolve) => setTimeout(resolve, REPORTED_MS));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const longest = Math.max(0, ...interactions(events).map((one) => taskTime(events, one) / 1_000));
  return longest > 0 ? longest : undefined;
}

interface Interaction {
  readonly pid: number;
  readonly begin: number;
  readonly end: number;
}

function interactions(events: readonly TraceEvent[]): Interaction[] {
  const timings = events.filter(({ name }) => name === 'EventTiming');
  return timings
    .filter(({ ph, args }) => ph === 'b' && (args.data?.interactionId ?? 0) > 0)
    .flatMap(({ pid, ts: begin, id2 }) => {
      const painted = timings.find(
        (one) => one.ph === 'e' && one.pid === pid && one.id2?.local === id2?.local,
      );
      return painted ? [{ pid, begin, end: painted.ts }] : [];
    });
}

/** Processor time of the tasks of the main thread, with that part of the first and the last task which lies in between. */
function taskTime(events: readonly TraceEvent[], { pid, begin, end }: Interaction): number {
  const main = events.find(
    (one) => one.name === 'thread_name' && one.pid === pid && one.args.name === 'CrRendererMain',
  );
  return events
    .filter((one) => one.pid === pid && one.tid === main?.tid && one.cat.includes('timeline'))
    .filter(({ name, ph }) => ph === 'X' && name === 'RunTask')
    .reduce((sum, { ts, dur = 0, tdur = 0 }) => {
      const within = Math.min(end, ts + dur) - Math.max(begin, ts);
      return within <= 0 ? sum : sum + tdur * (within / dur);
    }, 0);
}
