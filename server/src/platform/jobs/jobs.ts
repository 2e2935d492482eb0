import type { Transaction } from 'kysely';
import type { Database } from '../../database.types.ts';

/** The signal aborts when another process may have begun the same job: effects outside the database must stop then. */
export type ScheduledWork = (signal: AbortSignal) => Promise<unknown>;
export type QueuedWork = (payload: object) => Promise<unknown>;

/** Background work. The operations are ordinary functions; this only decides when they run. */
export interface Jobs {
  /**
   * Runs `work` every `seconds` seconds, in one process at a time and never concurrently. A failure is logged, and the
   * next round tries again.
   */
  schedule(name: string, seconds: number, work: ScheduledWork): void;
  /** Declares the handler of `name`; then any process may call `enqueue`. */
  handle(name: string, work: QueuedWork): void;
  /** Adds a job inside the business transaction, so that it exists exactly if the transaction commits. */
  enqueue(tx: Transaction<Database>, name: string, payload: object): Promise<void>;
}

/** Jobs for tests, which run them by name and see what was enqueued. */
export interface ManualJobs extends Jobs {
  readonly names: readonly string[];
  readonly enqueued: readonly { readonly name: string; readonly payload: object }[];
  /** Runs a scheduled job once, now. */
  run(name: string): Promise<void>;
}

export function createManualJobs(): ManualJobs {
  const scheduled = new Map<string, ScheduledWork>();
  const enqueued: { name: string; payload: object }[] = [];
  return {
    enqueued,
    get names() {
      return [...scheduled.keys()];
    },
    schedule: (name, _seconds, work) => void scheduled.set(name, work),
    handle: () => {},
    enqueue: async (_tx, name, payload) => void enqueued.push({ name, payload }),
    async run(name) {
      const work = scheduled.get(name);
      if (work === undefined) throw new Error(`there is no job ${name}`);
      await work(new AbortController().signal);
    },
  };
}
