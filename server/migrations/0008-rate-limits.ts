import { type Kysely, sql } from 'kysely';

/** Counters of calls shared by all processes. Unlogged: losing them in a crash costs nothing, writing them twice would. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create index rate_limits_expiry on rate_limits (expire)`.execute(db);
}
