import type { Platform } from '../platform.ts';
import { countOpenJobs } from './failing-jobs.store.ts';
import type { Queue } from './queue.ts';

interface DueWork<Item, Data extends object> {
  /** With `onePerKey`. */
  readonly queue: Queue<Data>;
  /** How many records at most get a job in one round; the rest waits for the next. */
  readonly limit: number;
  /** Finds due records. Those that have a job are among them, so more than `limit` are requested. */
  readonly find: (limit: number) => Promise<readonly Item[]>;
  readonly toJob: (item: Item) => { readonly key: string; readonly data: Data };
}

/** Enqueues a job for every due record that has none, also not a dead one. */
export async function enqueueDue<Item, Data extends object>(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  { queue, limit, find, toJob }: DueWork<Item, Data>,
): Promise<void> {
  const due = await find(limit + (await countOpenJobs(db, queue.name)));
  await jobs.enqueueAll(db, queue, due.map(toJob));
}
