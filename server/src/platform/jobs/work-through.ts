import { isDatabaseUnavailable } from '../db/errors.ts';
import type { Platform } from '../platform.ts';
import {
  forgetFailedItem,
  keepFailedItem,
  listFailedItems,
  raiseItemAlert,
  resolveItemAlert,
} from './job-items.store.ts';
import { sentenceOf } from './job-runs.ts';

/** As many failures in a row park a record and raise an alert. */
const PARK_AFTER = 3;
const PARKED_MS = 60 * 60 * 1_000;

interface Round<Item> {
  /** The name that the job is scheduled by. */
  readonly job: string;
  /** The longest a round may be. */
  readonly limit: number;
  /** What is due, at most so many. Parked records are among them, so more are asked for. */
  readonly find: (limit: number) => Promise<readonly Item[]>;
  /** What failures of an item are remembered by. */
  readonly idOf: (item: Item) => string | number;
  readonly work: (item: Item) => Promise<unknown>;
}

/**
 * Does the same to every record that is due. One that fails is logged and remembered, and the others go on; failing again and
 * again it is parked for an hour at a time, with an alert until it succeeds.
 * @returns how many succeeded
 */
export async function workThrough<Item>(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  { job, limit, find, idOf, work }: Round<Item>,
): Promise<number> {
  const { db, clock, log } = platform;
  const failed = new Map((await listFailedItems(db, job)).map((row) => [row.item, row]));
  const startedAt = clock.now();
  let done = 0;
  for (const due of await find(limit + failed.size)) {
    const item = String(idOf(due));
    const before = failed.get(item);
    if (before !== undefined && before.try_at > startedAt) continue;
    try {
      await work(due);
      done++;
    } catch (error) {
      // No fault of the record, and the next one would meet the same.
      if (isDatabaseUnavailable(error)) throw error;
      const failures = (before?.failures ?? 0) + 1;
      log.error({ err: error, job, item, failures }, 'a job failed at one record and goes on');
      const failed_at = clock.now();
      const isParked = failures >= PARK_AFTER;
      const row = {
        job,
        item,
        failures,
        failed_at,
        try_at: new Date(failed_at.getTime() + (isParked ? PARKED_MS : 0)),
        last_error: sentenceOf(error),
      };
      await keepFailedItem(db, row);
      if (isParked) await raiseItemAlert(db, row);
      continue;
    }
    if (before === undefined) continue;
    await forgetFailedItem(db, job, item);
    await resolveItemAlert(db, { job, item, at: clock.now() });
  }
  return done;
}
