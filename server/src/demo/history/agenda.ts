import type { TestClock } from '../../platform/clock.ts';

/** What will happen and when, in the order of time. Anything may put more on it. */
export interface Agenda {
  /** What is due before the begin of the history, or after its end, never happens. */
  at(moment: number, action: () => Promise<unknown>): void;
  /** Does everything until that time, each after `onStep` has moved the clock there. */
  run(until: number, options: RunOptions): Promise<void>;
}

interface RunOptions {
  readonly onStep: (moment: number) => Promise<void>;
  /** One refused call must not end the rest of the history. */
  readonly onError: (error: unknown) => void;
}

interface Entry {
  readonly moment: number;
  readonly action: () => Promise<unknown>;
}

export function createAgenda(clock: TestClock): Agenda {
  /** Latest first, so that the next one is taken from the end. */
  const entries: Entry[] = [];
  const begin = clock.now().getTime();

  function positionOf(moment: number): number {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle]?.moment ?? 0) > moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    at(moment, action) {
      if (moment >= begin) entries.splice(positionOf(moment), 0, { moment, action });
    },
    async run(until, { onStep, onError }) {
      for (;;) {
        const next = entries.at(-1);
        if (next === undefined || next.moment > until) return;
        entries.pop();
        await onStep(Math.max(next.moment, clock.now().getTime()));
        await next.action().catch(onError);
      }
    },
  };
}
