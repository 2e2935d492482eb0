import { type Kysely, sql } from 'kysely';

/**
 * When the owner of an e-mail address takes over an account registered by another person, its inviter is removed; no
 * other change of an inviter is allowed. `owner_proven_at` is the time when one user proved access to both the mailbox
 * and the account; accounts confirmed before this column existed may have been confirmed by another person's link.
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
