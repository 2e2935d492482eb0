import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';
import type { Days } from './days.rules.ts';

/** The number of payments started in a period, and how many of them are decided and paid by now. */
export interface StartedCounts {
  readonly gateway: string;
  readonly started: number;
  readonly decided: number;
  readonly paid: number;
}

const startedIn = ({ since, until, zone }: Days): RawBuilder<unknown> => sql`
  created_at >= (${since}::date::timestamp at time zone ${zone}::text)
  and created_at < ((${until}::date + 1)::timestamp at time zone ${zone}::text)`;
const UNDECIDED = sql`state in ('pending', 'review')`;
/** The same expression as in the partial index of late payments. */
const LATE = sql`paid_at - created_at > interval '14 days'`;

/** The last day of this time zone that was aggregated. */
export async function findLastPaymentDay(db: Executor, zone: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from payment_days where time_zone = ${zone}`.execute(db);
  return rows[0]?.day ?? undefined;
}

export async function findFirstPaymentDay(db: Executor, zone: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(created_at) at time zone ${zone}::text)::date::text as day from payments`.execute(
    db,
  );
  return rows[0]?.day ?? undefined;
}

/**
 * Aggregates a day that ended at least two weeks ago. A row with an empty gateway marks it as done even when it has no
 * payments.
 */
export async function insertPaymentDay(
  tx: Executor,
  { day, zone }: { readonly day: string; readonly zone: string },
): Promise<void> {
  await sql`
    insert into payment_days (time_zone, day, gateway, started, paid_within_14_days)
    select ${zone}::text, ${day}::date, '', 0, 0
    union all
    select ${zone}::text, ${day}::date, gateway, count(*), count(*) filter (where paid_at is not null and not (${LATE}))
    from payments where ${startedIn({ since: day, until: day, zone })}
    group by gateway`.execute(tx);
}

/** The aggregated part of a range and the rest. */
export interface StartedDays {
  readonly counted: Days | undefined;
  readonly live: Days | undefined;
}

/**
 * Aggregated days are read from `payment_days`; only their late and undecided payments are read from `payments`, by
 * small partial indexes. The days after that are counted with an index-only scan.
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
    select gateway, started, 0 as undecided, paid_within_14_days as paid from payment_days
    where time_zone = ${counted.zone} and gateway <> '' and day between ${counted.since}::date and ${counted.until}::date`,
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
