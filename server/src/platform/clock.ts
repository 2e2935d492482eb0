/** The present moment, passed in so that tests and replays decide what time it is. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
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
