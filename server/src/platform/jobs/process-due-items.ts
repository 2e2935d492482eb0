import { isDatabaseUnavailable } from '../db/errors.ts';
import type { Platform } from '../platform.ts';
import {
  deleteFailedItem,
  listFailedItems,
  raiseItemAlert,
  resolveItemAlert,
  upsertFailedItem,
} from './job-items.store.ts';
import { describeError } from './job-runs.ts';

/** Consecutive failures that park a record and raise an alert. */
const PARK_AFTER = 3;
const PARKED_MS = 60 * 60 * 1_000;

interface Round<Item> {
  /** The name that the job is scheduled by. */
  readonly job: string;
  /** Maximum number of records in a round. */
  readonly limit: number;
  /** Finds due items. Parked ones are among them, so more than `limit` are requested. */
  readonly find: (limit: number) => Promise<readonly Item[]>;
  /** The id under which failures of an item are recorded. */
  readonly idOf: (item: Item) => string | number;
  readonly work: (item: Item) => Promise<unknown>;
}

/**
 * Runs `work` for every due record. A failure is logged and recorded, and the other records continue; after repeated
 * failures a record is parked for an hour at a time, with an alert until it succeeds.
 * @returns how many succeeded
 */
export async function processDueItems<Item>(
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
      // Not caused by the record, and the next one would fail in the same way.
      if (isDatabaseUnavailable(error)) throw error;
      const failures = (before?.failures ?? 0) + 1;
      log.error({ err: error, job, item, failures }, 'a job failed for one record and continues');
      const failed_at = clock.now();
      const isParked = failures >= PARK_AFTER;
      const row = {
        job,
        item,
        failures,
        failed_at,
        try_at: new Date(failed_at.getTime() + (isParked ? PARKED_MS : 0)),
        last_error: describeError(error),
      };
      await upsertFailedItem(db, row);
      if (isParked) await raiseItemAlert(db, row);
      continue;
    }
    if (before === undefined) continue;
    await deleteFailedItem(db, job, item);
    await resolveItemAlert(db, { job, item, at: clock.now() });
  }
  return done;
}
