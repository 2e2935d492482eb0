import { type Kysely, sql } from 'kysely';

/**
 * An account that its e-mail's owner takes from a stranger loses whoever would earn by its purchases; nothing else may
 * change who invited a user. `owner_proven_at` is when somebody showed in one step that they read the mailbox and hold
 * the account; accounts confirmed before this column existed may have been confirmed by a link pressed for a stranger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function guard_inviter() returns trigger language plpgsql as $$
    begin
      if new.referred_by is null and old.email_confirmed_at is null and new.owner_proven_at is not null then
        return new;
      end if;
      if old.referred_by is distinct from new.referred_by then
        raise exception 'who invited a user never changes' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`alter table users add column owner_proven_at timestamptz`.execute(db);
}
