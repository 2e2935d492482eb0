import { type Kysely, sql } from 'kysely';
import { describeTable } from './describe-table.ts';

/** Tables that polls read, by how a row names its buyer; each raises that buyer's revision whenever a row changes. */
const RAISED_BY = {
  user_id: ['payments', 'subscriptions'],
  payment_id: ['double_payments', 'gifts', 'payment_charges', 'payment_refunds', 'transfer_proofs'],
  subscription_id: ['deliveries', 'grants'],
} as const;

/** The revision of what a buyer sees in polls, raised by triggers in the transaction that changes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table buyer_revisions (
      user_id uuid not null,
      slot bigint generated always as identity,
      revision bigint not null,
      primary key (user_id, slot)
    ) with (fillfactor = 70);

    -- Takes a slot that no other transaction holds, so that raising never waits: it adds no lock to a transaction and no
    -- deadlock between two. The sum of the slots grows with every commit. A moment, so that no revision returns after a
    -- restored backup. A transaction has raised a slot already if it wrote it, which a frozen row of an equal xid has not.
    create function raise_revision(buyer uuid) returns void language plpgsql as $$
    declare
      moment constant bigint := extract(epoch from clock_timestamp()) * 1000000;
      began constant bigint := extract(epoch from transaction_timestamp()) * 1000000;
      free bigint;
      is_raised boolean;
    begin
      select slot, xmin = pg_current_xact_id()::xid and revision >= began into free, is_raised
        from buyer_revisions where user_id = buyer order by slot limit 1 for update skip locked;
      if free is null then
        insert into buyer_revisions (user_id, revision) values (buyer, moment);
      elsif not is_raised then
        update buyer_revisions set revision = greatest(revision + 1, moment) where user_id = buyer and slot = free;
      end if;
    end $$;

    -- A row that passed to another buyer between two commits could be missed by both, so it may not. It may pass to another
    -- subscription of its buyer.
    create function refuse_other_buyer() returns trigger language plpgsql as $$
    begin
      if tg_argv[0] = 'subscription_id' then
        if (select user_id from subscriptions where id = old.subscription_id)
          = (select user_id from subscriptions where id = new.subscription_id) then
          return new;
        end if;
      end if;
      raise exception 'a row of % does not pass to another buyer', tg_table_name using errcode = 'restrict_violation';
    end $$;

    create function raise_revision_of_user_id() returns trigger language plpgsql as $$
    begin
      perform raise_revision(coalesce(new.user_id, old.user_id));
      return null;
    end $$;

    create function raise_revision_of_payment_id() returns trigger language plpgsql as $$
    begin
      perform raise_revision(user_id) from payments where id = coalesce(new.payment_id, old.payment_id);
      return null;
    end $$;

    create function raise_revision_of_subscription_id() returns trigger language plpgsql as $$
    begin
      perform raise_revision(user_id) from subscriptions where id = coalesce(new.subscription_id, old.subscription_id);
      return null;
    end $$;

    -- One item may serve any number of buyers, and one may be getting it in another transaction: all are concerned.
    create function raise_revision_of_all() returns trigger language plpgsql as $$
    begin
      perform raise_revision('00000000-0000-0000-0000-000000000000');
      return null;
    end $$;
    create trigger inventory_items_raise_revision after update of content, secret on inventory_items
      for each row when (old.content <> new.content or old.secret <> new.secret)
      execute function raise_revision_of_all();
  `.execute(db);
  for (const [column, tables] of Object.entries(RAISED_BY)) {
    for (const table of tables) await raiseRevisionBy(db, table, column);
  }
  await describeTable(
    db,
    'buyer_revisions',
    'Revisions of what polls show to a buyer, raised by triggers of the tables that polls read. The sum over the slots of a buyer grows with every commit that changed something.',
    {
      user_id:
        'The buyer; the nil UUID stands for all. No reference, so that raising locks no user.',
      slot: 'One for each transaction that ever changed the same buyer at the same time as another.',
      revision: 'Microseconds since 1970 of the last change, or one more than before.',
    },
  );
}

async function raiseRevisionBy(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const raise = sql.raw(`raise_revision_of_${column}()`);
  const named = (end: string) => sql.ref(`${table}_${end}`);
  await sql`
    create trigger ${named('raise_revision')} after insert or delete on ${sql.table(table)}
      for each row execute function ${raise};
    create trigger ${named('raise_changed_revision')} after update on ${sql.table(table)}
      for each row when (old.* is distinct from new.*) execute function ${raise};
    create trigger ${named('keeps_buyer')} before update of ${sql.ref(column)} on ${sql.table(table)}
      for each row when (old.${sql.ref(column)} <> new.${sql.ref(column)}) execute function refuse_other_buyer(${sql.lit(column)});
  `.execute(db);
}
