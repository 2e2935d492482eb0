import type { Executor } from '../../platform.ts';

/** Forgets every count that is kept in the database, such as those of calls in the past of a demo. */
export async function deleteRateLimits(db: Executor): Promise<void> {
  await db.deleteFrom('rate_limits').execute();
}
