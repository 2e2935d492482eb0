import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';
import type { Days } from './days.rules.ts';

/** Payments that were started in a time, and what became of them by now. */
export interface StartedCounts {
  readonly gateway: string;
  readonly started: number;
  readonly decided: number;
  readonly paid: number;
}

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'UTC')`;
const startedIn = ({ since, until }: Days): RawBuilder<unknown> => sql`
  created_at >= ${startOf(since)} and created_at < (${until}::date + 1)::timestamp at time zone 'UTC'`;
const UNDECIDED = sql`state in ('pending', 'review')`;
/** As in the index of what was paid later than that. */
const LATE = sql`paid_at - created_at > interval '14 days'`;

/** The last day that was counted for good. */
export async function findLastPaymentDay(db: Executor): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from payment_days`.execute(db);
  return rows[0]?.day ?? undefined;
}

export async function findFirstPaymentDay(db: Executor): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(created_at) at time zone 'UTC')::date::text as day from payments`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** Counts a day whose two weeks are over. One without payments leaves its row of no gateway too, so that it is known to be done. */
export async function insertPaymentDay(tx: Executor, day: string): Promise<void> {
  await sql`
    insert into payment_days (day, gateway, started, paid_soon)
    select ${day}::date, '', 0, 0
    union all
    select ${day}::date, gateway, count(*), count(*) filter (where paid_at is not null and not (${LATE}))
    from payments where ${startedIn({ since: day, until: day })}
    group by gateway`.execute(tx);
}

/** The part of a range that is counted for good, and the part that is not. */
export interface StartedDays {
  readonly counted: Days | undefined;
  readonly live: Days | undefined;
}

/**
 * Days that are counted come from their rows; of them only what was paid late and what is still undecided is asked of the
 * payments, both from indexes of little. The days after are counted from an index alone.
 */
export async function countStarted(
  db: Executor,
  { counted, live }: StartedDays,
): Promise<StartedCounts[]> {
  const parts = [
    ...(counted === undefined
      ? []
      : [
          sql`
    select gateway, started, 0 as undecided, paid_soon as paid from payment_days
    where gateway <> '' and day between ${counted.since}::date and ${counted.until}::date`,
          sql`
    select gateway, 0, 0, 1 from payments where ${LATE} and ${startedIn(counted)}`,
          sql`
    select gateway, 0, 1, 0 from payments where ${UNDECIDED} and ${startedIn(counted)}`,
        ]),
    ...(live === undefined
      ? []
      : [
          sql`
    select gateway, count(*), count(*) filter (where ${UNDECIDED}), count(paid_at)
    from payments where ${startedIn(live)} group by gateway`,
        ]),
  ];
  const { rows } = await sql<StartedCounts>`
    select gateway, sum(started)::bigint as started, (sum(started) - sum(undecided))::bigint as decided,
      sum(paid)::bigint as paid
    from (${sql.join(parts, sql` union all `)}) p (gateway, started, undecided, paid)
    group by gateway order by started desc, gateway`.execute(db);
  return rows;
}
