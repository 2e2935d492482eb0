import { sql } from 'kysely';
import type { Executor } from '../../../../platform/platform.ts';

export interface SignInTry {
  readonly account: Buffer;
  readonly now: Date;
  /** Failures before this time are ignored. */
  readonly since: Date;
  /** Failures without a delay, before `delaysS` applies. */
  readonly free: number;
  /**
   * Delay in seconds after the first counted failure, the second and so on; the last value applies to all further ones.
   */
  readonly delaysS: readonly number[];
}

/**
 * Counts a try as failed before its result is known, so that concurrent tries count separately. A try during the delay
 * is not counted. Without a delay `retry_at` is only the time of the last try, which may be later than `now`: concurrent
 * tries reach the database in any order.
 * @returns the time of the next allowed try, or undefined if this one is allowed
 */
export async function countSignInTry(
  db: Executor,
  { account, now, since, free, delaysS }: SignInTry,
): Promise<Date | undefined> {
  const delays = sql`${[...delaysS]}::integer[]`;
  const { rows } = await sql`
    insert into sign_in_failures as f (account, failures, last_at, retry_at)
    values (${account}, 1, ${now}, ${now})
    on conflict (account) do update set
      failures = case when f.last_at < ${since} then 1 else f.failures + 1 end,
      last_at = ${now},
      retry_at = case when f.last_at < ${since} or f.failures < ${free}::integer then ${now}
        else ${now}::timestamptz + make_interval(secs =>
          (${delays})[least(f.failures + 1 - ${free}::integer, cardinality(${delays}))]) end
    where f.retry_at <= ${now} or f.failures <= ${free}::integer
    returning 1`.execute(db);
  if (rows.length > 0) return undefined;
  const waiting = await db
    .selectFrom('sign_in_failures')
    .select('retry_at')
    .where('account', '=', account)
    .executeTakeFirst();
  // Deleted meanwhile by a successful sign-in.
  return waiting?.retry_at ?? now;
}

export async function deleteSignInFailures(db: Executor, account: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('account', '=', account).execute();
}

export async function deleteOldSignInFailures(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('last_at', '<', before).execute();
}

/** Accounts, existing or not, with a wrong password since then. */
export async function countAccountsGuessedAt(db: Executor, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sign_in_failures')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('last_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
