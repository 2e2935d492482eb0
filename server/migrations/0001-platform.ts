import { type Kysely, sql } from 'kysely';

/** Facts of the machinery: answers kept for repeats, and the guards that the ledgers share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      owner text not null,
      route text not null,
      key text not null,
      body_hash bytea not null,
      started_at timestamptz not null,
      finished_at timestamptz,
      status integer,
      answer jsonb,
      primary key (owner, route, key)
    )`.execute(db);
  await sql`create index idempotency_keys_age on idempotency_keys (started_at)`.execute(db);

  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% rows are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
}
