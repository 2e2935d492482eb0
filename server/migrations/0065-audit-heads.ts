import { type Kysely, sql } from 'kysely';

/** What left the database of the audit record, once a day: its newest event with its hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_heads (
      day date primary key,
      event_id bigint not null references audit_events,
      hash bytea not null check (length(hash) = 32),
      published_at timestamptz not null
    )`.execute(db);
  await sql`
    create trigger audit_heads_immutable before update or delete on audit_heads
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create trigger audit_heads_no_truncate before truncate on audit_heads
    for each statement execute function refuse_change()`.execute(db);
}
