import { type Kysely, sql } from 'kysely';

/** Orders and settlements raise the revision of their buyer in less time, and write two indexes fewer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The number is unique and made of the serial alone. Open payments of a buyer are found by payments_one_open.
    alter table payments drop constraint payments_serial_key;
    drop index payments_open_by_user;

    -- Most transactions change one buyer several times. The setting names the buyer that was raised last, and is undone
    -- with the transaction or the savepoint that raised it.
    drop function raise_revision(uuid);
    create function raise_revision(buyer uuid) returns boolean language plpgsql as $$
    declare
      moment bigint;
      raised text;
    begin
      if current_setting('sesame.raised', true) = buyer::text then
        return false;
      end if;
      moment := extract(epoch from clock_timestamp()) * 1000000;
      update buyer_revisions set revision = greatest(revision + 1, moment)
        where user_id = buyer and slot = (
          select slot from buyer_revisions where user_id = buyer order by slot limit 1 for update skip locked);
      if not found then
        insert into buyer_revisions (user_id, revision) values (buyer, moment);
      end if;
      raised := set_config('sesame.raised', buyer::text, true);
      return true;
    end $$;

    -- An assignment calls a function directly; perform runs a query.
    create or replace function raise_revision_of_user_id() returns trigger language plpgsql as $$
    declare
      is_first boolean;
    begin
      is_first := raise_revision(coalesce(new.user_id, old.user_id));
      return null;
    end $$;
  `.execute(db);
}
