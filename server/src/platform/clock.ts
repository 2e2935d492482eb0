/** The current time, injected so that tests and replays can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that changes only when it is moved: by a test, or by the history of the demo. */
export interface TestClock extends Clock {
  set(moment: Date | string): void;
  advance(ms: number): void;
}

export function createTestClock(start: Date | string): TestClock {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    set: (moment) => {
      current = new Date(moment).getTime();
    },
    advance: (ms) => {
      current += ms;
    },
  };
}
