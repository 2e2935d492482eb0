import { r as __exportAll } from "./rolldown-runtime-B50NcwA4.js";
import { X as esm_default, t as sql } from "./sql-C3kFww1T.js";
import { a as Migrator, s as Kysely, t as PostgresDialect } from "./postgres-dialect-u07GjcNF.js";
import { t as SET_NO_LIMITS } from "./unlimited-pool-CQniCnjj.js";
import { t as SET_TCP_KEEPALIVES } from "./session-client-BS7_3sN6.js";
// migrations/describe-table.ts
async function describeTable(db, table, comment, columns) {
	await sql`comment on table ${sql.table(table)} is ${sql.lit(comment)}`.execute(db);
	await describeColumns(db, table, columns);
}
async function describeColumns(db, table, columns) {
	const statements = Object.entries(columns).map(([column, comment]) => sql`comment on column ${sql.ref(`${table}.${column}`)} is ${sql.lit(comment)}`);
	await sql`${sql.join(statements, sql`; `)}`.execute(db);
}
// migrations/0026-calendar.ts
var _0026_calendar_exports = __exportAll({ up: () => up$34 });
async function up$34(db) {
	await sql`
    create table calendar_addresses (
      user_id uuid primary key references users,
      token_hash bytea not null unique check (length(token_hash) = 32),
      created_at timestamptz not null
    );
  `.execute(db);
	await describeTable(db, "calendar_addresses", "Secret addresses at which calendar apps fetch the dates of subscriptions; at most one per buyer.", {
		user_id: "The buyer.",
		token_hash: "SHA-256 of the token in the address; the address itself is only shown once.",
		created_at: "When the address was created."
	});
}
// migrations/protect-rows.ts
async function makeAppendOnly(db, table) {
	await sql`
    create trigger ${sql.ref(`${table}_immutable`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_change()`.execute(db);
	await refuseTruncate(db, table);
}
async function refuseDelete(db, table) {
	await sql`
    create trigger ${sql.ref(`${table}_no_delete`)} before delete on ${sql.table(table)}
      for each row execute function refuse_change()`.execute(db);
	await refuseTruncate(db, table);
}
async function refuseTruncate(db, table) {
	await sql`
    create trigger ${sql.ref(`${table}_no_truncate`)} before truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
}
// migrations/0027-plan-changes.ts
var _0027_plan_changes_exports = __exportAll({ up: () => up$33 });
async function up$33(db) {
	await sql`
    create table plan_changes (
      payment_id uuid primary key references payments,
      subscription_id uuid not null references subscriptions,
      credit_cents integer not null check (credit_cents >= 0),
      rest_cents integer not null check (rest_cents between 0 and credit_cents),
      quoted_at timestamptz not null,
      settled_at timestamptz
    );
    create index plan_changes_of_subscription on plan_changes (subscription_id);

    create table plan_change_lines (
      payment_id uuid not null references plan_changes,
      grant_id uuid not null references grants,
      source_payment_id uuid references payments,
      net_cents integer not null check (net_cents >= 0),
      unused_days integer not null check (unused_days >= 0),
      total_days integer not null check (total_days >= unused_days and total_days > 0),
      credit_cents integer not null check (credit_cents between 0 and net_cents),
      settled_at timestamptz,
      primary key (payment_id, grant_id),
      constraint plan_change_lines_paid check (source_payment_id is not null or credit_cents = 0)
    );
    create unique index plan_change_lines_once on plan_change_lines (grant_id) where settled_at is not null;
    create index plan_change_lines_of_source on plan_change_lines (source_payment_id);

    create function guard_plan_change() returns trigger language plpgsql as $$
    begin
      if old.settled_at is not null
        or (to_jsonb(old) - 'settled_at') is distinct from (to_jsonb(new) - 'settled_at') then
        raise exception 'the quote of a plan change is frozen and settled once' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger plan_changes_guard before update on plan_changes
      for each row execute function guard_plan_change();
    create trigger plan_change_lines_guard before update on plan_change_lines
      for each row execute function guard_plan_change();
  `.execute(db);
	await describeTable(db, "plan_changes", "Orders that replace the running plan of a subscription. Written with the payment and frozen; settled with it.", {
		payment_id: "The order of the new plan.",
		subscription_id: "The subscription whose plan is replaced.",
		credit_cents: "Credit for all unused days, in cents; the sum of the lines.",
		rest_cents: "What of the credit exceeds the price and goes to the balance, in cents.",
		quoted_at: "The moment for which the unused days were counted.",
		settled_at: "When the plan was changed; null until the order is paid."
	});
	await describeTable(db, "plan_change_lines", "The credit for each grant that a plan change ends. A grant is credited at most once.", {
		payment_id: "The plan change.",
		grant_id: "The grant that it ends.",
		source_payment_id: "The payment that bought the days; null for days that cost nothing.",
		net_cents: "What was paid for the days, without fee and refunds, in cents.",
		unused_days: "Whole days of the grant that had not begun.",
		total_days: "Days that were bought.",
		credit_cents: "Net times unused days divided by bought days, rounded down.",
		settled_at: "When the credit was given; null until the order is paid."
	});
	await refuseDelete(db, "plan_changes");
	await refuseDelete(db, "plan_change_lines");
	await sql`
    create function keeps_items(subscription uuid, at timestamptz) returns boolean language sql stable as $$
      select exists (
        select from subscriptions s
        where s.id = subscription and s.kept_until > at and access_state(s.kept_for, at) in ('waiting', 'active'))
    $$;

    create function changed_by(subscription uuid) returns uuid language sql stable as $$
      select g.changed_by from grants g where g.subscription_id = subscription
      order by least(g.ends_at, g.reversed_at) desc, g.changed_by limit 1
    $$;

    create function plan_of(payment uuid) returns jsonb language sql stable as $$
      select jsonb_build_object('payment_id', p.id, 'product_id', p.product_id, 'title', p.title, 'title_ru', p.title_ru,
        'duration_count', p.duration_count, 'duration_unit', p.duration_unit)
      from payments p where p.id = payment
    $$;
    create function plan_after(payment uuid) returns jsonb language sql stable as $$
      select plan_of(g.changed_by) from grants g join payments p on p.id = g.payment_id
      where g.payment_id = payment and not p.is_gift
    $$;
    comment on function keeps_items is 'Whether the items of a replaced plan are still usable.';
    comment on function changed_by is 'The payment of the plan change that ended a subscription; null when something else did.';
    comment on function plan_after is 'The plan that replaced the one that a payment bought for its buyer; null when none did.';
    comment on function plan_of is 'The plan that a payment bought; null without one.';
  `.execute(db);
}
// migrations/0028-gifts.ts
var _0028_gifts_exports = __exportAll({ up: () => up$32 });
async function up$32(db) {
	await sql`
    create table gifts (
      id uuid primary key,
      payment_id uuid not null unique references payments,
      buyer_id uuid not null references users,
      sealed text not null,
      code_hash bytea not null unique check (length(code_hash) = 32),
      code_ending text not null check (code_ending ~ '^[0-9A-Z]{4}$'),
      state text not null check (state in ('paid', 'claimed', 'refunded', 'revoked')),
      created_at timestamptz not null,
      claimed_by uuid references users,
      claimed_at timestamptz,
      claimed_as text check (claimed_as in ('access', 'credit')),
      credit_cents integer check (credit_cents > 0),
      ended_at timestamptz,
      revoked_by uuid references operators,
      reversed_at timestamptz,
      cards_sent integer not null default 0 check (cards_sent between 0 and 3),
      constraint gifts_claim check ((state = 'claimed') = (num_nonnulls(claimed_by, claimed_at, claimed_as) = 3)),
      constraint gifts_unclaimed check (state = 'claimed' or num_nonnulls(claimed_by, claimed_at, claimed_as, reversed_at) = 0),
      constraint gifts_credit check ((claimed_as is not distinct from 'credit') = (credit_cents is not null)),
      constraint gifts_ended check ((state in ('refunded', 'revoked')) = (ended_at is not null)),
      constraint gifts_revoked check (revoked_by is null or state = 'revoked')
    );
    create index gifts_of_buyer on gifts (buyer_id, created_at desc, id desc);
    create index gifts_of_claimer on gifts (claimed_by) where claimed_by is not null;
    create index gifts_by_ending on gifts (code_ending, created_at desc);
    create index gifts_by_time on gifts (created_at, id);
    create index gifts_claimed on gifts (claimed_at) where claimed_at is not null;
    create index gifts_open on gifts (payment_id) where state = 'paid';

    create function guard_gift() returns trigger language plpgsql as $$
    begin
      if (old.id, old.payment_id, old.buyer_id, old.code_ending, old.created_at)
          is distinct from (new.id, new.payment_id, new.buyer_id, new.code_ending, new.created_at)
        or (old.state <> 'paid' and
          (old.state, old.claimed_by, old.claimed_at, old.claimed_as, old.credit_cents, old.ended_at, old.revoked_by)
            is distinct from
          (new.state, new.claimed_by, new.claimed_at, new.claimed_as, new.credit_cents, new.ended_at, new.revoked_by))
        or (old.reversed_at is not null and new.reversed_at is distinct from old.reversed_at) then
        raise exception 'a gift is claimed, refunded or revoked once' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger gifts_guard before update on gifts for each row execute function guard_gift();
  `.execute(db);
	await describeTable(db, "gifts", "Gifts that were paid for. Written when the payment is settled; claimed, refunded or revoked once.", {
		id: "Primary key (UUID v7).",
		payment_id: "The payment that bought it; its quote says what it is.",
		buyer_id: "The buyer who paid for it.",
		sealed: "The sealed code, which the buyer can see again.",
		code_hash: "Keyed hash of the code, by which it is found.",
		code_ending: "The last four characters of the code, shown where the code is not.",
		state: "`paid`: it waits to be redeemed. The other states are final.",
		created_at: "When it was paid for.",
		claimed_by: "The buyer who redeemed it.",
		claimed_at: "When it was redeemed.",
		claimed_as: "`access`, or `credit` on the balance because the product was no longer offered.",
		credit_cents: "The credit in cents.",
		ended_at: "When it was refunded or revoked.",
		revoked_by: "The operator who revoked it; null where a refund did.",
		cards_sent: "Emails with its card that its buyer has sent.",
		reversed_at: "When a refund or a lost dispute reversed what it gave."
	});
	await refuseDelete(db, "gifts");
}
// migrations/0029-renewals.ts
var _0029_renewals_exports = __exportAll({ up: () => up$31 });
async function up$31(db) {
	await sql`
    create table renewal_agreements (
      id uuid primary key,
      subscription_id uuid not null references subscriptions,
      user_id uuid not null references users,
      method_id uuid references saved_methods,
      gateway text not null references payment_methods,
      price_id integer not null references prices,
      duration_count integer not null check (duration_count > 0),
      duration_unit text not null check (duration_unit in ('day', 'month', 'year')),
      ceiling_cents integer not null check (ceiling_cents > 0),
      consent_version integer not null check (consent_version > 0),
      consent_language text not null check (consent_language in ('en', 'ru')),
      consent_text text not null,
      consented_at timestamptz not null,
      payment_id uuid unique references payments,
      stopped_at timestamptz,
      stopped_by text check (stopped_by in ('buyer', 'operator', 'system', 'law')),
      stop_reason text check (stop_reason in ('turned_off', 'stop_link', 'changed', 'operator', 'method_removed',
        'method_revoked', 'refunded', 'disputed', 'undone', 'price_raised', 'not_sold', 'not_paid', 'account_erased')),
      constraint renewal_agreements_stop check (num_nonnulls(stopped_at, stopped_by, stop_reason) in (0, 3))
    );
    create unique index renewal_agreements_active on renewal_agreements (subscription_id) where stopped_at is null;
    create index renewal_agreements_of_user on renewal_agreements (user_id);
    create index renewal_agreements_of_method on renewal_agreements (method_id) where stopped_at is null;
    create index renewal_agreements_of_subscription on renewal_agreements (subscription_id, consented_at);

    create function guard_renewal_agreement() returns trigger language plpgsql as $$
    begin
      if old.stopped_at is not null
        or (to_jsonb(old) - '{stopped_at,stopped_by,stop_reason}'::text[])
          is distinct from (to_jsonb(new) - '{stopped_at,stopped_by,stop_reason}'::text[]) then
        raise exception 'renewal_agreements rows are only stopped, once' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger renewal_agreements_guard before update on renewal_agreements
      for each row execute function guard_renewal_agreement();
  `.execute(db);
	await describeTable(db, "renewal_agreements", "What buyers agreed to when they switched on automatic renewal; never changed except to be stopped. Another method or price is a new row.", {
		id: "Primary key (UUID v7).",
		subscription_id: "The subscription that is renewed; at most one active agreement each.",
		user_id: "The buyer who agreed.",
		method_id: "The saved method that is charged; null for the balance.",
		gateway: "Payment method of the shop, whose fee and currency apply.",
		price_id: "The price that the buyer agreed to.",
		duration_count: "Length of each period in units.",
		duration_unit: "Unit of the length.",
		ceiling_cents: "The total that the buyer agreed to, in USD cents; more is never charged without a new agreement.",
		consent_version: "Version of the text in `contract/src/shared/mandates.ts`.",
		consent_language: "Language in which the buyer read it.",
		consent_text: "The text itself, with the amounts and dates that the buyer saw.",
		consented_at: "When the buyer agreed.",
		payment_id: "The order with which the buyer agreed; null when they did so later.",
		stopped_at: "When it ended; null while it is active.",
		stopped_by: "Who ended it.",
		stop_reason: "Why it ended."
	});
	await refuseDelete(db, "renewal_agreements");
	await sql`
    create table renewals (
      id uuid primary key,
      subscription_id uuid not null references subscriptions,
      agreement_id uuid not null references renewal_agreements,
      period_start timestamptz not null,
      state text not null check (state in ('planned', 'notified', 'charging', 'retrying', 'needs_buyer', 'held', 'closing',
        'paid', 'skipped', 'canceled', 'superseded', 'given_up', 'late', 'undone')),
      total_cents integer check (total_cents > 0),
      charge_minor bigint check (charge_minor > 0),
      charge_currency text check (charge_currency in ('USD', 'RUB')),
      notifications integer not null default 0 check (notifications >= 0),
      notified_at timestamptz,
      ahead_days integer not null default 3 check (ahead_days in (3, 7)),
      first_try_at timestamptz,
      next_at timestamptz,
      close_reason text,
      created_at timestamptz not null,
      closed_at timestamptz,
      unique (subscription_id, period_start),
      constraint renewals_closed check ((closed_at is not null) =
        (state in ('paid', 'skipped', 'canceled', 'superseded', 'given_up', 'late', 'undone'))),
      constraint renewals_quote check (num_nonnulls(total_cents, charge_minor, charge_currency, notified_at) in (0, 4)),
      constraint renewals_next check (next_at is null or closed_at is null)
    );
    create unique index renewals_one_open on renewals (subscription_id) where closed_at is null;
    create index renewals_due on renewals (next_at) where next_at is not null;
    create index renewals_of_agreement on renewals (agreement_id);
    create index renewals_closed_by_time on renewals (closed_at) where closed_at is not null;

    alter table payments add constraint payments_renewal foreign key (renewal_id) references renewals;
    create unique index payments_one_per_renewal on payments (renewal_id)
      where state in ('pending', 'review', 'paid', 'partially_refunded', 'disputed')
        and not 'late' = any (string_to_array(coalesce(flags, ''), ','));
    create index payments_late_of_renewals on payments (id)
      where renewal_id is not null and state = 'paid' and 'late' = any (string_to_array(flags, ','));
    create index payment_events_of_banks on payment_events (payment_id) where kind in ('disputed', 'fraud_warning');
    create index payments_of_renewal on payments (renewal_id) where renewal_id is not null;

    create table renewal_attempts (
      id uuid primary key,
      renewal_id uuid not null references renewals,
      number integer not null check (number > 0),
      method_id uuid references saved_methods,
      payment_id uuid unique references payments,
      state text not null check (state in ('started', 'unknown', 'pending', 'succeeded', 'failed')),
      class text check (class in ('funds', 'soft', 'technical', 'action', 'hard', 'revoked', 'config')),
      code text,
      checks integer not null default 0 check (checks >= 0),
      started_at timestamptz not null,
      ended_at timestamptz,
      retry_not_before timestamptz,
      unique (renewal_id, number),
      constraint renewal_attempts_ended check ((ended_at is not null) = (state in ('succeeded', 'failed'))),
      constraint renewal_attempts_failed check ((state = 'failed') = (num_nonnulls(class, code) = 2)),
      constraint renewal_attempts_paid check (state = 'failed' or payment_id is not null)
    );
    create unique index renewal_attempts_one_open on renewal_attempts (renewal_id)
      where state in ('started', 'unknown', 'pending', 'succeeded');
    create index renewal_attempts_of_method on renewal_attempts (method_id, started_at);
  `.execute(db);
	await describeTable(db, "renewals", "The renewal of a subscription for one period, from its plan to its end. One for each period, and one open for each subscription.", {
		id: "Primary key (UUID v7).",
		subscription_id: "The subscription.",
		agreement_id: "What its buyer agreed to; a renewal that is opened again takes the newer one.",
		period_start: "The end of access that it moves.",
		state: "`planned`, `notified`, `charging` while an attempt is open, `retrying`, `needs_buyer`, `held` for an operator, `closing` while an attempt is still open after its cancellation; then how it ended: `paid`, `skipped`, `canceled`, `superseded` by another purchase, `given_up`, `late`: paid after its end and refunded, or `undone` by its buyer.",
		total_cents: "The total that the buyer was notified of, in USD cents.",
		charge_minor: "The same in the currency of the charge; at the rate of that moment.",
		charge_currency: "Currency of the charge.",
		notifications: "How many of the planned notifications are behind it.",
		notified_at: "When the first notification of this total was sent.",
		ahead_days: "How many days before the charge that notification has to be: 7 when something else is charged than the last time.",
		first_try_at: "When it was charged first.",
		next_at: "When there is something to do next; null once it is closed.",
		close_reason: "Why it ended unpaid.",
		created_at: "When it was planned.",
		closed_at: "When it ended."
	});
	await refuseDelete(db, "renewals");
	await describeTable(db, "renewal_attempts", "Attempts to charge a renewal. At most one of a renewal is open or has succeeded.", {
		id: "Primary key (UUID v7).",
		renewal_id: "The renewal.",
		number: "Its place among the attempts of the renewal, from 1.",
		method_id: "The saved method; null for the balance.",
		payment_id: "The payment, whose id is the gateway's idempotency key; null when the balance was too small for one.",
		state: "`started` before the gateway is called, `unknown` without its answer, `pending` while it decides, `succeeded` or `failed`.",
		class: "How the decline is taken: `funds`, `soft`, `technical`, `action`, `hard`, `revoked` or `config`.",
		code: "The gateway's own code of the decline.",
		checks: "How often its outcome was requested from the gateway.",
		started_at: "When it was written, before the call.",
		ended_at: "When it ended.",
		retry_not_before: "The gateway wants no attempt before this moment."
	});
	await refuseDelete(db, "renewal_attempts");
	await sql`
    create table renewal_undos (
      payment_id uuid primary key references payments,
      refund_id uuid not null unique references payment_refunds,
      undone_by text not null check (undone_by in ('buyer', 'link')),
      undone_at timestamptz not null,
      net_cents integer check (net_cents >= 0),
      unused_days integer check (unused_days > 0),
      total_days integer check (total_days >= unused_days),
      check (num_nulls(net_cents, unused_days, total_days) in (0, 3))
    );
  `.execute(db);
	await describeTable(db, "renewal_undos", "Renewals that their buyers have undone soon after the charge: each once, with one refund.", {
		payment_id: "The payment of the renewal.",
		refund_id: "The refund of its payment.",
		undone_by: "By the signed-in `buyer`, or by the `link` of a mail.",
		undone_at: "When it was undone.",
		net_cents: "What was paid for all days of the period, in cents. Null when nothing was used and all was refunded.",
		unused_days: "Whole days that were not used, which ended at once.",
		total_days: "All days of the period."
	});
	await makeAppendOnly(db, "renewal_undos");
}
// migrations/0030-revisions.ts
var _0030_revisions_exports = __exportAll({ up: () => up$30 });
const RAISED_BY = {
	user_id: ["payments", "subscriptions"],
	payment_id: [
		"double_payments",
		"gifts",
		"payment_charges",
		"payment_refunds",
		"transfer_proofs"
	],
	subscription_id: ["deliveries", "grants"]
};
async function up$30(db) {
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
	for (const [column, tables] of Object.entries(RAISED_BY)) for (const table of tables) await raiseRevisionBy(db, table, column);
	await describeTable(db, "buyer_revisions", "Revisions of what polls show to a buyer, raised by triggers of the tables that polls read. The sum over the slots of a buyer grows with every commit that changed something.", {
		user_id: "The buyer; the nil UUID stands for all. No reference, so that raising locks no user.",
		slot: "One for each transaction that ever changed the same buyer at the same time as another.",
		revision: "Microseconds since 1970 of the last change, or one more than before."
	});
}
async function raiseRevisionBy(db, table, column) {
	const raise = sql.raw(`raise_revision_of_${column}()`);
	const named = (end) => sql.ref(`${table}_${end}`);
	await sql`
    create trigger ${named("raise_revision")} after insert or delete on ${sql.table(table)}
      for each row execute function ${raise};
    create trigger ${named("raise_changed_revision")} after update on ${sql.table(table)}
      for each row when (old.* is distinct from new.*) execute function ${raise};
    create trigger ${named("keeps_buyer")} before update of ${sql.ref(column)} on ${sql.table(table)}
      for each row when (old.${sql.ref(column)} <> new.${sql.ref(column)}) execute function refuse_other_buyer(${sql.lit(column)});
  `.execute(db);
}
// migrations/0031-backfills.ts
var _0031_backfills_exports = __exportAll({ up: () => up$29 });
async function up$29(db) {
	await sql`
    create table backfills (
      name text primary key,
      started_at timestamptz not null,
      ended_at timestamptz,
      position text,
      batch_rows integer not null check (batch_rows > 0),
      rows_done bigint not null default 0,
      rows_estimated bigint not null
    )`.execute(db);
	await describeTable(db, "backfills", "Changes of old rows that run in the background after a migration; a row is written at the start of each.", {
		name: "Name of the backfill.",
		started_at: "When its first batch began.",
		ended_at: "When there were no more rows; null before.",
		position: "The last key that was looked at, as text; null before the first batch.",
		batch_rows: "How many rows the next batch looks at.",
		rows_done: "How many rows were looked at.",
		rows_estimated: "How many rows the table had about, by the statistics of PostgreSQL at the start."
	});
}
// migrations/0032-months.ts
var _0032_months_exports = __exportAll({ up: () => up$28 });
async function up$28(db) {
	await sql`
    create table monthly_tables (
      name text primary key,
      time_column text not null,
      kept_months integer not null check (kept_months > 0)
    );
    insert into monthly_tables values ('security_events', 'created_at', 24);

    -- The role of the shop may create and drop nothing. It may call this, which drops no month that its table
    -- still keeps, by the clock of the database.
    create function keep_months(today date) returns table (table_name text, month text, change text)
      language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '2s' as $$
    declare
      parent record;
      part record;
      firsts date[];
      first date;
      rest text;
      bound text;
      has_rows boolean;
    begin
      perform pg_advisory_xact_lock(hashtextextended('sesame months', 0));
      for parent in select * from public.monthly_tables order by name loop
        rest := parent.name || '_rest';
        execute format(
          'select array_agg(distinct make_date(extract(year from day)::integer, extract(month from day)::integer, 1)) from ('
            'select %L::timestamp + make_interval(months => n) as day from generate_series(0, 2) n '
            'union all select %I at time zone ''UTC'' from partitions.%I) days',
          date_trunc('month', today::timestamp), parent.time_column, rest) into firsts;
        foreach first in array firsts loop
          month := to_char(first, 'YYYY_MM');
          table_name := parent.name || '_' || month;
          continue when to_regclass(format('partitions.%I', table_name)) is not null;
          bound := format('%I >= %L and %1$I < %3$L', parent.time_column,
            first || ' 00:00+00', (first + interval '1 month')::date || ' 00:00+00');
          execute format('create table partitions.%I (like public.%I including all, constraint of_month check (%s))',
            table_name, parent.name, bound);
          execute format('select exists (select from partitions.%I where %s)', rest, bound) into has_rows;
          if has_rows then
            -- Rows that came before their month existed, as after a restore.
            execute format('alter table partitions.%I disable trigger user', rest);
            execute format('with moved as (delete from partitions.%I where %s returning *) insert into partitions.%I select * from moved',
              rest, bound, table_name);
            execute format('alter table partitions.%I enable trigger user', rest);
          end if;
          -- The check spares reading its rows again.
          execute format('alter table public.%I attach partition partitions.%I for values from (%L) to (%L)', parent.name,
            table_name, first || ' 00:00+00', (first + interval '1 month')::date || ' 00:00+00');
          execute format('alter table partitions.%I drop constraint of_month', table_name);
          change := 'created';
          return next;
        end loop;
        for part in
          select c.relname::text as name, to_date(right(c.relname, 7), 'YYYY_MM') as first
          from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = format('public.%I', parent.name)::regclass and c.relname <> rest
          order by c.relname
        loop
          continue when part.first + make_interval(months => parent.kept_months + 1)
            > least(today::timestamp, clock_timestamp() at time zone 'UTC');
          execute format('drop table partitions.%I', part.name);
          table_name := part.name;
          month := right(part.name, 7);
          change := 'dropped';
          return next;
        end loop;
      end loop;
    end $$;
  `.execute(db);
	await describeTable(db, "monthly_tables", "Tables with a partition for each month, in the schema `partitions`; written only by migrations.", {
		name: "The table.",
		time_column: "The column whose month decides.",
		kept_months: "How many complete months are kept before the current one."
	});
	await refuseTruncate(db, "monthly_tables");
}
// migrations/0033-cheaper-payments.ts
var _0033_cheaper_payments_exports = __exportAll({ up: () => up$27 });
async function up$27(db) {
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
// migrations/0034-reference-search.ts
var _0034_reference_search_exports = __exportAll({ up: () => up$26 });
async function up$26(db) {
	await sql`
    drop function payments_by_reference(text);
    create function payments_by_reference(typed text) returns table (payment_id uuid) language plpgsql stable rows 5 as $$
    begin
      return query
        select id from payments where gateway_reference = typed
        union select id from payments where gateway_secondary_reference = typed
        union select id from payments where gateway_secondary_reference ~ '[.+]'
          and regexp_split_to_array(gateway_secondary_reference, '[.+]') @> array[typed]
        union select c.payment_id from coin_payments c where c.gateway_payment_id = typed
        union select id from payments where dispute_reference = typed
        union select r.payment_id from payment_refunds r where r.gateway_reference = typed
        union select r.payment_id from gateway_refunds r where r.reference = typed
        union select p.id from webhook_events e
          join payments p on p.id = case when e.order_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e.order_id::uuid end
          where e.event_key = typed
        union select p.id from webhook_events e
          join payments p on p.provider = e.provider and p.gateway_reference = e.gateway_reference
          where e.event_key = typed and e.order_id is null;
    end $$;
  `.execute(db);
}
// migrations/0035-column-comments.ts
var _0035_column_comments_exports = __exportAll({ up: () => up$25 });
const comments = {
	audit_heads: { published_at: "When a worker stored this row and sent it to the owners by email." },
	backfills: { name: "Name of its entry in `migrations/backfills.ts`." },
	campaign_costs: { campaign: "Campaign of the `utm` links that the money was spent on." },
	campaign_payers: { campaign: "Campaign that brought them, as in `users`; it follows that one." },
	commission_days: { first_payment_cents: "Commissions of that kind earned on the day, in cents; reversals stay out." },
	commissions: {
		amount_cents: "The rate of the base in cents; a reversal does not change it.",
		rate_percent: "Share of the base that the partner earns, in 1/100 %, by the rules of that version.",
		reversed_cents: "Part of the amount that refunds, disputes or an operator took back, in cents."
	},
	credit_holds: {
		amount_cents: "Part of the balance that cannot be paid out before the release, in cents.",
		created_at: "When the money was booked to the balance, by which holds are ordered.",
		effect: "Key of the effect that booked the refund, so that it is held only once.",
		released_at: "When an operator released it for payouts; null while it is held."
	},
	demo_rows: { created_at: "When the demo wrote the row, and the items of a service with it." },
	dispute_answers: { dispute_reference: "The gateway's id of what it answers, as in `payments`." },
	dispute_files: { bytes: "Length of the stored content." },
	double_payments: { decided_at: "When a person, the setting or a refund decided it; null while it is open, and again when its refund failed." },
	earned_days: { value_cents: "What the days cost by the cheapest plan, in cents." },
	gifts: { credit_cents: "What its claimer got on the balance, in cents; null for `access`." },
	grants: { created_at: "When its source gave it; the period may begin later." },
	identities: { linked_at: "When the person first signed in with it, or linked it to their account." },
	inventory_items: { assigned_at: "When a subscription got the unique item, for good; null while it is free." },
	mails: { queued_at: "When its cause was written; old rows are removed by it." },
	method_tests: { gateway: "The payment method, by its name in `payment_methods`." },
	monthly_tables: { name: "A table that has a partition for each month." },
	operator_chats: { linked_at: "When the operator opened the link in Telegram." },
	operator_notification_times: { digest_hour: "Hour of the day in that time zone, 0 to 23, at which the digest is sent." },
	payment_confirmations: {
		decided_at: "When an operator settled or refused it; null while it waits, and when it expired.",
		decision_reason: "Why it was settled or refused, for the audit log; null without a decision.",
		requested_at: "When the first operator confirmed the money; the deadline counts from then.",
		state: "`waiting` for a second operator, then `settled` or `refused`, or `expired` after its deadline."
	},
	payment_days: { started: "How many were created on that day, in every state." },
	payment_refunds: { amount_cents: "What is returned, in cents at the frozen rate." },
	payments: {
		discount_cents: "What the promo code takes off, in cents; 0 without one.",
		fee_cents: "What the payment method adds to the rest of the price, in cents.",
		owed_cents: "The sum of `owed_minor` in cents at the frozen rate.",
		price_cents: "What the plan cost at the order, in cents, before credit, fee and discount.",
		refunded_cents: "How much of the captured money is booked as refunded, in cents at the frozen rate."
	},
	payouts: {
		amount_cents: "What is sent to the partner, in cents; it leaves the balance at the request.",
		approved_at: "When it was approved for sending; null before, and again after a recall."
	},
	prices: { created_at: "Since when it can be ordered; another price is another row." },
	promo_codes: { created_at: "When an operator or the shop made the code, alone or in its batch." },
	renewal_attempts: { ended_at: "When its outcome was known; null while the attempt is open." },
	renewal_undos: { undone_at: "When the buyer took the renewal back, which ended its unused days." },
	renewals: { charge_currency: "Currency of `charge_minor`; null before the buyer is notified." },
	reset_requests: { requested_at: "When the address was entered; its job then finds the account." },
	rule_changes: {
		requested_at: "When the owner saved the weaker rules, which wait from then on.",
		state: "`waiting` for a second owner or its due time; then `applied`, or `withdrawn` before."
	},
	sales_days: { refunds_cents: "Refunds of that day, also of older orders, in cents; those to a balance count as 0." },
	shop_setting_changes: { name: "Key of the saved value, as in the settings of the console." },
	sign_in_failures: { last_at: "When the latest one was counted; some time later it starts over." },
	subscription_reminders: { kind: "`three_days` or `one_day` before that end, or `ended` after it; each is sent once." },
	telegram_messages: { queued_at: "When its cause was written; old rows are removed by it." },
	text_drafts: { language: "Language of the override; the other one is a separate row." },
	text_publications: {
		language: "Language of the override; the other one is a separate row.",
		published_at: "Since when the shop shows it; the newest row of a key and language applies."
	},
	ticket_messages: { content: "Plain text as its sender wrote it." },
	transfer_confirmations: { confirmed_at: "When the first operator saw the money; the second one does not change it." },
	transfer_proofs: { decided_at: "When an operator accepted or refused it; null while it waits." },
	user_notes: { content: "What operators should know about the buyer, who never sees it." },
	webhook_events: { applied_at: "When it took effect or was found to need none; null before." }
};
async function up$25(db) {
	for (const [table, columns] of Object.entries(comments)) await describeColumns(db, table, columns);
}
// migrations/baseline/0001-platform.ts
var _0001_platform_exports = __exportAll({ up: () => up$24 });
async function up$24(db) {
	await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% rows are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
    end $$;
  `.execute(db);
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
      reference text,
      primary key (owner, route, key)
    );
    create index idempotency_keys_age on idempotency_keys (started_at);
  `.execute(db);
	await describeTable(db, "idempotency_keys", "One row per intent of a caller, written in the transaction of its effect, so that a repeated call returns the first response.", {
		owner: "The caller, such as `user:<id>` or `operator:<id>`; keys of different callers never collide.",
		route: "Id of the called route.",
		key: "Value of the `Idempotency-Key` header.",
		body_hash: "SHA-256 of what the caller sent, without secrets; a repeat with another body is refused. Empty when nothing can be compared.",
		started_at: "When the first call began; rows are deleted some time after it.",
		finished_at: "When the response was stored; null while the work is still under way.",
		status: "HTTP status of the stored response.",
		answer: "JSON body of the stored response.",
		reference: "Reference of work that was begun, such as a payment id, until there is a response."
	});
	await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expiry on rate_limits (expire);
  `.execute(db);
	await describeTable(db, "rate_limits", "Counters of the rate limiter, used when no Redis is configured. Unlogged: losing them in a crash costs nothing.", {
		key: "Name of the limit and hash of the caller.",
		points: "Calls counted in the current window.",
		expire: "End of the window in Unix milliseconds; the column names are those of rate-limiter-flexible."
	});
	await sql`
    create table job_runs (
      name text primary key,
      interval_s double precision not null,
      next_run_at timestamptz not null default now(),
      succeeded_at timestamptz,
      failed_at timestamptz,
      failures integer not null default 0,
      last_error text check (length(last_error) <= 500)
    );
  `.execute(db);
	await describeTable(db, "job_runs", "Schedules: when each is due, and the results of its jobs.", {
		name: "Name of the job, such as `close-resolved-tickets`.",
		interval_s: "Interval of the schedule in seconds.",
		next_run_at: "When its next job is enqueued; the worker that does it sets the time after.",
		succeeded_at: "Last success; null before the first.",
		failed_at: "Last failure; null before the first.",
		failures: "Consecutive failures up to now; three of them raise an alert.",
		last_error: "Message of the last failure."
	});
	await sql`
    create table worker_heartbeats (
      name text primary key,
      at timestamptz not null
    );
  `.execute(db);
	await describeTable(db, "worker_heartbeats", "When a worker process reported last.", {
		name: "Always `worker`: a report of any worker counts.",
		at: "Last report."
	});
	await sql`
    create table backups (
      id uuid primary key,
      backup_id uuid references backups,
      state text not null default 'requested' check (state in ('requested', 'running', 'done', 'failed')),
      requested_at timestamptz not null,
      ended_at timestamptz,
      tables_done integer not null default 0,
      tables integer,
      problem text,
      host text,
      file text,
      bytes bigint,
      rows bigint,
      sha256 text,
      removed_at timestamptz,
      copied_to text,
      copy_failed boolean not null default false,
      violations jsonb not null default '[]',
      folder text,
      started_at timestamptz,
      is_scheduled boolean not null default false,
      encrypted_for text,
      migrations integer,
      check ((ended_at is null) = (state in ('requested', 'running'))),
      check ((problem is not null) = (state = 'failed'))
    );
    create unique index backups_one_open on backups ((true)) where ended_at is null;
    create index backups_newest on backups (requested_at) where backup_id is null;
    create index backups_tests on backups (backup_id, requested_at) where backup_id is not null;
  `.execute(db);
	await describeTable(db, "backups", "Backups and test restores that were requested or ran on schedule.", {
		id: "Primary key (UUID v7).",
		backup_id: "For a test restore, the backup it restores; null for a backup.",
		state: "Progress: `requested` is waiting for a worker, `running`, and the final states `done` and `failed`.",
		requested_at: "When an operator or the schedule requested it.",
		ended_at: "When it was done or had failed.",
		tables_done: "Tables finished so far.",
		tables: "Number of tables in all; null before the start.",
		problem: "Code of the failure, as in the contract.",
		host: "Host name of the worker that runs it.",
		file: "Name of the file in its folder.",
		bytes: "Size of the file.",
		rows: "Rows in the file.",
		sha256: "SHA-256 of the file in hexadecimal.",
		removed_at: "When the file was removed to make room for newer backups.",
		copied_to: "Address of the bucket that holds a copy of the file; null without a copy.",
		copy_failed: "Whether the file could not be copied to the bucket.",
		violations: "For a test restore, the ledger invariants that the restored data violates: `[{ invariant, rule }]`.",
		folder: "Folder that the file was written to; null for the one in DATA_DIR of its host.",
		started_at: "When a worker started it, the last time.",
		is_scheduled: "Whether it was due, instead of being requested by an operator.",
		encrypted_for: "Fingerprint of the key that the file is encrypted for; null when it is not encrypted.",
		migrations: "Number of migrations that the database had when it was made."
	});
	await sql`
    create table demo_rows (
      kind text not null check (kind in ('operator', 'promo', 'method', 'product', 'service', 'announcement', 'user',
        'macro')),
      id text not null,
      created_at timestamptz not null,
      primary key (kind, id)
    );
  `.execute(db);
	await describeTable(db, "demo_rows", "Rows created by the demo data, so that `npm run leave-demo` can remove them; empty in a real shop.", {
		kind: "Which table and removal the id belongs to: one of `DemoKind`, such as `user`.",
		id: "Primary key of the row, as text.",
		created_at: "When the demo created it."
	});
}
// migrations/baseline/0002-operators.ts
var _0002_operators_exports = __exportAll({ up: () => up$23 });
async function up$23(db) {
	await sql`
    create table operators (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      name text not null check (length(name) between 1 and 80),
      role text not null check (role in ('owner', 'manager', 'finance', 'support', 'content', 'auditor')),
      password_hash text not null,
      totp_secret text,
      totp_last_step bigint not null default 0,
      created_at timestamptz not null,
      disabled_at timestamptz,
      version integer not null default 1,
      language text not null default 'en' check (language in ('en', 'ru'))
    );
  `.execute(db);
	await describeTable(db, "operators", "People who run the shop from the console.", {
		id: "Primary key (UUID v7).",
		email: "Lower-case address, with which the operator signs in.",
		name: "Name as other operators see it.",
		role: "Role, which decides the permissions (`contract/src/console/permissions.ts`).",
		password_hash: "Argon2id hash.",
		totp_secret: "Sealed TOTP secret of the authenticator app; without one the operator can sign in only to a demo.",
		totp_last_step: "The 30-second step of the last used code, which cannot be used again.",
		created_at: "When the operator joined.",
		disabled_at: "Since when the operator may not sign in.",
		version: "Counts edits, for version conflicts.",
		language: "Language of mails to the operator: of the browser at the last sign-in, or as chosen."
	});
	await sql`
    create table operator_sessions (
      token_hash bytea primary key check (length(token_hash) = 32),
      operator_id uuid not null references operators,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      ends_at timestamptz not null,
      user_agent text not null default '',
      ip text not null default '',
      confirmed_at timestamptz,
      last_change bigint
    );
    create index operator_sessions_operator on operator_sessions (operator_id);
    create index operator_sessions_end on operator_sessions (ends_at);
  `.execute(db);
	await describeTable(db, "operator_sessions", "Sessions of operators in the console.", {
		token_hash: "SHA-256 of the session token; the token itself is only in the browser.",
		operator_id: "The operator who signed in.",
		created_at: "When the operator signed in.",
		last_seen_at: "Last request.",
		ends_at: "When the session ends even if it is used.",
		user_agent: "Browser, as it reported itself.",
		ip: "IP address at sign-in.",
		confirmed_at: "When password and code were last confirmed; sensitive actions need a recent confirmation.",
		last_change: "Position in the WAL after the last change of this session, where a replica answers reads: they must include it."
	});
	await sql`
    create table operator_devices (
      operator_id uuid not null references operators on delete cascade,
      device bytea not null check (length(device) = 32),
      last_used_at timestamptz not null,
      primary key (operator_id, device)
    );
  `.execute(db);
	await describeTable(db, "operator_devices", "Browsers in which an operator signed in with a code; failed sign-ins from elsewhere do not delay them.", {
		operator_id: "The operator.",
		device: "SHA-256 of the random cookie of the browser.",
		last_used_at: "Last sign-in in this browser."
	});
	await sql`
    create table operator_invitations (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      name text not null check (length(name) between 1 and 80),
      role text not null check (role in ('owner', 'manager', 'finance', 'support', 'content', 'auditor')),
      token_hash bytea not null unique check (length(token_hash) = 32),
      totp_secret text not null,
      invited_by uuid references operators,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index operator_invitations_by on operator_invitations (invited_by);
  `.execute(db);
	await describeTable(db, "operator_invitations", "Open invitations to the team, at most one per address; a newer one replaces the older.", {
		id: "Primary key (UUID v7).",
		email: "Lower-case address of the invited person.",
		name: "Name that the operator will have.",
		role: "Role that the operator will have.",
		token_hash: "SHA-256 of the token in the mailed link.",
		totp_secret: "Sealed TOTP secret that the authenticator app of the invited person receives.",
		invited_by: "The operator who sent the invitation; null for the first owner.",
		created_at: "When it was sent.",
		expires_at: "When the link stops working."
	});
	await sql`
    create table owner_links (
      token_hash bytea primary key check (length(token_hash) = 32),
      operator_id uuid not null references operators on delete cascade,
      expires_at timestamptz not null
    );
  `.execute(db);
	await describeTable(db, "owner_links", "The link with which the first start of a demo signs its owner in; deleted at its first use.", {
		token_hash: "SHA-256 of the token in the link.",
		operator_id: "The owner of the demo.",
		expires_at: "When the link stops working."
	});
	await sql`
    create table setup_links (
      token_hash bytea primary key check (length(token_hash) = 32),
      expires_at timestamptz not null
    );
  `.execute(db);
	await describeTable(db, "setup_links", "Links that the starts of a shop without an owner printed; all are deleted when the first owner joins.", {
		token_hash: "SHA-256 of the token in the link.",
		expires_at: "When the link stops working."
	});
	await sql`
    create table operator_recovery_codes (
      operator_id uuid not null references operators on delete cascade,
      code_hash bytea not null check (length(code_hash) = 32),
      primary key (operator_id, code_hash)
    );
  `.execute(db);
	await describeTable(db, "operator_recovery_codes", "Unused recovery codes of operators, each accepted once instead of a code of the authenticator app.", {
		operator_id: "The operator.",
		code_hash: "SHA-256 of operator id and code."
	});
	await sql`
    create table operator_chats (
      operator_id uuid primary key references operators on delete cascade,
      chat_id bigint not null unique,
      name text not null check (length(name) between 1 and 64),
      linked_at timestamptz not null,
      blocked_at timestamptz
    );
  `.execute(db);
	await describeTable(db, "operator_chats", "Telegram chats in which operators are notified and act; deleted when the operator is disabled or gets new access.", {
		operator_id: "The operator.",
		chat_id: "Id of the private chat, which is the id of the person's Telegram account.",
		name: "First name in Telegram, to recognize the account.",
		linked_at: "When the operator linked it.",
		blocked_at: "When the bot could no longer write to the chat; null while it can."
	});
	await sql`
    create table operator_chat_links (
      operator_id uuid primary key references operators on delete cascade,
      token_hash bytea not null unique check (length(token_hash) = 32),
      expires_at timestamptz not null
    );
  `.execute(db);
	await describeTable(db, "operator_chat_links", "Open links that connect a Telegram chat to an operator; a newer one replaces the older, and the first use deletes it.", {
		operator_id: "The operator who requested it.",
		token_hash: "SHA-256 of the token in the link.",
		expires_at: "When the link stops working."
	});
	await sql`
    create table saved_views (
      id uuid primary key,
      operator_id uuid not null references operators,
      list text not null check (length(list) between 1 and 60),
      name text not null check (length(name) between 1 and 60),
      filters text not null check (length(filters) <= 500),
      saved_at timestamptz not null,
      unique (operator_id, list, name)
    );
  `.execute(db);
	await describeTable(db, "saved_views", "Filters of a console list that an operator saved under a name.", {
		id: "Primary key (UUID v7).",
		operator_id: "The operator, who alone sees it.",
		list: "Id of the route that returns the list.",
		name: "Name chosen by the operator, unique per list.",
		filters: "The filters as a query string.",
		saved_at: "When it was saved last."
	});
	await sql`
    create table alerts (
      id bigint generated always as identity primary key,
      kind text not null,
      subject text not null,
      detail jsonb not null default '{}',
      created_at timestamptz not null,
      resolved_at timestamptz,
      resolved_by uuid references operators,
      resolution text,
      due_at timestamptz,
      unique (kind, subject)
    );
    create index alerts_open on alerts (kind) where resolved_at is null;
    create index alerts_subject on alerts (subject);
    create index alerts_payment on alerts ((detail ->> 'payment')) where detail ->> 'payment' is not null;
  `.execute(db);
	await describeTable(db, "alerts", "What operators have to look at; one row per kind and subject, opened again when it recurs.", {
		id: "Primary key.",
		kind: "What happened, such as `payment_late` or `refund_failed`.",
		subject: "What it is about: an id, or a kind and an id such as `refund:<id>`.",
		detail: "Figures and ids for the operator.",
		created_at: "When it was raised last.",
		resolved_at: "When it was resolved; null while it is open.",
		resolved_by: "The operator who resolved it; null while it is open, and when its cause disappeared by itself.",
		resolution: "What the operator wrote about the resolution.",
		due_at: "Until when something has to be done; null when there is no such date."
	});
	await sql`
    create table operator_news (
      id bigint generated always as identity primary key,
      kind text not null,
      subject text not null,
      alert_id bigint references alerts on delete cascade,
      detail jsonb not null default '{}',
      occurred_at timestamptz not null,
      announced_at timestamptz,
      unique (kind, subject, occurred_at)
    );
    create index operator_news_alert on operator_news (alert_id);
    create index operator_news_new on operator_news (id) where announced_at is null;

    create function record_alert_event() returns trigger language plpgsql as $$
    begin
      if new.resolved_at is null and (
        tg_op = 'INSERT' or old.resolved_at is not null or new.created_at is distinct from old.created_at
      ) then
        insert into operator_news (kind, subject, alert_id, occurred_at)
        values (new.kind, new.subject, new.id, new.created_at)
        on conflict do nothing;
      end if;
      return null;
    end $$;
    create trigger alerts_event after insert or update on alerts
      for each row execute function record_alert_event();
  `.execute(db);
	await describeTable(db, "operator_news", "What operators may be notified of outside the console, written in the transaction of its cause; a trigger of `alerts` adds one when an alert is raised.", {
		id: "Primary key.",
		kind: "Kind of the alert, or of an event that needs nothing, such as `sale`.",
		subject: "What it is about, as in `alerts`.",
		alert_id: "The alert; null for other events.",
		detail: "Figures and ids for the message; no personal data of buyers.",
		occurred_at: "When it happened.",
		announced_at: "When it was decided whom to notify; null until then."
	});
	await sql`
    create table operator_notifications (
      event_id bigint not null references operator_news on delete cascade,
      operator_id uuid not null references operators,
      channel text not null check (channel in ('mail', 'telegram')),
      digest boolean not null,
      due_at timestamptz not null,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped')),
      message uuid unique,
      closed_at timestamptz,
      edited_at timestamptz,
      primary key (event_id, operator_id, channel)
    );
    create index operator_notifications_due on operator_notifications (due_at) where state = 'waiting';
    create index operator_notifications_open on operator_notifications (event_id)
      where message is not null and closed_at is null;
    create index operator_notifications_operator on operator_notifications (operator_id);
  `.execute(db);
	await describeTable(db, "operator_notifications", "Notifications of operators: at most one per event, operator and channel.", {
		event_id: "The event.",
		operator_id: "The operator.",
		channel: "How the notification reaches them.",
		digest: "Sent together with others, once a day.",
		due_at: "When to send it: at once, after the quiet hours, or at the hour of the digest.",
		state: "`waiting`, `sent` once its message was queued, or `dropped` because the alert was resolved before or the operator may not read it any more.",
		message: "Id of the Telegram message about this event alone; null for mails, digests and what was not sent.",
		closed_at: "When the message was marked as handled; null while it waits for an operator.",
		edited_at: "When the message was last edited to show the event as it was then."
	});
	await sql`
    create table operator_buttons (
      id uuid primary key,
      event_id bigint not null references operator_news on delete cascade,
      operator_id uuid not null references operators,
      action text not null check (action in ('offer_resolve', 'resolve', 'keep')),
      expires_at timestamptz not null,
      pressed_at timestamptz
    );
    create index operator_buttons_event on operator_buttons (event_id, operator_id);
    create index operator_buttons_operator on operator_buttons (operator_id);
  `.execute(db);
	await describeTable(db, "operator_buttons", "Buttons below the Telegram messages of operators; each works once, for its operator and its event.", {
		id: "Primary key (UUID v7), which is all that Telegram stores of the button.",
		event_id: "The event of the message.",
		operator_id: "The operator whose chat shows it; no other operator can press it.",
		action: "`offer_resolve` is confirmed by another one, `resolve` resolves the alert, `keep` leaves it open.",
		expires_at: "When it stops working.",
		pressed_at: "When it, or another button of the same message, was pressed; it then does nothing more."
	});
	await sql`
    create table operator_notification_choices (
      operator_id uuid not null references operators,
      topic text not null check (topic in ('sale', 'payment_review', 'dispute', 'refund', 'ticket', 'inventory', 'job',
        'payout', 'security')),
      mail boolean not null,
      telegram boolean not null,
      digest boolean not null,
      primary key (operator_id, topic)
    );
  `.execute(db);
	await describeTable(db, "operator_notification_choices", "What operators chose to be notified of; without a row the default of their role applies.", {
		operator_id: "The operator.",
		topic: "Group of kinds (`contract/src/console/notifications.ts`).",
		mail: "Whether they want it by email.",
		telegram: "Whether they want it in their Telegram chat.",
		digest: "Whether it is collected in one message a day."
	});
	await sql`
    create table operator_notification_times (
      operator_id uuid primary key references operators,
      time_zone text not null,
      digest_hour smallint not null check (digest_hour between 0 and 23),
      quiet_from smallint check (quiet_from between 0 and 23),
      quiet_until smallint check (quiet_until between 0 and 23),
      urgent_anytime boolean not null,
      check ((quiet_from is null) = (quiet_until is null))
    );
  `.execute(db);
	await describeTable(db, "operator_notification_times", "When operators chose to be notified; without a row at any time, with a digest at 9:00 in the time zone of the shop.", {
		operator_id: "The operator.",
		time_zone: "IANA name of their time zone, in which the hours are.",
		digest_hour: "Hour of the digest.",
		quiet_from: "First hour in which nothing is sent at once; null: no quiet hours.",
		quiet_until: "Hour at which the quiet hours end.",
		urgent_anytime: "Whether urgent topics are sent in quiet hours too."
	});
	await sql`
    create table bulk_actions (
      id uuid primary key,
      kind text not null check (kind in ('extend_subscriptions', 'undo_added_days', 'end_sessions', 'block_users', 'retire_items')),
      operation jsonb not null,
      reason text not null check (length(reason) between 1 and 500),
      operator_id uuid not null references operators,
      ip text not null,
      state text not null default 'running' check (state in ('running', 'stopped', 'done')),
      total integer not null check (total > 0),
      created_at timestamptz not null,
      finished_at timestamptz,
      check ((state = 'running') = (finished_at is null))
    );
  `.execute(db);
	await describeTable(db, "bulk_actions", "Actions of operators on many subscriptions, users or inventory items; a worker carries them out.", {
		id: "Primary key (UUID v7).",
		kind: "What is done to each item.",
		operation: "What is done, with its parameters, such as the number of days, as the operator confirmed them.",
		reason: "The operator's reason, for the audit log.",
		operator_id: "The operator who started it.",
		ip: "IP address of the operator, for the audit log.",
		state: "`running`, `stopped` by an operator, or `done`.",
		total: "Number of items.",
		created_at: "When it was started.",
		finished_at: "When it was stopped or done."
	});
	await sql`
    create table bulk_action_items (
      bulk_action_id uuid not null references bulk_actions,
      subject uuid not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      problem text,
      finished_at timestamptz,
      primary key (bulk_action_id, subject),
      check ((state = 'failed') = (problem is not null)),
      check ((state = 'waiting') = (finished_at is null))
    );
    create index bulk_action_items_state on bulk_action_items (bulk_action_id, state, subject);
  `.execute(db);
	await describeTable(db, "bulk_action_items", "Items of a bulk action; each is marked in the transaction of its effect, so an interrupted action continues with the rest.", {
		bulk_action_id: "The bulk action.",
		subject: "Id of the subscription, user or inventory item.",
		state: "`waiting`, `done` or `failed`.",
		problem: "Error code of the refusal, for a failed item.",
		finished_at: "When it was done or had failed."
	});
}
// migrations/baseline/0003-audit-log.ts
var _0003_audit_log_exports = __exportAll({ up: () => up$22 });
async function up$22(db) {
	await sql`
    create table audit_events (
      id bigint primary key,
      at timestamptz not null,
      operator_id uuid not null references operators,
      action text not null check (action ~ '^[a-z_]+[.][a-z_]+$'),
      subject text not null check (length(subject) between 1 and 200),
      before json,
      after json,
      reason text,
      ip text not null,
      previous_hash bytea not null check (length(previous_hash) = 32),
      hash bytea not null unique check (length(hash) = 32)
    );
    create index audit_events_operator on audit_events (operator_id, id);
    create index audit_events_subject on audit_events (subject, id);
    create index audit_events_action on audit_events (action, id);
    create index audit_events_subject_prefix on audit_events (subject text_pattern_ops, id);
    create index audit_events_time on audit_events (at, id);

    -- A JSON array, so that no two events have the same text, and the time as a number, which no time zone changes.
    create function audit_event_hash(event audit_events) returns bytea language sql stable as $$
      select sha256(convert_to(jsonb_build_array(
        event.id, (extract(epoch from event.at) * 1000000)::bigint, event.operator_id, event.action, event.subject,
        event.before::text, event.after::text, event.reason, event.ip, encode(event.previous_hash, 'hex'))::text, 'UTF8'))
    $$;

    -- Each event contains the hash of the one before it, so changing, removing or inserting one breaks the chain.
    create function chain_audit_event() returns trigger language plpgsql as $$
    declare
      last audit_events;
    begin
      perform pg_advisory_xact_lock(hashtext('audit_events'));
      select * into last from audit_events order by id desc limit 1;
      new.id := coalesce(last.id, 0) + 1;
      new.previous_hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
      new.hash := audit_event_hash(new);
      return new;
    end $$;
    create trigger audit_events_chain before insert on audit_events
      for each row execute function chain_audit_event();
  `.execute(db);
	await describeTable(db, "audit_events", "What operators did, append-only; every row contains the hash of the one before it.", {
		id: "Consecutive number without gaps, set by a trigger.",
		at: "When it happened.",
		operator_id: "The operator who did it.",
		action: "What was done, as `<noun>.<verb>`, such as `payment.refund`.",
		subject: "What it was done to, as `<noun>:<id>`.",
		before: "State before the action; `json`, because the text that was hashed must stay as it is.",
		after: "State after the action, without secrets.",
		reason: "The operator's reason, where one is required.",
		ip: "IP address of the operator.",
		previous_hash: "Hash of the previous event, set by a trigger; 32 zero bytes in the first.",
		hash: "SHA-256 of all other columns, set by a trigger."
	});
	await makeAppendOnly(db, "audit_events");
	await sql`
    create table audit_heads (
      day date primary key,
      event_id bigint not null references audit_events,
      hash bytea not null check (length(hash) = 32),
      published_at timestamptz not null
    );
  `.execute(db);
	await describeTable(db, "audit_heads", "The newest event of each day with its hash, as it was published outside of the database.", {
		day: "UTC date.",
		event_id: "The newest event at that time.",
		hash: "Hash of that event.",
		published_at: "When it was published."
	});
	await makeAppendOnly(db, "audit_heads");
	await sql`
    create view broken_audit_events as
      select a.id, 'hash' as broken from audit_events a where a.hash <> audit_event_hash(a)
      union all
      select id, 'chain' from (
        select id, previous_hash, lag(id, 1, 0::bigint) over (order by id) as before_id,
          lag(hash, 1, decode(repeat('00', 32), 'hex')) over (order by id) as before_hash
        from audit_events) links
      where id <> before_id + 1 or previous_hash <> before_hash;
    comment on view broken_audit_events is
      'Events whose content does not match their hash, or which do not follow the event before them.';
  `.execute(db);
	await describeColumns(db, "broken_audit_events", {
		id: "Number of the event.",
		broken: "`hash`: the content was changed. `chain`: an event before it was changed, removed or inserted."
	});
}
// migrations/baseline/0004-users.ts
var _0004_users_exports = __exportAll({ up: () => up$21 });
async function up$21(db) {
	await sql`
    create table users (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      username text not null check (length(username) between 1 and 32),
      username_key text not null unique,
      password_hash text,
      language text not null default 'en' check (language in ('en', 'ru')),
      image_url text,
      trc20_address text,
      tg_first_name text,
      tg_last_name text,
      coupon text,
      created_at timestamptz not null,
      email_confirmed_at timestamptz,
      trc20_changed_at timestamptz,
      deletion_at timestamptz,
      deleted_at timestamptz,
      tg_id bigint constraint users_tg_id_key unique check (tg_id > 0),
      tg_blocked_at timestamptz,
      tg_notifications text[] not null default '{}',
      unpaid_mails boolean not null default true,
      referral_code text collate "C" constraint users_referral_code_key unique
        check (referral_code ~ '^[a-z2-9]{8}$'),
      referred_by uuid references users check (referred_by <> id),
      campaign text,
      registered_from text,
      blocked_at timestamptz,
      blocked_reason text check (length(blocked_reason) <= 500),
      ownership_proven_at timestamptz,
      check (blocked_at is not null or blocked_reason is null)
    );
    create index users_deletion on users (deletion_at) where deletion_at is not null;
    create index users_referred_by on users (referred_by) where referred_by is not null;
    create index users_registered_from on users (referred_by, registered_from) where registered_from is not null;
    create index users_email_begins on users (email text_pattern_ops);
    create index users_username_begins on users (username_key text_pattern_ops);
    create index users_by_time on users (created_at, id) where deleted_at is null;
    create index users_blocked on users (created_at, id) where blocked_at is not null;
    create index users_unconfirmed on users (created_at, id)
      where email_confirmed_at is null and deleted_at is null;
    create index users_tg_first_name_begins on users (lower(tg_first_name) text_pattern_ops)
      where tg_first_name is not null;
    create index users_tg_last_name_begins on users (lower(tg_last_name) text_pattern_ops)
      where tg_last_name is not null;
    create index users_invited on users (referred_by, created_at desc, id desc)
      where referred_by is not null and deleted_at is null;
    create index users_being_deleted on users (created_at, id) where deletion_at is not null and deleted_at is null;
    create index users_by_campaign on users (campaign collate "C", id) where campaign is not null;

    create function guard_inviter() returns trigger language plpgsql as $$
    begin
      if new.referred_by is null and old.email_confirmed_at is null and new.ownership_proven_at is not null then
        return new;
      end if;
      if old.referred_by is distinct from new.referred_by then
        raise exception 'the inviter of a user never changes' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger users_inviter before update of referred_by on users
      for each row execute function guard_inviter();
  `.execute(db);
	await describeTable(db, "users", "Accounts of buyers.", {
		id: "Primary key (UUID v7); `uid` in the API.",
		email: "Lower-case address, with which the buyer signs in; replaced when the account is erased.",
		username: "Name as the buyer wrote it.",
		username_key: "Normalized name, by which names are unique.",
		password_hash: "Argon2id hash; null when the buyer signs in only with Google.",
		language: "Language of pages, mails and messages.",
		image_url: "Path of the avatar, `/media/\u2026`; null for the drawn one.",
		trc20_address: "TRON address for payouts.",
		tg_first_name: "First name of the connected Telegram account.",
		tg_last_name: "Last name of the connected Telegram account.",
		coupon: "Promo code from the registration link, offered at the first order and cleared when it is used.",
		created_at: "When the account was registered.",
		email_confirmed_at: "When the address was confirmed by a mailed link or by Google.",
		trc20_changed_at: "When the payout address changed last; payouts wait after a change.",
		deletion_at: "When the account will be erased, at the buyer's request.",
		deleted_at: "When the account was erased; the row stays for the payments.",
		tg_id: "Id of the connected Telegram account; an account belongs to one user.",
		tg_blocked_at: "Since when the user has blocked the bot.",
		tg_notifications: "Notifications that the user wants by Telegram.",
		unpaid_mails: "Whether the user gets mails about orders that ended unpaid.",
		referral_code: "Code in the user's referral links, `?r=`.",
		referred_by: "The partner who invited the user; only removed when an unconfirmed account passes to the owner of the address.",
		campaign: "Campaign that brought the user, from `utm` links.",
		registered_from: "IP prefix at registration, for accounts that a partner invited; removed after a time.",
		blocked_at: "Since when the user may not sign in, set by an operator.",
		blocked_reason: "The operator's reason, not shown to the user.",
		ownership_proven_at: "When a single step proved access to both mailbox and account; without it the address may have been confirmed by another person."
	});
	await sql`
    create table user_notes (
      id uuid primary key,
      user_id uuid not null references users,
      operator_id uuid not null references operators,
      content text not null check (char_length(content) between 1 and 2000),
      pinned boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null,
      edited_at timestamptz
    );
    create index user_notes_of_user on user_notes (user_id, pinned desc, created_at desc, id);
  `.execute(db);
	await describeTable(db, "user_notes", "Internal notes of operators about a buyer.", {
		id: "Primary key (UUID v7).",
		user_id: "The buyer.",
		operator_id: "The operator who wrote it.",
		content: "Text of the note.",
		pinned: "Whether it is shown first.",
		version: "Counts edits, for version conflicts.",
		created_at: "When it was written.",
		edited_at: "When it was edited last; null when never."
	});
	await sql`
    create schema partitions;
    create sequence security_events_id_seq;
    create table security_events (
      id bigint not null default nextval('security_events_id_seq'),
      kind text not null,
      user_id uuid references users,
      ip_prefix text not null default '',
      detail jsonb not null default '{}',
      created_at timestamptz not null,
      primary key (id, created_at)
    ) partition by range (created_at);
    alter sequence security_events_id_seq owned by security_events.id;
    -- For rows whose month has no partition yet.
    create table partitions.security_events_rest partition of security_events default;
    create index security_events_of_user on security_events (user_id, id);

    create function guard_security_event() returns trigger language plpgsql as $$
    begin
      if (old.id, old.kind, old.user_id, old.created_at) is distinct from (new.id, new.kind, new.user_id, new.created_at)
        or new.ip_prefix <> '' or new.detail <> '{}' then
        raise exception 'security_events rows are only blanked' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger security_events_guard before update on security_events
      for each row execute function guard_security_event();
  `.execute(db);
	await describeTable(db, "security_events", "Suspicious requests for operators to review, append-only; the erasure of an account blanks the personal columns.", {
		id: "Primary key.",
		kind: "What happened, such as `forged_webhook`.",
		user_id: "The account concerned, if any.",
		ip_prefix: "IP prefix of the request; blanked by erasure.",
		detail: "What was sent, without secrets; blanked by erasure.",
		created_at: "When it happened."
	});
	await refuseDelete(db, "security_events");
	await sql`
    create table media_files (
      name text collate "C" primary key,
      user_id uuid not null references users,
      created_at timestamptz not null
    );
    create index media_files_user on media_files (user_id);
    create index media_files_age on media_files (created_at);
  `.execute(db);
	await describeTable(db, "media_files", "Uploaded avatars; the row is written before the file, so that no file exists without a row.", {
		name: "File name in the storage.",
		user_id: "The user who uploaded it.",
		created_at: "When it was uploaded; a file that no profile shows is removed some time later."
	});
}
// migrations/baseline/0005-sign-in.ts
var _0005_sign_in_exports = __exportAll({ up: () => up$20 });
async function up$20(db) {
	await sql`
    create table impersonations (
      id uuid primary key,
      user_id uuid not null references users,
      operator_id uuid not null references operators,
      ticket_hash bytea unique check (length(ticket_hash) = 32),
      ticket_expires_at timestamptz not null,
      hides_secrets boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index impersonations_user on impersonations (user_id);
    create index impersonations_operator on impersonations (operator_id);
    create index impersonations_expiry on impersonations (expires_at);
  `.execute(db);
	await describeTable(db, "impersonations", "Read-only sessions in which an operator sees the shop as a buyer does.", {
		id: "Primary key (UUID v7).",
		user_id: "The buyer whose shop is shown.",
		operator_id: "The operator.",
		ticket_hash: "SHA-256 of the ticket that the new tab redeems; null once it was redeemed.",
		ticket_expires_at: "When the ticket stops working.",
		hides_secrets: "Whether credentials and addresses are hidden from the operator.",
		created_at: "When it was started.",
		expires_at: "When the session ends."
	});
	await sql`
    create table sessions (
      token_hash bytea primary key check (length(token_hash) = 32),
      user_id uuid not null references users,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      user_agent text not null default '',
      ip_prefix text not null default '',
      id uuid not null default gen_random_uuid(),
      signed_in_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      impersonation_id uuid references impersonations on delete cascade,
      hides_secrets boolean not null default false,
      check (impersonation_id is not null or not hides_secrets)
    );
    create index sessions_user on sessions (user_id);
    create index sessions_expiry on sessions (expires_at);
    create index sessions_impersonation on sessions (impersonation_id) where impersonation_id is not null;
  `.execute(db);
	await describeTable(db, "sessions", "Sessions of buyers; an access token identifies one.", {
		token_hash: "SHA-256 of the access token; the token itself is only in the browser.",
		user_id: "The user who signed in.",
		created_at: "When this token was issued.",
		expires_at: "When this token expires, two hours later.",
		user_agent: "Browser, as it reported itself.",
		ip_prefix: "IP prefix at sign-in.",
		id: "Id of the session, which stays the same when the token is refreshed.",
		signed_in_at: "When the user signed in.",
		last_seen_at: "Last request, to about a minute.",
		impersonation_id: "Set for an impersonation session of an operator, which is read-only.",
		hides_secrets: "For an impersonation session, whether credentials and addresses are hidden."
	});
	await sql`
    create table one_time_tokens (
      user_id uuid not null references users,
      kind text not null,
      token_hash bytea not null unique check (length(token_hash) = 32),
      data jsonb not null default '{}',
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (user_id, kind)
    );
    create index one_time_tokens_expiry on one_time_tokens (expires_at);
  `.execute(db);
	await describeTable(db, "one_time_tokens", "Tokens in mailed links and between two steps of signing in; a new one of a kind replaces the older.", {
		user_id: "The account that it is for.",
		kind: "What it is for: `confirm_email`, `reset_password`, `second_factor` or `telegram`.",
		token_hash: "SHA-256 of the token.",
		data: "What the redeeming step needs.",
		created_at: "When it was issued.",
		expires_at: "When it stops working."
	});
	await sql`
    create table reset_requests (
      id uuid primary key,
      email text not null,
      requested_at timestamptz not null
    );
  `.execute(db);
	await describeTable(db, "reset_requests", "Requests of a reset link; a job answers them, so that the response does not reveal whether the address is known.", {
		id: "Primary key (UUID v7).",
		email: "The address that was entered, sealed.",
		requested_at: "When it was requested."
	});
	await sql`
    create table known_devices (
      user_id uuid not null references users,
      device bytea not null check (length(device) = 32),
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (user_id, device)
    );
  `.execute(db);
	await describeTable(db, "known_devices", "Browsers in which a user has signed in; a sign-in in another one is reported by mail.", {
		user_id: "The user.",
		device: "SHA-256 of browser, system and IP prefix.",
		first_seen_at: "First sign-in.",
		last_seen_at: "Last sign-in."
	});
	await sql`
    create table trusted_devices (
      user_id uuid not null references users,
      device bytea not null check (length(device) = 32),
      failures integer not null default 0,
      last_used_at timestamptz not null,
      primary key (user_id, device)
    );
  `.execute(db);
	await describeTable(db, "trusted_devices", "Browsers in which a user has signed in, by a random cookie; failed sign-ins from elsewhere do not delay them.", {
		user_id: "The user.",
		device: "SHA-256 of the cookie.",
		failures: "Wrong passwords from this browser since its last sign-in.",
		last_used_at: "Last sign-in."
	});
	await sql`
    create unlogged table sign_in_failures (
      account bytea primary key check (length(account) = 32),
      failures integer not null,
      last_at timestamptz not null,
      retry_at timestamptz not null
    );
    create index sign_in_failures_age on sign_in_failures (last_at);
  `.execute(db);
	await describeTable(db, "sign_in_failures", "Failed tries to guess a password or code, per account, known here or not. Unlogged: losing it in a crash forgives a few tries.", {
		account: "SHA-256 of what is guessed: the kind of secret and the names of the account.",
		failures: "Failures in the current period.",
		last_at: "Last failure.",
		retry_at: "The next try is refused before then."
	});
	await sql`
    create table second_factors (
      user_id uuid primary key references users,
      secret text not null,
      started_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0
    );
  `.execute(db);
	await describeTable(db, "second_factors", "Authenticator apps of users.", {
		user_id: "The user.",
		secret: "Sealed TOTP secret.",
		started_at: "When the set-up began.",
		confirmed_at: "When the first code was accepted; null while the set-up is not finished.",
		last_step: "The 30-second step of the last used code, which cannot be used again."
	});
	await sql`
    create table recovery_codes (
      user_id uuid not null references users,
      code_hash bytea not null check (length(code_hash) = 32),
      primary key (user_id, code_hash)
    );
  `.execute(db);
	await describeTable(db, "recovery_codes", "Unused recovery codes of users with a second factor; deleted when used.", {
		user_id: "The user.",
		code_hash: "SHA-256 of user id and code."
	});
	await sql`
    create table identities (
      issuer text collate "C" not null,
      subject text collate "C" not null check (length(subject) between 1 and 255),
      user_id uuid not null references users,
      linked_at timestamptz not null,
      primary key (issuer, subject)
    );
    create index identities_user on identities (user_id);
  `.execute(db);
	await describeTable(db, "identities", "Accounts at identity providers with which users sign in; never identified by email.", {
		issuer: "Issuer of the ID token, such as `https://accounts.google.com`.",
		subject: "The provider's id of the person.",
		user_id: "The user.",
		linked_at: "When it was linked."
	});
	await sql`
    create unlogged table google_flows (
      state_hash bytea primary key check (length(state_hash) = 32),
      browser_hash bytea not null check (length(browser_hash) = 32),
      content text not null,
      expires_at timestamptz not null
    );
    create index google_flows_expiry on google_flows (expires_at);
  `.execute(db);
	await describeTable(db, "google_flows", "Browsers that were sent to Google and are not back yet. Unlogged: a crash costs a second click.", {
		state_hash: "SHA-256 of the `state` parameter.",
		browser_hash: "SHA-256 of the cookie that ties the flow to the browser.",
		content: "Sealed: nonce, PKCE verifier and the query parameters to keep.",
		expires_at: "When the flow is abandoned."
	});
	await sql`
    create unlogged table google_tickets (
      ticket_hash bytea primary key check (length(ticket_hash) = 32),
      browser_hash bytea not null check (length(browser_hash) = 32),
      content text not null,
      password_attempts integer not null default 0,
      expires_at timestamptz not null
    );
    create index google_tickets_expiry on google_tickets (expires_at);
  `.execute(db);
	await describeTable(db, "google_tickets", "Results of finished sign-ins with Google, until the shop redeems them. Unlogged: a crash costs a second click.", {
		ticket_hash: "SHA-256 of the ticket.",
		browser_hash: "SHA-256 of the cookie that ties the ticket to the browser.",
		content: "Sealed: the claims of Google about the person.",
		password_attempts: "Wrong passwords while linking to an existing account.",
		expires_at: "When the ticket stops working."
	});
}
// migrations/baseline/0006-mail-and-telegram.ts
var _0006_mail_and_telegram_exports = __exportAll({ up: () => up$19 });
async function up$19(db) {
	await sql`
    create table mails (
      id uuid primary key,
      key text collate "C" not null unique,
      content text,
      queued_at timestamptz not null,
      attempts integer not null default 0,
      sent_at timestamptz,
      abandoned_at timestamptz,
      last_error text,
      awaits_server boolean not null default false,
      operator_id uuid references operators,
      for_roles text[],
      check (sent_at is null or (content is null and abandoned_at is null)),
      check (content is not null or sent_at is not null or abandoned_at is not null),
      check (not awaits_server or (sent_at is null and abandoned_at is null)),
      check ((operator_id is null) = (for_roles is null))
    );
    create index mails_operator on mails (operator_id, queued_at) where operator_id is not null;
    create index mails_age on mails (queued_at);
    create index mails_abandoned on mails (id) where abandoned_at is not null;
    create index mails_awaiting_server on mails (id) where awaits_server;
    create index mails_waiting on mails (id) where sent_at is null and abandoned_at is null;
  `.execute(db);
	await describeTable(db, "mails", "Queue and log of mails. The key stays after the mail was sent, so that a repeat is recognized.", {
		id: "Primary key (UUID v7).",
		key: "What the mail is for, unique: the same event queues it only once.",
		content: "Sealed mail including recipient; erased once it was sent or its job was discarded.",
		queued_at: "When it was queued.",
		attempts: "Attempts to send it so far.",
		sent_at: "When the mail server accepted it.",
		abandoned_at: "When its last attempt failed or its job was discarded; null again once it was sent.",
		last_error: "Message of the last failed attempt.",
		awaits_server: "Whether it failed because the mail server could not be reached; it is retried as soon as the server answers.",
		operator_id: "The operator of a notification; it is sent only while they are active and have one of the roles.",
		for_roles: "Roles that may read what the notification is about."
	});
	await sql`
    create table telegram_messages (
      id uuid primary key,
      key text collate "C" not null unique,
      chat_id bigint not null,
      content text,
      buttons jsonb,
      queued_at timestamptz not null,
      attempts integer not null default 0,
      sent_at timestamptz,
      abandoned_at timestamptz,
      last_error text,
      message_id bigint,
      operator_id uuid references operators,
      for_roles text[],
      check (sent_at is null or (content is null and abandoned_at is null)),
      check (content is not null or sent_at is not null or abandoned_at is not null),
      check ((operator_id is null) = (for_roles is null))
    );
    create index telegram_messages_operator on telegram_messages (operator_id) where operator_id is not null;
    create index telegram_messages_sent on telegram_messages (chat_id, message_id) where operator_id is not null;
    create index telegram_messages_waiting on telegram_messages (id) where sent_at is null and abandoned_at is null;
    create index telegram_messages_age on telegram_messages (queued_at);
  `.execute(db);
	await describeTable(db, "telegram_messages", "Queue and log of Telegram messages. The key stays after the message was sent, so that a repeat is recognized.", {
		id: "Primary key (UUID v7).",
		key: "What the message is for, unique: the same event queues it only once.",
		chat_id: "Telegram chat, which is the id of the user's account there.",
		content: "Text of the message; erased once it was sent or abandoned.",
		buttons: "Rows of buttons below it; null for none.",
		queued_at: "When it was queued.",
		attempts: "Attempts to send it so far.",
		sent_at: "When Telegram accepted it.",
		abandoned_at: "When the last attempt had failed.",
		last_error: "Message of the last failed attempt.",
		message_id: "Number that Telegram gave it in its chat.",
		operator_id: "The operator of a notification; it is sent only while they are active, have one of the roles and this chat.",
		for_roles: "Roles that may read what the notification is about."
	});
	await sql`
    create table telegram_updates (
      bot_id bigint not null,
      update_id bigint not null,
      received_at timestamptz not null,
      primary key (bot_id, update_id)
    );
    create index telegram_updates_age on telegram_updates (received_at);
  `.execute(db);
	await describeTable(db, "telegram_updates", "Updates received from Telegram, which repeats them until they are confirmed.", {
		bot_id: "Id of the bot, because numbers of different bots overlap.",
		update_id: "Number of the update.",
		received_at: "When it arrived; rows are deleted some time later."
	});
}
// migrations/baseline/0007-catalogue.ts
var _0007_catalogue_exports = __exportAll({ up: () => up$18 });
async function up$18(db) {
	await sql`
    create table services (
      id integer generated by default as identity primary key,
      slug text not null unique,
      title text not null,
      title_ru text not null default '',
      picture text not null,
      site text not null,
      version integer not null default 1,
      referral boolean not null default true,
      low_inventory integer check (low_inventory between 1 and 100000),
      replacement_limit integer not null default 0 check (replacement_limit between 0 and 10)
    );

    create function notify_catalogue_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', '');
      return null;
    end $$;
    create trigger services_notify after insert or update or delete on services
      for each statement execute function notify_catalogue_changed();
  `.execute(db);
	await describeTable(db, "services", "Services that access opens.", {
		id: "Primary key, used in the API (`origins`).",
		slug: "Name in addresses and file names.",
		title: "Name as buyers see it.",
		title_ru: "Name for buyers who read Russian; empty for the same name.",
		picture: "Address of the logo.",
		site: "Address of the website.",
		version: "Counts edits, for version conflicts.",
		referral: "Whether partners may choose to earn days of it.",
		low_inventory: "An alert is raised when fewer free items are left; null for the setting of the shop.",
		replacement_limit: "How often a buyer may replace an item themselves within 30 days, per subscription; 0 for never."
	});
	await sql`
    create table products (
      id integer generated by default as identity primary key,
      slug text not null unique,
      title text not null check (length(title) between 1 and 120),
      title_ru text not null default '' check (length(title_ru) <= 120),
      description text not null default '',
      description_ru text not null default '',
      picture text not null default '',
      active boolean not null default true,
      position integer not null default 0,
      archived_at timestamptz,
      version integer not null default 1,
      active_from timestamptz,
      grace_days integer not null default 3 check (grace_days between 0 and 7),
      check (active_from is null or not active)
    );
    create trigger products_notify after insert or update or delete on products
      for each statement execute function notify_catalogue_changed();
  `.execute(db);
	await describeTable(db, "products", "What is sold: one or several services.", {
		id: "Primary key, used in the API.",
		slug: "Name in addresses and file names.",
		title: "Name as buyers see it.",
		title_ru: "Name for buyers who read Russian; empty for the same name.",
		description: "Description in English.",
		description_ru: "Description in Russian.",
		picture: "Address of the picture of the product itself; empty where those of its services are shown.",
		active: "Whether it can be ordered; an inactive one is shown with a badge.",
		position: "Order in the catalogue, ascending.",
		archived_at: "Since when it is not shown at all; a product is never deleted.",
		version: "Counts edits, for version conflicts.",
		active_from: "When an inactive product becomes active.",
		grace_days: "Days for which access is kept after its end while an automatic renewal is being paid."
	});
	await refuseDelete(db, "products");
	await sql`
    create table product_services (
      product_id integer not null references products,
      service_id integer not null references services,
      position integer not null default 0,
      primary key (product_id, service_id)
    );
    create trigger product_services_notify after insert or update or delete on product_services
      for each statement execute function notify_catalogue_changed();
  `.execute(db);
	await describeTable(db, "product_services", "Services that a product opens.", {
		product_id: "The product.",
		service_id: "The service.",
		position: "Order within the product, ascending."
	});
	await sql`
    create table prices (
      id integer generated by default as identity primary key,
      product_id integer not null references products,
      duration_count integer not null check (duration_count between 1 and 120),
      duration_unit text not null check (duration_unit in ('day', 'month', 'year')),
      amount_cents integer not null check (amount_cents between 0 and 9999999),
      currency text not null default 'USD' check (currency = 'USD'),
      position integer not null default 0,
      replaced_by integer references prices,
      archived_at timestamptz,
      created_at timestamptz not null
    );
    create index prices_product on prices (product_id) where archived_at is null;

    create function refuse_price_edit() returns trigger language plpgsql as $$
    begin
      if (old.product_id, old.duration_count, old.duration_unit, old.amount_cents, old.currency, old.created_at)
        is distinct from (new.product_id, new.duration_count, new.duration_unit, new.amount_cents, new.currency, new.created_at) then
        raise exception 'a price is never edited, it is replaced' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger prices_are_versions before update on prices for each row execute function refuse_price_edit();
    create trigger prices_notify after insert or update or delete on prices
      for each statement execute function notify_catalogue_changed();
  `.execute(db);
	await describeTable(db, "prices", "Plans of a product. A price is a version: a changed amount is a new row, and the old one is archived.", {
		id: "Primary key; `subscription_price_id` in the API.",
		product_id: "The product.",
		duration_count: "Length of the period in units.",
		duration_unit: "Unit of the period.",
		amount_cents: "Price in cents, without fee and discount.",
		currency: "Always US dollars.",
		position: "Order within the product, ascending.",
		replaced_by: "The version that took its place.",
		archived_at: "Since when it cannot be ordered.",
		created_at: "When it was created."
	});
	await refuseDelete(db, "prices");
	await sql`
    create table price_schedules (
      product_id integer primary key references products,
      takes_effect_at timestamptz not null,
      operator_id uuid not null references operators,
      ip text not null
    );
  `.execute(db);
	await describeTable(db, "price_schedules", "Changes of all prices of a product at a future time; at most one per product.", {
		product_id: "The product.",
		takes_effect_at: "When the planned prices replace the current ones.",
		operator_id: "The operator who planned it, for the audit log.",
		ip: "IP address of that operator, for the audit log."
	});
	await sql`
    create table planned_prices (
      product_id integer not null references price_schedules on delete cascade,
      position integer not null,
      duration_count integer not null check (duration_count between 1 and 120),
      duration_unit text not null check (duration_unit in ('day', 'month', 'year')),
      amount_cents integer not null check (amount_cents between 0 and 9999999),
      primary key (product_id, duration_count, duration_unit)
    );
  `.execute(db);
	await describeTable(db, "planned_prices", "Prices that a planned change will create.", {
		product_id: "The product.",
		position: "Order within the product, ascending.",
		duration_count: "Length of the period in units.",
		duration_unit: "Unit of the period.",
		amount_cents: "Price in cents, without fee and discount."
	});
}
// migrations/baseline/0008-gateways.ts
var _0008_gateways_exports = __exportAll({ up: () => up$17 });
async function up$17(db) {
	await sql`
    create table payment_methods (
      gateway text primary key check (gateway ~ '^[a-z0-9_-]{1,40}$'),
      provider text not null,
      category text not null check (category in ('worldwide', 'cis')),
      title text not null,
      title_ru text not null,
      description text not null default '',
      description_ru text not null default '',
      image_url text not null default '',
      fee_percent integer not null check (fee_percent between 0 and 10000),
      button_text text not null default '',
      button_text_ru text not null default '',
      min_total_cents integer not null default 0 check (min_total_cents >= 0),
      max_total_cents integer not null default 100000000,
      payment_timeout_s integer not null default 1800 check (payment_timeout_s > 0),
      position integer not null default 0,
      enabled boolean not null default true,
      charge_currency text not null default 'USD' check (charge_currency in ('USD', 'RUB')),
      provider_option text,
      version integer not null default 1
    );

    insert into payment_methods (gateway, provider, category, title, title_ru, description, description_ru,
        image_url, fee_percent, position)
      values ('balance', 'balance', 'worldwide', 'Balance', '\u0411\u0430\u043b\u0430\u043d\u0441', 'Referral earnings and refunds',
        '\u0414\u043e\u0445\u043e\u0434 \u043e\u0442 \u043f\u0440\u0438\u0433\u043b\u0430\u0448\u0435\u043d\u0438\u0439 \u0438 \u0432\u043e\u0437\u0432\u0440\u0430\u0442\u044b', 'icon:balance', 0, 1000);
  `.execute(db);
	await describeTable(db, "payment_methods", "What buyers choose at checkout; each belongs to one provider.", {
		gateway: "Primary key and `gateway` in the API.",
		provider: "Adapter that processes the payments, such as `stripe`; `balance`, `manual` ones included.",
		category: "List in which buyers see it.",
		title: "Name in English.",
		title_ru: "Name in Russian.",
		description: "Description in English; may contain HTML.",
		description_ru: "Description in Russian; may contain HTML.",
		image_url: "Address of the logo, or `icon:<name>`.",
		fee_percent: "Fee added to the price, in 1/100 %.",
		button_text: "Text of the button in English; empty for the default.",
		button_text_ru: "Text of the button in Russian; empty for the default.",
		min_total_cents: "Smallest total in cents that it accepts.",
		max_total_cents: "Largest total in cents that it accepts.",
		payment_timeout_s: "Seconds that a buyer has to pay.",
		position: "Order in the list, ascending.",
		enabled: "Whether buyers see it.",
		charge_currency: "Currency that the gateway charges.",
		provider_option: "What the method selects at its provider, such as a coin or a bank's button.",
		version: "Counts edits, for version conflicts."
	});
	await sql`
    create table provider_settings (
      provider text primary key,
      sealed text not null,
      version integer not null default 1,
      changed_at timestamptz not null,
      changed_by uuid references operators
    );

    create function notify_providers_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('providers_changed', '');
      return null;
    end $$;
    create trigger provider_settings_notify after insert or update or delete on provider_settings
      for each statement execute function notify_providers_changed();
  `.execute(db);
	await describeTable(db, "provider_settings", "Settings of providers saved in the console; they override environment variables.", {
		provider: "Name of the adapter.",
		sealed: "Sealed JSON of the values.",
		version: "Counts edits, for version conflicts.",
		changed_at: "When they were changed last.",
		changed_by: "The operator who changed them; null when a command did."
	});
	await sql`
    create table webhook_secret (
      id boolean primary key default true check (id),
      secret text not null check (length(secret) >= 32)
    );
    -- 244 random bits.
    insert into webhook_secret (secret)
      values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
  `.execute(db);
	await describeTable(db, "webhook_secret", "What the secret parts of webhook addresses are derived from; made with the database, and one row only.", {
		id: "Primary key; always true.",
		secret: "Random hexadecimal digits."
	});
	await refuseTruncate(db, "webhook_secret");
	await sql`
    create table exchange_rates (
      id bigint generated always as identity primary key,
      currency text not null check (currency in
        ('RUB', 'EUR', 'GBP', 'KZT', 'BYN', 'UAH', 'UZS', 'AMD', 'GEL', 'TRY', 'CNY')),
      rate_e4 bigint not null check (rate_e4 > 0),
      source text not null check (source in ('cbr', 'operator')),
      set_at timestamptz not null,
      seen_at timestamptz not null,
      created_at timestamptz not null,
      created_by uuid references operators,
      ended_at timestamptz
    );
    create unique index exchange_rates_once on exchange_rates (currency, set_at) where source = 'cbr';
    create unique index exchange_rates_override on exchange_rates (currency)
      where source = 'operator' and ended_at is null;
  `.execute(db);
	await describeTable(db, "exchange_rates", "Exchange rates of the dollar, as the Bank of Russia published them or an operator set them.", {
		id: "Primary key.",
		currency: "Currency that a dollar is expressed in.",
		rate_e4: "Units of the currency for one dollar, times 10,000.",
		source: "`cbr`: the Bank of Russia. `operator`: set in the console, and preferred while it lasts.",
		set_at: "When the source set it.",
		seen_at: "When the source last reported it.",
		created_at: "When the shop stored it.",
		created_by: "The operator who set it.",
		ended_at: "For a rate of an operator, since when it no longer applies."
	});
	await sql`
    create table method_tests (
      id uuid primary key,
      gateway text not null references payment_methods,
      provider text not null,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null check (currency in ('USD', 'RUB')),
      state text not null check (
        state in ('opened', 'paid', 'refunding', 'refunded', 'refund_failed', 'refused', 'no_answer')
      ),
      reference text,
      secondary_reference text,
      url text,
      failure text,
      operator_id uuid not null references operators,
      created_at timestamptz not null,
      paid_at timestamptz,
      refund_key uuid,
      refunded_at timestamptz
    );
    create index method_tests_newest on method_tests (provider, created_at);
    create index method_tests_reference on method_tests (provider, reference) where reference is not null;
  `.execute(db);
	await describeTable(db, "method_tests", "Test orders without a buyer that operators create at a provider.", {
		id: "Primary key (UUID v7), and the provider's order id.",
		gateway: "The tested method.",
		provider: "Its adapter at that time.",
		amount_minor: "Amount in minor units of the currency.",
		currency: "Currency of the amount.",
		state: "`opened`: the provider created a page. `paid`: it reported the payment. `refunding`, `refunded`, `refund_failed`: how the refund went. `refused` or `no_answer`: there is no page.",
		reference: "The provider's id of the order.",
		secondary_reference: "The provider's second id, where it has one.",
		url: "The checkout page; null when it was canceled at once because it would take real money.",
		failure: "The provider's reason for refusing the page or the refund.",
		operator_id: "The operator who ran the test.",
		created_at: "When the test ran.",
		paid_at: "When the shop learned that it was paid.",
		refund_key: "Idempotency key of the refund at the provider.",
		refunded_at: "When the shop learned that it was refunded."
	});
	await sql`
    create table webhook_events (
      id bigint generated always as identity primary key,
      provider text not null,
      event_key text not null,
      gateway_reference text,
      order_id text,
      body text not null,
      received_at timestamptz not null,
      applied_at timestamptz,
      outcome text check (outcome in ('applied', 'nothing_to_do', 'mismatch', 'unknown_payment')),
      attempts integer not null default 0,
      last_error text,
      gateway_secondary_reference text,
      body_removed_at timestamptz,
      fraud_warning text,
      method_hash bytea,
      unique (provider, event_key)
    );
    create index webhook_events_waiting on webhook_events (received_at) where applied_at is null;
    create index webhook_events_key on webhook_events (event_key);
    create index webhook_events_order on webhook_events (order_id) where order_id is not null;
    create index webhook_events_reference on webhook_events (provider, gateway_reference) where order_id is null;
    create index webhook_events_newest on webhook_events (provider, received_at);
    create index webhook_events_bodies on webhook_events (received_at)
      where body_removed_at is null and applied_at is not null;
  `.execute(db);
	await describeTable(db, "webhook_events", "Incoming webhooks of gateways, verified and stored before they are acknowledged; applied once.", {
		id: "Primary key.",
		provider: "Adapter that verified it.",
		event_key: "The provider's id of the event, or one made of its content; a repeat is not stored again.",
		gateway_reference: "The provider's id of the payment that it concerns.",
		order_id: "Id of our payment, where the webhook names it.",
		body: "Raw body; removed some time after it was applied, and with the account.",
		received_at: "When it arrived.",
		applied_at: "When it was applied.",
		outcome: "Result of applying it.",
		attempts: "Failed attempts to apply it so far.",
		last_error: "Message of the last failed attempt.",
		fraud_warning: "The gateway's id of the early fraud warning that it is about; null for any other.",
		method_hash: "Which saved method it is about (`saved_methods.token_hash`); null for a webhook about a payment.",
		gateway_secondary_reference: "The provider's second id of the payment, where it has one.",
		body_removed_at: "When the body was removed, which holds personal data."
	});
	await refuseDelete(db, "webhook_events");
}
// migrations/baseline/0009-promo-codes.ts
var _0009_promo_codes_exports = __exportAll({ up: () => up$16 });
async function up$16(db) {
	await sql`
    create table promo_codes (
      id integer generated by default as identity primary key,
      code text not null,
      code_key text not null unique check (code_key = upper(code_key)),
      discount_percent integer not null check (discount_percent between 100 and 10000),
      starts_at timestamptz,
      ends_at timestamptz,
      max_uses integer check (max_uses >= 0),
      per_user_limit integer not null default 1 check (per_user_limit between 1 and 100),
      uses integer not null default 0 check (uses >= 0),
      first_purchase_only boolean not null default false,
      min_amount_cents integer not null default 0 check (min_amount_cents >= 0),
      method_category text check (method_category in ('worldwide', 'cis')),
      active boolean not null default true,
      note text not null default '',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      batch_id uuid,
      buyer_id uuid references users
    );
    create index promo_codes_of_buyer on promo_codes (buyer_id) where buyer_id is not null;
    create index promo_codes_batch on promo_codes (batch_id, id) where batch_id is not null;
    create index promo_codes_begin on promo_codes (code_key text_pattern_ops);
  `.execute(db);
	await describeTable(db, "promo_codes", "Discounts that buyers enter at checkout.", {
		id: "Primary key.",
		code: "Code as the operator wrote it.",
		code_key: "Code in upper case, by which it is found.",
		discount_percent: "Discount on price and fee, in 1/100 %; 10,000 makes the order free.",
		starts_at: "Valid from then; null for at once.",
		ends_at: "Valid until then; null for no end.",
		max_uses: "Uses by all buyers together; null for no limit.",
		per_user_limit: "Uses by one buyer.",
		uses: "Uses that are reserved or committed, maintained with the redemptions.",
		first_purchase_only: "Whether only buyers without a payment may use it.",
		min_amount_cents: "Smallest price in cents that it applies to.",
		method_category: "Payment methods that it is limited to; null for all.",
		active: "Whether it can be used.",
		note: "Note for operators.",
		version: "Counts edits, for version conflicts.",
		created_at: "When it was created.",
		batch_id: "Id shared by codes that were generated together.",
		buyer_id: "The only buyer who may use it, for all others the code is unknown; null for every buyer."
	});
	await sql`
    create table promo_code_products (
      promo_code_id integer not null references promo_codes,
      product_id integer not null references products,
      primary key (promo_code_id, product_id)
    );
  `.execute(db);
	await describeTable(db, "promo_code_products", "Products that a promo code is limited to; without rows it applies to all.", {
		promo_code_id: "The promo code.",
		product_id: "A product that it applies to."
	});
}
// migrations/baseline/0010-payments.ts
var _0010_payments_exports = __exportAll({ up: () => up$15 });
const PAYMENT_NUMBER = sql`
    create function payment_number(serial bigint) returns text language plpgsql immutable strict as $$
    declare
      mask constant bigint := (1::bigint << 40) - 1;
      letters constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      code bigint := serial & mask;
      text text := '';
    begin
      for round in 1..2 loop
        code := ((code * 5851133) + 497523871223) & mask;
        code := code # (code >> 19);
      end loop;
      for place in 1..8 loop
        text := substr(letters, (code & 31)::integer + 1, 1) || text;
        code := code >> 5;
      end loop;
      return 'P-' || left(text, 4) || '-' || right(text, 4);
    end $$;`;
async function up$15(db) {
	await sql`
    ${PAYMENT_NUMBER}
    create table payments (
      id uuid primary key,
      serial bigint not null generated always as identity unique,
      number text not null generated always as (payment_number(serial)) stored unique,
      user_id uuid not null references users,
      product_id integer not null references products,
      price_id integer not null references prices,
      gateway text not null references payment_methods,
      provider text not null,
      title text not null,
      title_ru text not null default '',
      description text not null,
      description_ru text not null,
      duration_count integer not null,
      duration_unit text not null check (duration_unit in ('day', 'month', 'year')),
      price_cents integer not null check (price_cents >= 0),
      fee_percent integer not null check (fee_percent between 0 and 10000),
      fee_cents integer not null check (fee_cents >= 0),
      promo_code_id integer references promo_codes,
      discount_percent integer not null check (discount_percent between 0 and 10000),
      discount_cents integer not null check (discount_cents >= 0),
      credit_cents integer not null default 0 check (credit_cents between 0 and price_cents),
      total_cents integer not null check (total_cents >= 0),
      currency text not null check (currency = 'USD'),
      state text not null check (state in ('pending', 'review', 'paid', 'expired', 'canceled', 'failed',
        'partially_refunded', 'refunded', 'disputed')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      checkout_state text not null check (checkout_state in ('none', 'requested', 'ready', 'unknown', 'refused')),
      checkout_url text,
      own_page text check (own_page in ('sbp', 'coins')),
      own_page_link text,
      gateway_reference text,
      sync_at timestamptz,
      sync_count integer not null default 0,
      paid_at timestamptz,
      closed_at timestamptz,
      captured_cents integer not null default 0 check (captured_cents >= 0),
      captured_currency text,
      refunded_cents integer not null default 0 check (refunded_cents >= 0 and refunded_cents <= captured_cents),
      review_reason text,
      flags text,
      access_from timestamptz,
      access_until timestamptz,
      charge_currency text not null default 'USD' check (charge_currency in ('USD', 'RUB')),
      charge_minor bigint not null check (charge_minor >= 0),
      rate_e4 bigint check (rate_e4 > 0),
      rate_source text check (rate_source in ('cbr', 'operator', 'setting')),
      rate_at timestamptz,
      gateway_secondary_reference text,
      provider_option text,
      captured_minor bigint not null default 0 check (captured_minor >= 0),
      returned_minor bigint not null default 0,
      owed_minor bigint not null default 0 check (owed_minor >= 0),
      owed_cents integer not null default 0 check (owed_cents between 0 and refunded_cents),
      disputed_by text check (disputed_by in ('gateway', 'operator')),
      dispute_due_at timestamptz,
      dispute_reference text,
      dismissed_minor bigint check (dismissed_minor >= 0),
      shown_state text not null generated always as (
        case when state = 'refunded' and 'dispute_lost' = any (string_to_array(flags, ',')) then 'dispute_lost' else state end
      ) stored check (shown_state in ('pending', 'review', 'paid', 'expired', 'canceled', 'failed',
        'partially_refunded', 'refunded', 'disputed', 'dispute_lost')),
      country text check (country ~ '^[A-Z]{2}$'),
      renewal_id uuid,
      saving_reference text,
      confirm_until timestamptz,
      credited_cents integer not null default 0 check (credited_cents >= 0),
      check (total_cents = price_cents - credit_cents + fee_cents - discount_cents),
      check (credited_cents <= captured_cents + credit_cents),
      is_gift boolean not null default false,
      constraint payments_confirm check (confirm_until is null or renewal_id is not null),
      constraint payments_gift check (not is_gift or (renewal_id is null and access_until is null)),
      check (state not in ('paid', 'partially_refunded', 'refunded', 'disputed') or paid_at is not null),
      constraint payments_checkout check ((total_cents = 0 or provider = 'balance') = (checkout_state = 'none')),
      check (returned_minor between 0 and captured_minor),
      check (charge_currency <> 'USD' or charge_minor = total_cents),
      check (num_nonnulls(rate_e4, rate_source, rate_at) = case when charge_currency = 'USD' then 0 else 3 end),
      check ((owed_minor = 0) = (owed_cents = 0)),
      check ((state = 'disputed') = (disputed_by is not null)),
      check (dispute_due_at is null or state = 'disputed')
    );
    create unique index payments_one_open on payments (user_id, price_id, gateway)
      where state in ('pending', 'review');
    create index payments_open_by_user on payments (user_id) where state = 'pending';
    create index payments_history on payments (user_id, created_at desc, id desc);
    create index payments_expiring on payments (expires_at) where state = 'pending';
    create index payments_to_sync on payments (sync_at) where sync_at is not null;
    create unique index payments_reference on payments (provider, gateway_reference)
      where gateway_reference is not null;
    create index payments_paid on payments (paid_at) where paid_at is not null;
    create index payments_secondary_reference on payments (gateway_secondary_reference)
      where gateway_secondary_reference is not null;
    create index payments_deposits on payments using gin (regexp_split_to_array(gateway_secondary_reference, '[.+]'))
      where gateway_secondary_reference ~ '[.+]';
    create index payments_dispute_reference on payments (dispute_reference) where dispute_reference is not null;
    create index payments_started on payments (created_at) include (gateway, state, paid_at);
    create index payments_by_state on payments (shown_state, created_at, id);
    create index payments_by_method on payments (gateway, created_at, id);
    create index payments_by_product on payments (product_id, created_at, id);
    create index payments_by_reference on payments (gateway_reference) where gateway_reference is not null;
    create index payments_paid_late on payments (created_at) include (gateway)
      where paid_at - created_at > interval '14 days';
    create index payments_money_of_user on payments (user_id) include (captured_cents, refunded_cents)
      where captured_cents > 0 and provider <> 'balance';
    create index payments_saving_reference on payments (provider, saving_reference)
      where saving_reference is not null;
    create index payments_confirmed on payments (id) where confirm_until is not null;

    create function guard_payment() returns trigger language plpgsql as $$
    begin
      if new.state <> old.state and not exists (
        select 1 from payment_transitions where from_state = old.state and to_state = new.state) then
        raise exception 'payment cannot move from % to %', old.state, new.state using errcode = 'restrict_violation';
      end if;
      if (old.user_id, old.product_id, old.price_id, old.gateway, old.provider, old.title, old.title_ru, old.duration_count, old.duration_unit,
          old.price_cents, old.fee_percent, old.fee_cents, old.promo_code_id, old.discount_percent, old.discount_cents, old.credit_cents,
          old.total_cents, old.currency, old.created_at,
          old.charge_currency, old.charge_minor, old.rate_e4, old.rate_source, old.rate_at, old.provider_option, old.renewal_id, old.is_gift)
        is distinct from
         (new.user_id, new.product_id, new.price_id, new.gateway, new.provider, new.title, new.title_ru, new.duration_count, new.duration_unit,
          new.price_cents, new.fee_percent, new.fee_cents, new.promo_code_id, new.discount_percent, new.discount_cents, new.credit_cents,
          new.total_cents, new.currency, new.created_at,
          new.charge_currency, new.charge_minor, new.rate_e4, new.rate_source, new.rate_at, new.provider_option, new.renewal_id, new.is_gift) then
        raise exception 'a quote is frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger payments_guard before update on payments for each row execute function guard_payment();
  `.execute(db);
	await describeTable(db, "payments", "Attempts to pay a quote, with their state. The quote is frozen when the row is written; a trigger refuses changes and unknown transitions.", {
		id: "Primary key (UUID v7), and the idempotency key of calls to the gateway.",
		serial: "Counts the orders; only the number is made of it.",
		number: "Short number to read out, such as `P-7K3M-92QF`, in mails, receipts and searches.",
		user_id: "The buyer.",
		product_id: "The ordered product.",
		price_id: "The ordered plan.",
		gateway: "The chosen payment method.",
		provider: "Adapter of the method at that time.",
		title: "Title of the product at that time.",
		title_ru: "Title of the product in Russian at that time; empty for the same one.",
		description: "Description of the product in English at that time.",
		description_ru: "Description of the product in Russian at that time.",
		duration_count: "Length of the ordered period in units.",
		duration_unit: "Unit of the ordered period.",
		price_cents: "Price in cents.",
		fee_percent: "Fee of the payment method, in 1/100 %.",
		fee_cents: "Fee in cents.",
		promo_code_id: "The promo code, if one was used.",
		discount_percent: "Discount on what is due and its fee, in 1/100 %.",
		discount_cents: "Discount in cents.",
		credit_cents: "Credit for unused days that pays a part of the price, when the order changes a plan; fee and discount apply to the rest.",
		total_cents: "Total in cents: price minus credit plus fee minus discount.",
		currency: "Currency of the quote, always US dollars.",
		state: "State; `payment_transitions` lists what may follow it.",
		created_at: "When *Pay* was pressed.",
		expires_at: "Deadline for paying; money that arrives later is honored and raises an alert.",
		checkout_state: "`none`: nothing to pay at a gateway. `requested`, `ready`, `unknown` (no clear answer) or `refused`: the gateway's page.",
		checkout_url: "Address of the page where the buyer pays: the gateway's, or the shop's own.",
		own_page: "What the shop's own page shows: `sbp`, a QR code of the Faster Payments System; `coins`, a choice of coins and an address. Null where the gateway's page is used.",
		own_page_link: "For `sbp` the link in that QR code, which also opens the buyer's bank; for `coins` the gateway's own page.",
		gateway_reference: "The gateway's id of the payment.",
		sync_at: "When the payment is fetched from its gateway next; null for never.",
		sync_count: "How often it was fetched, which lengthens the interval.",
		paid_at: "When it was settled; kept when it is refunded or disputed.",
		closed_at: "When it left the open states.",
		captured_cents: "What the gateway captured, in cents at the frozen rate.",
		captured_currency: "Currency that the gateway captured.",
		refunded_cents: "What was refunded of it, in cents.",
		review_reason: "Why an operator has to decide, such as `underpaid`.",
		flags: "Comma-separated remarks on a settled payment: `late`, `overpaid`, `underpaid`, `manual`, `dispute_lost`, `dispute_lost_by_operator`.",
		access_from: "Begin of the access period that it granted.",
		access_until: "End of the access period that it granted.",
		charge_currency: "Currency that the gateway is asked for.",
		charge_minor: "Amount that the gateway is asked for, in minor units of the charge currency.",
		rate_e4: "Units of the charge currency for one dollar, times 10,000; null when it charges dollars.",
		rate_source: "Source of the rate: the Bank of Russia, an operator, or the environment.",
		rate_at: "When the source set the rate.",
		gateway_secondary_reference: "The gateway's second id of the payment, where it has one; for bank transfers the digits in the purpose.",
		provider_option: "What the method selected at its provider, such as a coin.",
		captured_minor: "What the gateway captured, in minor units of the captured currency.",
		returned_minor: "What the gateway returned of it, in minor units of the captured currency.",
		owed_minor: "Booked as refunded but returned to us, so still owed to the buyer, in minor units of the captured currency.",
		owed_cents: "The same in cents.",
		disputed_by: "Who reported the dispute, while there is one.",
		dispute_due_at: "Until when the bank accepts an answer to the dispute, as the gateway reports it; null when it names no date.",
		dispute_reference: "The gateway's id of the latest dispute; kept when the dispute has ended.",
		dismissed_minor: "What the gateway still held when an operator refunded it by other means and closed the review, in minor units.",
		shown_state: "The state that people are shown: `dispute_lost` for a refund that a lost dispute forced, else the state.",
		country: "Country of the buyer, two letters, as the proxy in front reported it; null when unknown.",
		renewal_id: "The renewal that it pays; null for an order of the buyer.",
		saving_reference: "The gateway's id for saving the payment method, which its webhooks name; null where it has none.",
		confirm_until: "Until when the buyer can confirm the charge of this renewal with their bank; null where the bank asks for nothing.",
		credited_cents: "What of its worth became credit when a later order changed the plan; it cannot be refunded any more.",
		is_gift: "Bought as a gift: it makes a row of `gifts` and gives its buyer no access."
	});
	await refuseDelete(db, "payments");
	await sql`
    create table payment_transitions (
      from_state text not null,
      to_state text not null,
      primary key (from_state, to_state)
    );

    insert into payment_transitions (from_state, to_state) values
      ('pending', 'paid'), ('pending', 'expired'), ('pending', 'canceled'), ('pending', 'failed'), ('pending', 'review'),
      ('expired', 'paid'), ('expired', 'review'),
      ('canceled', 'paid'), ('canceled', 'review'),
      ('failed', 'paid'), ('failed', 'review'),
      ('review', 'paid'), ('review', 'canceled'), ('review', 'refunded'),
      ('paid', 'partially_refunded'), ('paid', 'refunded'), ('paid', 'disputed'),
      ('partially_refunded', 'refunded'), ('partially_refunded', 'disputed'),
      ('disputed', 'paid'), ('disputed', 'partially_refunded'), ('disputed', 'refunded');
  `.execute(db);
	await describeTable(db, "payment_transitions", "Allowed transitions of a payment, as in `payments.rules.ts`.", {
		from_state: "State before.",
		to_state: "State after."
	});
	await refuseTruncate(db, "payment_transitions");
	await sql`
    create table payment_events (
      id bigint generated always as identity primary key,
      payment_id uuid not null references payments,
      kind text not null,
      detail jsonb not null default '{}',
      created_at timestamptz not null
    );
    create index payment_events_payment on payment_events (payment_id, id);
  `.execute(db);
	await describeTable(db, "payment_events", "What happened to a payment, in order; append-only and visible to buyer and operators.", {
		id: "Primary key, in the order of events.",
		payment_id: "The payment.",
		kind: "What happened, such as `ordered`, `paid` or `refund_started`.",
		detail: "Figures and ids of the event.",
		created_at: "When it happened."
	});
	await makeAppendOnly(db, "payment_events");
	await sql`
    create table coin_payments (
      payment_id uuid not null references payments,
      coin text not null,
      gateway_payment_id text not null,
      coin_name text not null,
      symbol text not null,
      network text not null,
      address text not null,
      memo text,
      amount text not null,
      missing_cents integer not null default 0 check (missing_cents >= 0),
      expires_at timestamptz,
      created_at timestamptz not null,
      primary key (payment_id, coin, missing_cents)
    );
    create index coin_payments_gateway_id on coin_payments (gateway_payment_id);
  `.execute(db);
	await describeTable(db, "coin_payments", "Coins that buyers chose on the shop's own page, with the address they send to. The newest of a payment is shown; all of them can be paid.", {
		payment_id: "The payment.",
		coin: "The gateway's id of the coin on its network, such as `usdttrc20`.",
		gateway_payment_id: "The gateway's id of the payment in this coin.",
		coin_name: "Name of the coin at that time.",
		symbol: "Symbol of the coin, such as `USDT`.",
		network: "Name of its network at that time.",
		address: "Where the buyer sends the coins.",
		memo: "Memo, tag or comment without which the money is not found; null where the network has none.",
		amount: "How many coins to send, as a decimal number.",
		missing_cents: "What was missing of the price, in cents, when it was chosen to send that; 0 for the whole price.",
		expires_at: "Until when the amount applies; null without such a limit.",
		created_at: "When it was chosen last."
	});
	await refuseDelete(db, "coin_payments");
	await sql`
    create table payment_effects (
      payment_id uuid not null references payments,
      effect text not null,
      created_at timestamptz not null,
      primary key (payment_id, effect)
    );
  `.execute(db);
	await describeTable(db, "payment_effects", "Effects of a payment that happen once: the row is written in the transaction that carries the effect out.", {
		payment_id: "The payment.",
		effect: "The effect: `capture`, `activate`, `refund:<sum>` and others.",
		created_at: "When it was carried out."
	});
	await makeAppendOnly(db, "payment_effects");
	await createFiscalReceipts(db);
}
async function createFiscalReceipts(db) {
	await sql`
    create table fiscal_receipts (
      id uuid primary key,
      payment_id uuid not null references payments,
      kind text not null check (kind in ('payment', 'refund', 'closing')),
      refund text not null default '',
      state text not null check (state in ('waiting', 'registered', 'failed', 'unneeded')),
      source text not null check (source in ('sync', 'webhook')),
      amount_minor bigint check (amount_minor > 0),
      reference text,
      failure text,
      storage_number text,
      document_number text,
      attribute text,
      registered_at timestamptz,
      url text,
      sends integer not null default 0 check (sends >= 0),
      to_send boolean not null default false,
      created_at timestamptz not null,
      waiting_since timestamptz not null,
      unique (payment_id, kind, refund),
      check ((kind = 'refund') = (refund <> '')),
      check (not to_send or (state = 'waiting' and sends > 0))
    );
    create unique index fiscal_receipts_reference on fiscal_receipts (payment_id, reference)
      where reference is not null;
    create index fiscal_receipts_waiting on fiscal_receipts (waiting_since) where state = 'waiting';
  `.execute(db);
	await describeTable(db, "fiscal_receipts", "Fiscal receipts (54-FZ) that gateways register for the shop: one for the payment, one for each refund, and one that closes a prepayment.", {
		id: "Primary key (UUID v7), and part of the gateway's idempotency key.",
		payment_id: "The payment.",
		kind: "What it is for: the `payment`, a `refund`, or `closing` a prepayment once access is given.",
		refund: "The gateway's id of the refund, or our own where the gateway has none; empty for the other kinds.",
		state: "`waiting` to be registered, `registered`, `failed`, or `unneeded` because everything was refunded before it was sent.",
		source: "Whether the gateway is asked for its state, or reports it by `webhook` alone.",
		amount_minor: "Kopecks; null until it is known.",
		reference: "The gateway's id of the receipt.",
		failure: "What the gateway said when it refused or did not answer.",
		storage_number: "FN, the number of the fiscal storage.",
		document_number: "FD, the number of the fiscal document.",
		attribute: "FPD, the fiscal attribute.",
		registered_at: "When it was registered, by the clock of the cash register.",
		url: "Address of a copy that its buyer may open.",
		sends: "How often it was ordered to be sent alone; 0 for one that traveled with the payment or refund.",
		to_send: "Whether a job has to send it.",
		created_at: "When it became known.",
		waiting_since: "When it became known or was ordered to be sent again."
	});
	await refuseDelete(db, "fiscal_receipts");
}
// migrations/baseline/0011-promo-redemptions.ts
var _0011_promo_redemptions_exports = __exportAll({ up: () => up$14 });
async function up$14(db) {
	await sql`
    create table promo_redemptions (
      id uuid primary key,
      promo_code_id integer not null references promo_codes,
      user_id uuid not null references users,
      payment_id uuid not null unique references payments,
      slot integer not null check (slot >= 1),
      state text not null check (state in ('reserved', 'committed', 'released')),
      over_limit boolean not null default false,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      first_purchase boolean not null default false
    );
    create unique index promo_redemptions_slot on promo_redemptions (promo_code_id, user_id, slot)
      where state <> 'released' and not over_limit;
    create index promo_redemptions_user on promo_redemptions (user_id, promo_code_id);
    create index promo_redemptions_code on promo_redemptions (promo_code_id, id);
    create unique index promo_redemptions_first_purchase on promo_redemptions (user_id)
      where first_purchase and state <> 'released' and not over_limit;
  `.execute(db);
	await describeTable(db, "promo_redemptions", "Uses of promo codes: reserved at checkout, committed when paid, released when the payment ends unpaid.", {
		id: "Primary key (UUID v7).",
		promo_code_id: "The promo code.",
		user_id: "The buyer.",
		payment_id: "The payment that uses it.",
		slot: "Numbers the uses of a code by a buyer, so that the limit per buyer is a unique index; released uses free their slot.",
		state: "State of the use.",
		over_limit: "Whether late money committed it although the limit was reached by then; it does not count against limits.",
		created_at: "When it was reserved.",
		changed_at: "When its state changed last.",
		first_purchase: "Whether it is the buyer's single first-purchase discount, by the terms of the code at that time."
	});
}
// migrations/baseline/0012-refunds.ts
var _0012_refunds_exports = __exportAll({ up: () => up$13 });
async function up$13(db) {
	await sql`
    create table payment_refunds (
      id uuid primary key,
      payment_id uuid not null references payments,
      operator_id uuid references operators,
      requested_by text not null default 'operator' check (requested_by in ('operator', 'buyer', 'shop')),
      method text not null check (method in ('gateway', 'balance', 'record')),
      access text not null check (access in ('keep', 'shorten', 'revoke')),
      amount_cents integer not null check (amount_cents > 0),
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null check (currency in ('USD', 'RUB')),
      reason text not null check (reason <> ''),
      state text not null check (state in ('requested', 'unknown', 'pending', 'succeeded', 'failed')),
      gateway_reference text,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      purpose text not null default 'refund' check (purpose in ('refund', 'repay', 'return')),
      effect text,
      failure text,
      attempts integer not null default 0,
      try_at timestamptz,
      foreign key (payment_id, effect) references payment_effects (payment_id, effect),
      constraint payment_refunds_requested check ((operator_id is not null) = (requested_by = 'operator')),
      constraint payment_refunds_booked check (state <> 'succeeded' or purpose = 'return' or effect is not null),
      constraint payment_refunds_followed
        check ((try_at is not null) = (state in ('requested', 'unknown', 'pending')))
    );
    create index payment_refunds_payment on payment_refunds (payment_id, created_at);
    create unique index payment_refunds_one_open on payment_refunds (payment_id)
      where state in ('requested', 'unknown', 'pending');
    create unique index payment_refunds_effect on payment_refunds (payment_id, effect) where effect is not null;
    create unique index payment_refunds_reference on payment_refunds (payment_id, gateway_reference)
      where gateway_reference is not null;
    create index payment_refunds_search on payment_refunds (gateway_reference) where gateway_reference is not null;
    create index payment_refunds_due on payment_refunds (try_at) where try_at is not null;

    create function guard_payment_refund() returns trigger language plpgsql as $$
    begin
      if old.state = 'failed' and new.state <> 'failed' then
        raise exception 'a failed refund stays failed' using errcode = 'restrict_violation';
      end if;
      if (old.payment_id, old.operator_id, old.requested_by, old.purpose, old.method, old.access, old.amount_cents, old.amount_minor, old.currency,
          old.reason, old.created_at)
        is distinct from
         (new.payment_id, new.operator_id, new.requested_by, new.purpose, new.method, new.access, new.amount_cents, new.amount_minor, new.currency,
          new.reason, new.created_at)
        or (old.effect is not null and new.effect is distinct from old.effect) then
        raise exception 'a refund is frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger payment_refunds_guard before update on payment_refunds
      for each row execute function guard_payment_refund();
  `.execute(db);
	await describeTable(db, "payment_refunds", "Requested refunds. A row is written before the gateway is called; its id is the gateway's idempotency key.", {
		id: "Primary key (UUID v7).",
		payment_id: "The payment.",
		operator_id: "The operator who requested it; null when the buyer or the shop did.",
		requested_by: "Who requested it: an `operator`, the `buyer`, or the `shop` by its setting.",
		method: "How the money is returned: by the `gateway`, to the buyer's `balance`, or by other means that are only on `record`.",
		access: "What happens to the access that the payment granted.",
		amount_cents: "Amount in cents.",
		amount_minor: "The same in minor units of the captured currency.",
		currency: "The captured currency.",
		reason: "The operator's reason, or `duplicate`.",
		state: "`unknown`: the gateway gave no clear answer. `pending`: it is processing the refund.",
		gateway_reference: "The gateway's id of the refund.",
		created_at: "When it was requested.",
		changed_at: "When its state changed last.",
		purpose: "`refund` of a settled payment, `repay` of money that was returned to us, `return` of money that was never accepted.",
		effect: "The effect that booked it.",
		failure: "Reason of the failure, given by the gateway or the shop.",
		attempts: "Attempts so far.",
		try_at: "When it is tried or checked next; null once it is decided."
	});
	await refuseDelete(db, "payment_refunds");
	await sql`
    create table gateway_refunds (
      payment_id uuid not null references payments,
      reference text not null,
      amount_minor bigint not null check (amount_minor >= 0),
      counted_at timestamptz,
      failed_at timestamptz,
      primary key (payment_id, reference)
    );
    create index gateway_refunds_search on gateway_refunds (reference);
  `.execute(db);
	await describeTable(db, "gateway_refunds", "Individual refunds as gateways report them, so that an older report cannot restore one that failed later.", {
		payment_id: "The payment.",
		reference: "The gateway's id of the refund.",
		amount_minor: "Amount in minor units of the captured currency.",
		counted_at: "When it was added to what the payment has returned; null before.",
		failed_at: "When the gateway reported that it had failed."
	});
	await refuseDelete(db, "gateway_refunds");
	await sql`
    create table double_payments (
      payment_id uuid primary key references payments,
      earlier_payment_id uuid not null references payments,
      policy text not null check (policy in ('keep', 'ask', 'refund')),
      state text not null check (state in ('open', 'kept', 'refunding', 'refunded', 'dismissed')),
      decided_by text check (decided_by in ('buyer', 'operator', 'shop')),
      refund_id uuid references payment_refunds,
      created_at timestamptz not null,
      decided_at timestamptz,
      check (payment_id <> earlier_payment_id),
      check ((state = 'open') = (decided_at is null)),
      check (state <> 'open' or (decided_by is null and refund_id is null)),
      check (state <> 'refunding' or refund_id is not null)
    );
    create index double_payments_earlier on double_payments (earlier_payment_id);
  `.execute(db);
	await describeTable(db, "double_payments", "Two payments of one buyer for one product that look like a purchase paid twice, and what was decided about them.", {
		payment_id: "The later payment, which a refund would return; written in the transaction that confirms it.",
		earlier_payment_id: "The payment that was confirmed before it.",
		policy: "What the shop does, by its setting at that time: `ask` when the shop could not refund.",
		state: "`open` until it is decided. `refunding`: the refund of the later payment is on its way.",
		decided_by: "Who decided; null when a refund of one of the payments settled it.",
		refund_id: "The refund that the buyer or the shop requested.",
		created_at: "When the later payment was confirmed.",
		decided_at: "When it was decided."
	});
	await refuseDelete(db, "double_payments");
	await createReferenceSearch(db);
}
async function createReferenceSearch(db) {
	await sql`
    create function payments_by_reference(typed text) returns table (payment_id uuid) language sql stable as $$
      select id from payments where gateway_reference = typed
      union select id from payments where gateway_secondary_reference = typed
      union select id from payments where gateway_secondary_reference ~ '[.+]'
        and regexp_split_to_array(gateway_secondary_reference, '[.+]') @> array[typed]
      union select payment_id from coin_payments where gateway_payment_id = typed
      union select id from payments where dispute_reference = typed
      union select payment_id from payment_refunds where gateway_reference = typed
      union select payment_id from gateway_refunds where reference = typed
      union select p.id from webhook_events e
        join payments p on p.id = case when e.order_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e.order_id::uuid end
        where e.event_key = typed
      union select p.id from webhook_events e
        join payments p on p.provider = e.provider and p.gateway_reference = e.gateway_reference
        where e.event_key = typed and e.order_id is null
    $$;
  `.execute(db);
}
// migrations/baseline/0013-confirmations.ts
var _0013_confirmations_exports = __exportAll({ up: () => up$12 });
async function up$12(db) {
	await sql`
    create table transfer_proofs (
      id uuid primary key,
      payment_id uuid not null references payments,
      file text not null,
      content_type text not null check (content_type in ('application/pdf', 'image/webp')),
      bytes integer not null check (bytes > 0),
      created_at timestamptz not null,
      stored_at timestamptz,
      decision text check (decision in ('accepted', 'refused')),
      decided_at timestamptz,
      decided_by uuid references operators,
      decision_reason text,
      check (num_nonnulls(decision, decided_at, decided_by) in (0, 3))
    );
    create unique index transfer_proofs_one_open on transfer_proofs (payment_id)
      where decision is null and stored_at is not null;
    create index transfer_proofs_payment on transfer_proofs (payment_id, created_at);
    create index transfer_proofs_waiting on transfer_proofs (stored_at, id)
      where decision is null and stored_at is not null;
  `.execute(db);
	await describeTable(db, "transfer_proofs", "Proofs of payment that buyers send for bank transfers; an operator decides on them.", {
		id: "Primary key (UUID v7).",
		payment_id: "The payment.",
		file: "Name of the file in the storage; empty once the account was erased.",
		content_type: "Type of the file.",
		bytes: "Size of the file.",
		created_at: "When the upload began.",
		stored_at: "When the file was stored; null before, when there is nothing to decide yet.",
		decision: "The operator's decision.",
		decided_at: "When it was decided.",
		decided_by: "The operator who decided.",
		decision_reason: "The operator's reason, shown to the buyer for a refusal."
	});
	await sql`
    create table transfer_confirmations (
      payment_id uuid primary key references payments,
      bank_reference text not null unique check (bank_reference <> ''),
      received_minor bigint not null check (received_minor > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      reason text not null check (reason <> ''),
      confirmed_by uuid not null references operators,
      confirmed_at timestamptz not null,
      settled_by uuid references operators,
      settled_at timestamptz,
      check (num_nonnulls(settled_by, settled_at) in (0, 2))
    );
    create trigger transfer_confirmations_settled_immutable before update or delete on transfer_confirmations
      for each row when (old.settled_at is not null) execute function refuse_change();
  `.execute(db);
	await describeTable(db, "transfer_confirmations", "Bank transfers that operators saw in the shop's account; large ones need a second operator.", {
		payment_id: "The payment.",
		bank_reference: "The bank's id of the incoming money, which counts for one payment only.",
		received_minor: "Received amount in minor units of the currency.",
		currency: "Received currency.",
		reason: "The operator's reason, for the audit log.",
		confirmed_by: "The operator who saw the money.",
		confirmed_at: "When it was confirmed.",
		settled_by: "The operator who confirmed it as the last one needed; null while a second one is missing.",
		settled_at: "When the payment was settled."
	});
	await refuseTruncate(db, "transfer_confirmations");
	await sql`
    create table payment_confirmations (
      id uuid primary key,
      payment_id uuid not null references payments,
      provider text not null,
      reference text not null check (reference <> ''),
      reason text not null check (reason <> ''),
      needs_second_operator boolean not null,
      state text not null check (state in ('waiting', 'settled', 'refused', 'expired')),
      requested_by uuid not null references operators,
      requested_at timestamptz not null,
      expires_at timestamptz not null,
      decided_by uuid references operators,
      decided_at timestamptz,
      decision_reason text,
      check (num_nonnulls(decided_by, decided_at) = case when state in ('settled', 'refused') then 2 else 0 end),
      check (not needs_second_operator or state <> 'settled' or decided_by <> requested_by)
    );
    create unique index payment_confirmations_one_waiting on payment_confirmations (payment_id)
      where state = 'waiting';
    create unique index payment_confirmations_one_settled on payment_confirmations (payment_id)
      where state = 'settled';
    create unique index payment_confirmations_reference on payment_confirmations (provider, lower(reference))
      where state in ('waiting', 'settled');
    create index payment_confirmations_waiting on payment_confirmations (requested_at) where state = 'waiting';
    create index payment_confirmations_payment on payment_confirmations (payment_id, requested_at);
    create trigger payment_confirmations_decided_immutable before update on payment_confirmations
      for each row when (old.state <> 'waiting') execute function refuse_change();
  `.execute(db);
	await describeTable(db, "payment_confirmations", "Manual confirmations of payments that no gateway can confirm; large ones need a second operator.", {
		id: "Primary key (UUID v7).",
		payment_id: "The payment.",
		provider: "Adapter of the payment, or where the money arrived.",
		reference: "The provider's or bank's id of the money, which counts for one payment only.",
		reason: "The operator's reason, for the audit log.",
		needs_second_operator: "Whether a second operator has to agree, decided at the request.",
		state: "State of the confirmation.",
		requested_by: "The operator who requested it.",
		requested_at: "When it was requested.",
		expires_at: "When it expires without a second operator.",
		decided_by: "The operator who settled or refused it.",
		decided_at: "When it was decided.",
		decision_reason: "Reason of the decision."
	});
	await refuseDelete(db, "payment_confirmations");
}
// migrations/baseline/0014-journal.ts
var _0014_journal_exports = __exportAll({ up: () => up$11 });
const FIGURES = [
	"earned",
	"credited",
	"pending",
	"available",
	"in_payout",
	"paid_out",
	"spent",
	"reversed",
	"withheld",
	"released",
	"days_earned",
	"days_pending",
	"days_available",
	"days_given",
	"days_reversed"
];
const SOURCES = [
	"earned",
	"credited",
	"days_earned"
];
async function up$11(db) {
	await sql`
    create table journals (
      id uuid primary key,
      kind text not null check (kind in ('sale', 'refund', 'refund_bounced', 'refund_repaid', 'commission',
        'commission_available', 'commission_frozen', 'commission_reversed', 'days', 'spend', 'spend_returned', 'credit',
        'credit_withheld', 'credit_spent', 'credit_released', 'credit_paid_out', 'payout_request', 'payout_returned', 'payout_paid', 'plan_credit',
        'gift_sold', 'gift_ended', 'gift_credit', 'gift_credit_reversed')),
      payment_id uuid references payments,
      effect text not null,
      created_at timestamptz not null,
      subject text not null,
      unique (payment_id, effect),
      foreign key (payment_id, effect) references payment_effects (payment_id, effect),
      constraint journals_once unique (subject, effect),
      constraint journals_of_payments check (payment_id is null or subject = 'payment:' || payment_id)
    );
    create index journals_payments_by_time on journals (created_at) where payment_id is not null;
    create index journals_commissions_by_time on journals (created_at)
      where kind in ('commission', 'commission_reversed');
  `.execute(db);
	await describeTable(db, "journals", "Postings of the double-entry journal, append-only. The entries of a posting sum to 0 in each currency.", {
		id: "Primary key (UUID v7).",
		kind: "What is posted.",
		payment_id: "The payment, for a posting that is an effect of one.",
		effect: "With the subject what makes the posting happen once, such as `capture` or `refund:<sum>`.",
		created_at: "When it was posted.",
		subject: "What it is about: `payment:<id>`, `commission:<id>`, `payout:<id>`, `gift:<id>` or `partner:<id>`."
	});
	await makeAppendOnly(db, "journals");
	await sql`
    create table journal_entries (
      id bigint generated always as identity primary key,
      journal_id uuid not null references journals,
      account text not null check (account ~ '^[a-z_]+(:[a-z0-9_-]+)?$'),
      amount_cents bigint not null check (amount_cents <> 0),
      currency text not null
    );
    create index journal_entries_journal on journal_entries (journal_id);
    create index journal_entries_account on journal_entries (account, currency);

    create function check_journal_balance() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from journal_entries where journal_id = new.journal_id group by currency having sum(amount_cents) <> 0) then
        raise exception 'journal % does not balance', new.journal_id using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger journal_entries_balance after insert on journal_entries deferrable initially deferred
      for each row execute function check_journal_balance();
  `.execute(db);
	await describeTable(db, "journal_entries", "Entries of a posting, append-only. Positive is debit.", {
		id: "Primary key.",
		journal_id: "The posting.",
		account: "Account, such as `gateway:stripe`, `sales`, `fees` or `partner_available:<user>`.",
		amount_cents: "Amount in minor units of the currency; debit is positive and credit negative.",
		currency: "Currency of the amount, three letters."
	});
	await makeAppendOnly(db, "journal_entries");
	await sql`
    create table partner_balances (
      partner_id uuid primary key references users,
      earned_cents bigint not null default 0,
      pending_cents bigint not null default 0,
      available_cents bigint not null default 0,
      in_payout_cents bigint not null default 0,
      paid_out_cents bigint not null default 0,
      spent_cents bigint not null default 0,
      reversed_cents bigint not null default 0,
      days_earned_cents bigint not null default 0,
      days_pending_cents bigint not null default 0,
      days_available_cents bigint not null default 0,
      days_given_cents bigint not null default 0,
      days_reversed_cents bigint not null default 0,
      credited_cents bigint not null default 0 check (credited_cents >= 0),
      withheld_cents bigint not null default 0 check (withheld_cents >= 0),
      released_cents bigint not null default 0 check (released_cents >= 0),
      check (days_earned_cents = days_pending_cents + days_available_cents + days_given_cents + days_reversed_cents),
      check (least(earned_cents, pending_cents, in_payout_cents, paid_out_cents, spent_cents, reversed_cents) >= 0),
      check (least(days_earned_cents, days_pending_cents, days_given_cents, days_reversed_cents) >= 0),
      constraint partner_balances_add_up
        check (earned_cents + credited_cents
          = pending_cents + available_cents + in_payout_cents + paid_out_cents + spent_cents + reversed_cents)
    );
    create index partner_balances_earned on partner_balances (partner_id)
      where earned_cents > 0 or days_earned_cents > 0;
  `.execute(db);
	await describeTable(db, "partner_balances", "Sums of the journal's accounts per partner, in cents, maintained by a trigger of `journal_entries` and shown as positive figures.", {
		partner_id: "The partner or buyer who has a balance.",
		earned_cents: "Commissions earned as money.",
		pending_cents: "Commissions that have not matured.",
		available_cents: "What can pay orders and, but for the withheld part, be paid out; below 0 after a reversal of spent money.",
		in_payout_cents: "In payouts that are under way.",
		paid_out_cents: "Payouts that the partner has received.",
		spent_cents: "Spent on orders.",
		reversed_cents: "Commissions that were reversed.",
		days_earned_cents: "Value of commissions earned as days.",
		days_pending_cents: "Value of such commissions that have not matured.",
		days_available_cents: "Value that was matured and not yet given as whole days.",
		days_given_cents: "Value given as days.",
		days_reversed_cents: "Value of such commissions that were reversed.",
		credited_cents: "Refunds credited to the balance.",
		withheld_cents: "Part of the available money that came from refunds: it can pay orders and is not paid out.",
		released_cents: "Part of the available money that came from refunds and that an operator released for payouts."
	});
	await refuseDelete(db, "partner_balances");
	await sql`
    create table credit_holds (
      id uuid primary key,
      user_id uuid not null references users,
      payment_id uuid not null references payments,
      effect text not null,
      amount_cents integer not null check (amount_cents > 0),
      created_at timestamptz not null,
      releasable_at timestamptz not null,
      released_by uuid references operators,
      released_at timestamptz,
      released_cents integer check (released_cents between 0 and amount_cents),
      unique (payment_id, effect),
      check ((released_at is null) = (released_by is null)),
      check ((released_at is null) = (released_cents is null))
    );
    create index credit_holds_open on credit_holds (user_id, id) where released_at is null;
  `.execute(db);
	await describeTable(db, "credit_holds", "Refunds credited to a balance, withheld from payouts until an operator releases them.", {
		id: "Primary key (UUID v7).",
		user_id: "The buyer.",
		payment_id: "The refunded payment.",
		effect: "The effect that credited it.",
		amount_cents: "Credited amount in cents.",
		created_at: "When it was credited.",
		releasable_at: "End of the dispute window of the payment; it can be released from then.",
		released_by: "The operator who released it.",
		released_at: "When it was released.",
		released_cents: "What was left to release, in cents; the rest had been spent."
	});
	await refuseDelete(db, "credit_holds");
	await bookPartnerBalances(db);
}
async function bookPartnerBalances(db) {
	const sums = FIGURES.map((name) => {
		return `coalesce(${SOURCES.includes(name) ? "" : "-"}sum(amount_cents) filter (where name = 'partner_${name}'), 0)::bigint as ${name}_cents`;
	});
	const additions = FIGURES.map((name) => `${name}_cents = b.${name}_cents + d.${name}_cents`);
	await sql.raw(`
    create function book_partner_balances() returns trigger language plpgsql as $$
    begin
      if not exists (select 1 from added where account like 'partner\\_%') then
        return null;
      end if;
      insert into partner_balances (partner_id)
      select distinct split_part(account, ':', 2)::uuid from added where account like 'partner\\_%'
      on conflict do nothing;
      update partner_balances b set ${additions.join(", ")}
      from (
        select partner_id, ${sums.join(", ")}
        from (
          select split_part(account, ':', 1) as name, split_part(account, ':', 2)::uuid as partner_id, amount_cents
          from added where account like 'partner\\_%'
        ) parts group by partner_id
      ) d
      where b.partner_id = d.partner_id;
      -- Enforced here independently of the code: a balance cannot be overspent, and credited money cannot be
      -- paid out.
      if exists (
        select 1 from added a
        join journals j on j.id = a.journal_id and j.kind in ('spend', 'payout_request')
        join partner_balances b on a.account = 'partner_available:' || b.partner_id
        where b.available_cents - case j.kind when 'payout_request' then b.withheld_cents else 0 end < 0) then
        raise exception 'the balance is overspent' using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create trigger journal_entries_book after insert on journal_entries
      referencing new table as added for each statement execute function book_partner_balances();
  `).execute(db);
}
// migrations/baseline/0015-campaigns.ts
var _0015_campaigns_exports = __exportAll({ up: () => up$10 });
async function up$10(db) {
	await sql`
    create table campaign_days (
      campaign text not null check (length(campaign) between 1 and 200),
      day date not null,
      visits integer not null default 0,
      activations integer not null default 0,
      primary key (campaign, day)
    );
    create index campaign_days_day on campaign_days (day);
    create index campaign_days_by_name on campaign_days (campaign collate "C");
  `.execute(db);
	await describeTable(db, "campaign_days", "Visits and activations of campaigns per UTC day.", {
		campaign: "Name of the campaign, from `utm` links.",
		day: "UTC date.",
		visits: "Distinct visitors.",
		activations: "Activations of the campaign by a visitor or a new account."
	});
	await sql`
    create table campaign_costs (
      campaign text collate "C" primary key check (length(campaign) between 1 and 200),
      cost_cents bigint not null check (cost_cents between 0 and 100000000)
    );
  `.execute(db);
	await describeTable(db, "campaign_costs", "What campaigns cost, as operators entered it.", {
		campaign: "Name of the campaign.",
		cost_cents: "All that was spent on it, in cents."
	});
	await sql`
    create table campaign_payers (
      campaign text collate "C" not null,
      user_id uuid not null references users,
      revenue_cents bigint not null,
      primary key (campaign, user_id)
    );

    create function add_campaign_revenue() returns trigger language plpgsql as $$
    begin
      insert into campaign_payers (campaign, user_id, revenue_cents)
      select campaign, id, new.captured_cents - new.refunded_cents - (old.captured_cents - old.refunded_cents)
      from users where id = new.user_id and campaign is not null
      on conflict (campaign, user_id)
        do update set revenue_cents = campaign_payers.revenue_cents + excluded.revenue_cents;
      return null;
    end $$;
    create trigger payments_of_campaigns after update of captured_cents, refunded_cents on payments
      for each row when (new.provider <> 'balance'
        and (new.captured_cents, new.refunded_cents) is distinct from (old.captured_cents, old.refunded_cents))
      execute function add_campaign_revenue();

    create function move_campaign_payer() returns trigger language plpgsql as $$
    begin
      delete from campaign_payers where campaign = old.campaign and user_id = new.id;
      insert into campaign_payers (campaign, user_id, revenue_cents)
      select new.campaign, new.id, sum(captured_cents - refunded_cents)
      from payments where user_id = new.id and captured_cents > 0 and provider <> 'balance' and new.campaign is not null
      having count(*) > 0;
      return null;
    end $$;
    create trigger users_of_campaigns after update of campaign on users
      for each row when (new.campaign is distinct from old.campaign) execute function move_campaign_payer();
  `.execute(db);
	await describeTable(db, "campaign_payers", "Users of a campaign who have paid, maintained by triggers of payments and users.", {
		campaign: "Name of the campaign.",
		user_id: "The user.",
		revenue_cents: "What they paid minus refunds, in cents; payments by balance do not count."
	});
	await sql`
    create table referral_days (
      user_id uuid not null references users,
      day date not null,
      visits integer not null default 0,
      primary key (user_id, day)
    );
  `.execute(db);
	await describeTable(db, "referral_days", "Visits by referral links per UTC day.", {
		user_id: "The partner.",
		day: "UTC date.",
		visits: "Distinct visitors."
	});
	await sql`
    create unlogged table visit_keys (
      day date primary key,
      key bytea not null check (length(key) = 32)
    );
  `.execute(db);
	await describeTable(db, "visit_keys", "Keys of the hashes of today's visitors; once a key is deleted, a hash identifies no visitor. Unlogged: a crash may count a visitor twice.", {
		day: "UTC date.",
		key: "Random key of the day."
	});
	await sql`
    create unlogged table visitor_hashes (
      day date not null,
      hash bytea not null check (length(hash) = 32),
      primary key (day, hash)
    );
  `.execute(db);
	await describeTable(db, "visitor_hashes", "Visitors counted today. Unlogged: a crash may count a visitor twice.", {
		day: "UTC date.",
		hash: "Hash of visitor and link with the key of the day."
	});
}
// migrations/baseline/0016-partners.ts
var _0016_partners_exports = __exportAll({ up: () => up$9 });
async function up$9(db) {
	await sql`
    create table referral_rules (
      version integer generated always as identity primary key,
      deposit_percent integer not null check (deposit_percent between 0 and 5000),
      first_payment_percent integer not null check (first_payment_percent between 0 and 5000),
      verified_percent integer not null check (verified_percent between 0 and 5000),
      hold_days integer not null check (hold_days between 0 and 365),
      payout_min_cents integer not null check (payout_min_cents > 0),
      second_operator_cents integer not null check (second_operator_cents >= 0),
      network_accounts_max integer not null check (network_accounts_max > 0),
      created_at timestamptz not null
    );

    insert into referral_rules (deposit_percent, first_payment_percent, verified_percent, hold_days,
        payout_min_cents, second_operator_cents, network_accounts_max, created_at)
      values (3000, 1000, 2000, 14, 5000, 50000, 10, now());
  `.execute(db);
	await describeTable(db, "referral_rules", "Rules of commissions and payouts, append-only; the newest version applies.", {
		version: "Primary key; commissions and payouts name the version that they follow.",
		deposit_percent: "Commission on payments, in 1/100 %.",
		first_payment_percent: "Additional commission on a buyer's first payment, in 1/100 %.",
		verified_percent: "Replaces the additional commission on a first payment for verified partners, in 1/100 %.",
		hold_days: "Days until a commission matures.",
		payout_min_cents: "Smallest payout in cents.",
		second_operator_cents: "From this amount in cents, one operator approves a payout and another one pays it.",
		network_accounts_max: "Accounts from one IP prefix that a partner may bring before an operator reviews them.",
		created_at: "Valid from then."
	});
	await makeAppendOnly(db, "referral_rules");
	await sql`
    create table rule_changes (
      id uuid primary key,
      rules jsonb not null,
      from_version integer not null references referral_rules,
      reason text not null,
      requested_by uuid not null references operators,
      requested_at timestamptz not null,
      due_at timestamptz not null,
      state text not null default 'waiting' check (state in ('waiting', 'applied', 'withdrawn')),
      decided_by uuid references operators,
      decided_at timestamptz,
      check (decided_by <> requested_by or state <> 'applied'),
      check ((state = 'waiting') = (decided_at is null))
    );
    create unique index rule_changes_one_waiting on rule_changes (state) where state = 'waiting';
  `.execute(db);
	await describeTable(db, "rule_changes", "Changes that weaken a rule which protects money; they wait for a second owner or for a day to pass.", {
		id: "Primary key (UUID v7).",
		rules: "All rules as they will be, by the column names of `referral_rules`.",
		from_version: "The version that was changed; the change is void when another version is in force.",
		reason: "The operator's reason, for the audit log.",
		requested_by: "The owner who requested it.",
		requested_at: "When it was requested.",
		due_at: "When it is applied without a second owner.",
		state: "State of the change.",
		decided_by: "The owner who applied or withdrew it; null when it was applied on time.",
		decided_at: "When it was applied or withdrawn."
	});
	await refuseDelete(db, "rule_changes");
	await sql`
    create table partners (
      user_id uuid primary key references users,
      mode text not null default 'base' check (mode in ('base', 'subs')),
      service_ids integer[] not null default '{}',
      verified_at timestamptz,
      check (cardinality(service_ids) <= 3 and (mode = 'base' or cardinality(service_ids) > 0))
    );
  `.execute(db);
	await describeTable(db, "partners", "Buyers with settings as a partner; a buyer without a row has the defaults.", {
		user_id: "The partner.",
		mode: "`base`: commissions are money. `subs`: they are days of services.",
		service_ids: "Up to three services whose days the partner earns in mode `subs`.",
		verified_at: "When an operator verified the partner, which raises the commission."
	});
	await sql`
    create table referral_flags (
      id uuid primary key,
      partner_id uuid not null references users,
      network text not null,
      created_at timestamptz not null,
      verdict text check (verdict in ('cleared', 'confirmed')),
      resolved_at timestamptz,
      unique (partner_id, network),
      check ((verdict is null) = (resolved_at is null))
    );
  `.execute(db);
	await describeTable(db, "referral_flags", "Partners who brought many accounts from one network, for an operator to decide on.", {
		id: "Primary key (UUID v7).",
		partner_id: "The partner.",
		network: "IP prefix of the accounts.",
		created_at: "When it was raised.",
		verdict: "`cleared`: the accounts are genuine. `confirmed`: they are not, and their commissions are reversed.",
		resolved_at: "When it was decided."
	});
	await sql`
    create table flagged_buyers (
      buyer_id uuid primary key references users,
      flag_id uuid not null references referral_flags
    );
    create index flagged_buyers_flag on flagged_buyers (flag_id);
  `.execute(db);
	await describeTable(db, "flagged_buyers", "Accounts of a flag, whose commissions wait for the decision.", {
		buyer_id: "The account.",
		flag_id: "The flag."
	});
}
// migrations/baseline/0017-commissions.ts
var _0017_commissions_exports = __exportAll({ up: () => up$8 });
async function up$8(db) {
	await sql`
    create table commissions (
      id uuid primary key,
      payment_id uuid not null references payments,
      kind text not null check (kind in ('deposit', 'first_payment')),
      partner_id uuid not null references users,
      buyer_id uuid not null references users,
      mode text not null check (mode in ('base', 'subs')),
      service_ids integer[] not null,
      rule_version integer not null references referral_rules,
      rate_percent integer not null check (rate_percent between 1 and 5000),
      base_cents integer not null check (base_cents > 0),
      amount_cents integer not null check (amount_cents > 0),
      created_at timestamptz not null,
      available_at timestamptz not null,
      state text not null check (state in ('pending', 'review', 'disputed', 'available', 'reversed')),
      reason text check (reason in ('refund', 'operator', 'many_accounts', 'dispute')),
      reversed_cents integer not null default 0,
      matured_count integer not null default 0,
      unique (payment_id, kind),
      check (partner_id <> buyer_id),
      check (amount_cents <= base_cents::bigint * rate_percent / 10000),
      check (reversed_cents between 0 and amount_cents),
      check ((state = 'reversed') = (reversed_cents = amount_cents))
    );
    create unique index commissions_first on commissions (buyer_id) where kind = 'first_payment';
    create index commissions_partner on commissions (partner_id, created_at desc, id desc);
    create index commissions_waiting on commissions (available_at) where state = 'pending';
    create index commissions_buyer on commissions (buyer_id) where state in ('pending', 'review');

    create function guard_commission() returns trigger language plpgsql as $$
    begin
      if new.state <> old.state and not exists (
        select 1 from commission_transitions where from_state = old.state and to_state = new.state) then
        raise exception 'commission cannot move from % to %', old.state, new.state using errcode = 'restrict_violation';
      end if;
      if (old.payment_id, old.kind, old.partner_id, old.buyer_id, old.mode, old.service_ids,
          old.rule_version, old.rate_percent, old.base_cents, old.amount_cents, old.created_at, old.available_at)
        is distinct from
         (new.payment_id, new.kind, new.partner_id, new.buyer_id, new.mode, new.service_ids,
          new.rule_version, new.rate_percent, new.base_cents, new.amount_cents, new.created_at, new.available_at) then
        raise exception 'a commission is frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger commissions_guard before update on commissions for each row execute function guard_commission();
  `.execute(db);
	await describeTable(db, "commissions", "What partners earn from payments; terms are frozen at the purchase.", {
		id: "Primary key (UUID v7).",
		payment_id: "The payment.",
		kind: "`deposit`: on every payment. `first_payment`: once per buyer.",
		partner_id: "The partner.",
		buyer_id: "The buyer whom the partner invited.",
		mode: "Mode of the partner at that time: money or days.",
		service_ids: "Services of the partner at that time, for days.",
		rule_version: "The version of the rules at that time.",
		rate_percent: "Rate in 1/100 %.",
		base_cents: "Amount in cents that the rate applies to.",
		amount_cents: "Commission in cents.",
		created_at: "When the payment was settled.",
		available_at: "When it matures.",
		state: "State; `commission_transitions` lists what may follow it.",
		reason: "Why it is held or was reversed.",
		reversed_cents: "What was reversed of it, in cents.",
		matured_count: "How often it became available; more than once after disputes that were won."
	});
	await refuseDelete(db, "commissions");
	await sql`
    create table commission_transitions (
      from_state text not null,
      to_state text not null,
      primary key (from_state, to_state)
    );

    insert into commission_transitions (from_state, to_state) values
      ('pending', 'available'), ('pending', 'review'), ('pending', 'disputed'), ('pending', 'reversed'),
      ('review', 'pending'), ('review', 'disputed'), ('review', 'reversed'),
      ('disputed', 'pending'), ('disputed', 'reversed'),
      ('available', 'disputed'), ('available', 'reversed');
  `.execute(db);
	await describeTable(db, "commission_transitions", "Allowed transitions of a commission, as in its rules.", {
		from_state: "State before.",
		to_state: "State after."
	});
	await refuseTruncate(db, "commission_transitions");
	await sql`
    create table commission_days (
      partner_id uuid not null references users,
      day date not null,
      deposit_cents bigint not null default 0,
      first_payment_cents bigint not null default 0,
      primary key (partner_id, day)
    );
  `.execute(db);
	await describeTable(db, "commission_days", "Commissions per partner and UTC day, for the chart of the partner.", {
		partner_id: "The partner.",
		day: "UTC date.",
		deposit_cents: "Commissions on payments, in cents.",
		first_payment_cents: "Commissions on first payments, in cents."
	});
	await sql`
    create table earned_days (
      id uuid primary key,
      commission_id uuid not null references commissions,
      matured_count integer not null,
      service_id integer not null references services,
      product_id integer not null references products,
      partner_id uuid not null references users,
      days integer not null check (days > 0),
      value_cents integer not null check (value_cents >= 0),
      created_at timestamptz not null,
      unique (commission_id, matured_count, service_id)
    );
    create index earned_days_partner on earned_days (partner_id);
  `.execute(db);
	await describeTable(db, "earned_days", "Whole days given for a commission, append-only, at the daily price of the cheapest plan of the service at that time.", {
		id: "Primary key (UUID v7).",
		commission_id: "The commission.",
		matured_count: "Which of its maturities, as counted in `commissions.matured_count`.",
		service_id: "The service.",
		product_id: "The product whose subscription was extended.",
		partner_id: "The partner.",
		days: "Days given.",
		value_cents: "Their value in cents.",
		created_at: "When they were given."
	});
	await makeAppendOnly(db, "earned_days");
}
// migrations/baseline/0018-payouts.ts
var _0018_payouts_exports = __exportAll({ up: () => up$7 });
async function up$7(db) {
	await sql`
    create table payouts (
      id uuid primary key,
      user_id uuid not null references users,
      network text not null check (network in ('usdt_trc20', 'ton')),
      address text not null,
      memo text,
      amount_cents integer not null check (amount_cents > 0),
      rule_version integer not null references referral_rules,
      created_at timestamptz not null,
      not_before timestamptz not null,
      state text not null check (state in ('requested', 'approved', 'paid', 'rejected', 'canceled')),
      approved_by uuid references operators,
      approved_at timestamptz,
      paid_by uuid references operators,
      closed_at timestamptz,
      reason text,
      transaction text,
      intent bytea constraint payouts_intent_key unique,
      transaction_hash bytea,
      sending_at timestamptz,
      sending_by uuid references operators,
      check ((state = 'paid') = (transaction is not null)),
      check (state <> 'rejected' or reason is not null),
      check (state not in ('approved', 'paid') or approved_by is not null),
      check ((sending_at is null) = (sending_by is null)),
      constraint payouts_sending check (sending_at is null or state in ('approved', 'paid')),
      constraint payouts_transaction_hash
        check (transaction_hash is null or (transaction is not null and octet_length(transaction_hash) = 32)),
      constraint payouts_one_per_transaction unique (network, transaction_hash)
    );
    create index payouts_user on payouts (user_id, id desc);
    create index payouts_state on payouts (state, id);
    create index payouts_paid on payouts (closed_at) where state = 'paid';

    create function guard_payout() returns trigger language plpgsql as $$
    begin
      if new.state <> old.state and not exists (
        select 1 from payout_transitions where from_state = old.state and to_state = new.state) then
        raise exception 'payout cannot move from % to %', old.state, new.state using errcode = 'restrict_violation';
      end if;
      if (old.user_id, old.network, old.amount_cents, old.rule_version, old.created_at, old.not_before)
        is distinct from
         (new.user_id, new.network, new.amount_cents, new.rule_version, new.created_at, new.not_before) then
        raise exception 'a payout is frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger payouts_guard before update on payouts for each row execute function guard_payout();

    create function guard_payout_address() returns trigger language plpgsql as $$
    begin
      if (old.address, old.memo) is distinct from (new.address, new.memo)
        and not (new.address = '' and new.memo is null and old.state in ('paid', 'rejected', 'canceled')) then
        raise exception 'the address of a payout is frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger payouts_address before update of address, memo on payouts
      for each row execute function guard_payout_address();
  `.execute(db);
	await describeTable(db, "payouts", "Money that partners have sent to an address. The address is frozen, and blanked only by the erasure of the account.", {
		id: "Primary key (UUID v7).",
		user_id: "The partner.",
		network: "Network of the transfer: USDT on TRON, or TON.",
		address: "Address of the recipient.",
		memo: "Memo of the transfer, on TON.",
		amount_cents: "Amount in cents.",
		rule_version: "The version of the rules at the request.",
		created_at: "When it was requested.",
		not_before: "It cannot be approved earlier, after a change of the address.",
		state: "State; `payout_transitions` lists what may follow it.",
		approved_by: "The operator who approved it.",
		approved_at: "When it was approved.",
		paid_by: "The operator who marked it as paid.",
		closed_at: "When it was paid, rejected or canceled.",
		reason: "Reason of a rejection, shown to the partner.",
		transaction: "Hash of the transfer as the operator typed it.",
		intent: "Hash of the call that requested it, so that one call requests it only once.",
		transaction_hash: "The 32 bytes of the hash of the transfer, which do not depend on its spelling; one transfer pays one payout.",
		sending_at: "When an operator began to send the money.",
		sending_by: "The operator who sends the money; only they are shown the address."
	});
	await refuseDelete(db, "payouts");
	await sql`
    create table payout_transitions (
      from_state text not null,
      to_state text not null,
      primary key (from_state, to_state)
    );

    insert into payout_transitions (from_state, to_state) values
      ('requested', 'approved'), ('requested', 'rejected'), ('requested', 'canceled'),
      ('approved', 'paid'), ('approved', 'rejected'), ('approved', 'requested');
  `.execute(db);
	await describeTable(db, "payout_transitions", "Allowed transitions of a payout, as in its rules.", {
		from_state: "State before.",
		to_state: "State after."
	});
	await refuseTruncate(db, "payout_transitions");
}
// migrations/baseline/0019-access.ts
var _0019_access_exports = __exportAll({ up: () => up$6 });
async function up$6(db) {
	await sql`
    create table subscriptions (
      id uuid primary key,
      user_id uuid not null references users,
      product_id integer not null references products,
      anchor_day integer not null check (anchor_day between 1 and 31),
      ends_at timestamptz not null,
      grace_until timestamptz,
      created_at timestamptz not null,
      kept_until timestamptz,
      kept_for uuid references subscriptions,
      unique (user_id, product_id),
      constraint subscriptions_kept check (
        num_nulls(kept_until, kept_for) in (0, 2) and kept_for <> id and kept_until > ends_at)
    );
    create index subscriptions_active on subscriptions (user_id, ends_at);
    create index subscriptions_by_age on subscriptions (created_at, id);
    create index subscriptions_by_end on subscriptions (ends_at, id);
    create index subscriptions_of_product on subscriptions (product_id, created_at, id);
    create index subscriptions_ending on subscriptions (product_id, ends_at, id);
    create index subscriptions_kept_for on subscriptions (kept_for) where kept_for is not null;
  `.execute(db);
	await describeTable(db, "subscriptions", "A buyer's access to a product until a date; one per buyer and product.", {
		id: "Primary key (UUID v7).",
		user_id: "The buyer.",
		product_id: "The product.",
		anchor_day: "Day of the month of the first purchase, which renewals keep.",
		ends_at: "End of the last grant.",
		grace_until: "Until when access is kept after its end while a renewal is being paid; null without one.",
		created_at: "When it began.",
		kept_until: "Until when the items of a replaced plan stay usable at the latest: the end that it had. Null without items that are kept.",
		kept_for: "The subscription of the new plan; the delivery of its last item ends the keeping."
	});
	await sql`
    create table grants (
      id uuid primary key,
      subscription_id uuid not null references subscriptions,
      payment_id uuid unique references payments,
      duration_count integer not null,
      duration_unit text not null check (duration_unit in ('day', 'month', 'year')),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      created_at timestamptz not null,
      reversed_at timestamptz,
      earned_days_id uuid unique references earned_days,
      removed_days integer not null default 0 check (removed_days >= 0),
      held_at timestamptz,
      operator_id uuid references operators,
      reversed_by uuid references operators,
      moved_from uuid unique references grants,
      changed_by uuid references payments,
      intent bytea constraint grants_intent_key unique,
      constraint grants_cause check (num_nonnulls(payment_id, earned_days_id, operator_id) = 1),
      constraint grants_reversed_by check (reversed_by is null or reversed_at is not null),
      constraint grants_changed_by check (changed_by is null or (reversed_at is not null and reversed_by is null)),
      constraint grants_moved_by check (moved_from is null or operator_id is not null)
    );
    create index grants_subscription on grants (subscription_id);
    create index grants_by_time on grants (created_at);
    create index grants_ends on grants (ends_at) include (starts_at, reversed_at);
    create index grants_held on grants (subscription_id) where held_at is not null and reversed_at is null;
  `.execute(db);
	await describeTable(db, "grants", "Days added to a subscription by a payment, by earned days or by an operator; exactly one of the three is named.", {
		id: "Primary key (UUID v7).",
		subscription_id: "The subscription.",
		payment_id: "The payment that bought it.",
		duration_count: "Length in units.",
		duration_unit: "Unit of the length.",
		starts_at: "Start of the period.",
		ends_at: "End of the period.",
		created_at: "When it was granted.",
		reversed_at: "When it was reversed entirely.",
		earned_days_id: "The days that a partner earned.",
		removed_days: "Days taken off the end for a partial refund.",
		held_at: "Since when a dispute of its payment suspends it.",
		operator_id: "The operator who granted it.",
		reversed_by: "The operator who reversed it, unless a refund or a plan change did.",
		moved_from: "The grant of another subscription whose rest this is.",
		changed_by: "The payment of the plan change that ended it.",
		intent: "Hash of the call of an operator that granted it, so that one call grants it only once."
	});
	await refuseDelete(db, "grants");
	await sql`
    create table subscription_end_changes (
      id bigint generated always as identity primary key,
      subscription_id uuid not null references subscriptions,
      old_end timestamptz,
      new_end timestamptz not null,
      reason text not null check (reason in ('purchase', 'refund', 'operator', 'referral', 'plan_change')),
      created_at timestamptz not null
    );
    create index subscription_end_changes_subscription on subscription_end_changes (subscription_id, id);
  `.execute(db);
	await describeTable(db, "subscription_end_changes", "Every change of the end of a subscription, append-only.", {
		id: "Primary key.",
		subscription_id: "The subscription.",
		old_end: "End before; null when it began.",
		new_end: "End after.",
		reason: "Cause of the change.",
		created_at: "When the end was moved."
	});
	await makeAppendOnly(db, "subscription_end_changes");
	await sql`
    create table inventory_items (
      id uuid primary key,
      service_id integer not null references services,
      kind text not null check (kind in ('unique', 'shared', 'template', 'webhook')),
      content text not null default 'link' check (content in ('link', 'code', 'account', 'text', 'file')),
      secret bytea not null,
      secret_fingerprint bytea not null,
      assigned_to uuid references subscriptions,
      assigned_at timestamptz,
      created_at timestamptz not null,
      retired_at timestamptz,
      version integer not null default 1,
      file_name text,
      file_note text,
      unique (secret_fingerprint, service_id),
      check (kind = 'unique' or assigned_to is null),
      check (kind in ('unique', 'shared') or content = 'link'),
      constraint inventory_items_file check (
        (content = 'file') = (file_name is not null) and (file_name is null) = (file_note is null))
    );
    create index inventory_items_free on inventory_items (service_id, created_at, id)
      where assigned_to is null and retired_at is null;
    create index inventory_items_service on inventory_items (service_id, id);
    create index inventory_items_ready on inventory_items (service_id, kind)
      where assigned_to is null and retired_at is null;
    create index inventory_items_assigned on inventory_items (service_id, id) where assigned_to is not null;
    create index inventory_items_retired on inventory_items (service_id, id)
      where assigned_to is null and retired_at is not null;
    create index inventory_items_unassigned on inventory_items (service_id, id)
      where assigned_to is null and retired_at is null;
  `.execute(db);
	await describeTable(db, "inventory_items", "Credentials of services that are ready to be assigned.", {
		id: "Primary key (UUID v7).",
		service_id: "The service.",
		kind: "`unique`: for one subscription. `shared`: for all. `template`: a link made per subscription. `webhook`: requested from a supplier.",
		content: "What it holds; a template gives links, and so may a webhook.",
		secret: "Sealed link, code, account or text, or the template or webhook with its key.",
		secret_fingerprint: "Keyed hash that identifies the credential, so that a service gets none twice and operators find it by its content.",
		assigned_to: "The subscription that a unique item was assigned to.",
		assigned_at: "When it was assigned.",
		created_at: "When it was added.",
		retired_at: "Since when it is not assigned any more.",
		version: "Counts the changes of its content by operators.",
		file_name: "Name of a file, as in its sealed content; null for everything else.",
		file_note: "What the seller adds to a file, as in its sealed content, or empty; null for everything else."
	});
	await sql`
    create table deliveries (
      id uuid primary key,
      subscription_id uuid not null references subscriptions,
      service_id integer not null references services,
      inventory_item_id uuid references inventory_items,
      position integer not null default 0,
      attempts integer not null default 0,
      created_at timestamptz not null,
      delivered_at timestamptz,
      request_number integer not null default 1,
      unique (subscription_id, service_id),
      check ((inventory_item_id is null) = (delivered_at is null))
    );
    create index deliveries_waiting on deliveries (service_id, created_at, id) where inventory_item_id is null;
    create index deliveries_of_item on deliveries (inventory_item_id) where inventory_item_id is not null;
    create index deliveries_queue on deliveries (created_at, id) where inventory_item_id is null;
  `.execute(db);
	await describeTable(db, "deliveries", "The work of giving access to one service of a subscription.", {
		id: "Primary key (UUID v7).",
		subscription_id: "The subscription.",
		service_id: "The service.",
		inventory_item_id: "The item that was assigned; null while it is waiting.",
		position: "Order of the service within the product.",
		attempts: "Attempts so far.",
		created_at: "When it began to wait.",
		delivered_at: "When the item was assigned.",
		request_number: "Counts the items that were requested from a supplier; part of the idempotency key of the request."
	});
	await sql`
    create table item_replacements (
      id uuid primary key,
      delivery_id uuid not null references deliveries,
      old_item_id uuid not null unique references inventory_items,
      new_item_id uuid not null unique references inventory_items,
      link_check text not null check (link_check in ('works', 'fails', 'unknown')),
      created_at timestamptz not null,
      check (old_item_id <> new_item_id)
    );
    create index item_replacements_delivery on item_replacements (delivery_id, created_at);
  `.execute(db);
	await describeTable(db, "item_replacements", "Items that buyers replaced because they did not work; an item is replaced at most once.", {
		id: "Primary key (UUID v7).",
		delivery_id: "The delivery whose item was replaced.",
		old_item_id: "The item that did not work; it is retired.",
		new_item_id: "The unique item that took its place.",
		link_check: "Whether the old link answered when it was replaced; `unknown` for what cannot be checked.",
		created_at: "When it was replaced."
	});
	await sql`
    create function access_state(subscription uuid, at timestamptz) returns text language sql stable as $$
      select case
        when s.ends_at <= at then 'ended'
        when exists (
          select from grants g where g.subscription_id = s.id and g.held_at is not null and g.reversed_at is null
            and g.starts_at <= at and g.ends_at > at) then 'on_hold'
        when exists (select from deliveries d where d.subscription_id = s.id and d.inventory_item_id is null)
          and not exists (select from deliveries d where d.subscription_id = s.id and d.inventory_item_id is not null)
          then 'waiting'
        else 'active'
      end
      from subscriptions s where s.id = subscription
    $$;
  `.execute(db);
	await sql`
    create table subscription_reminders (
      subscription_id uuid not null references subscriptions,
      kind text not null check (kind in ('three_days', 'one_day', 'ended')),
      ends_at timestamptz not null,
      created_at timestamptz not null,
      primary key (subscription_id, kind, ends_at)
    );
  `.execute(db);
	await describeTable(db, "subscription_reminders", "Reminders of the end of a subscription that were sent; a renewal moves the end and starts them anew.", {
		subscription_id: "The subscription.",
		kind: "Which reminder.",
		ends_at: "The end that it is about.",
		created_at: "When it was queued."
	});
	await sql`
    alter table bulk_action_items
      add column grant_id uuid unique references grants deferrable initially deferred;
  `.execute(db);
	await describeColumns(db, "bulk_action_items", { grant_id: "The days that a subscription was given; null for everything else." });
}
// migrations/baseline/0020-support.ts
var _0020_support_exports = __exportAll({ up: () => up$5 });
async function up$5(db) {
	await sql`
    create table tickets (
      id uuid primary key,
      number integer not null unique generated always as identity (start with 1001),
      user_id uuid not null references users,
      title text not null check (char_length(title) between 1 and 200),
      state text not null check (state in ('new', 'waiting_operator', 'waiting_user', 'on_hold', 'resolved',
        'closed')),
      assignee_id uuid references operators,
      payment_id uuid references payments,
      subscription_id uuid references subscriptions,
      subject_title text,
      subject_title_ru text not null default '',
      created_at timestamptz not null,
      resolved_at timestamptz,
      last_seq bigint not null,
      last_at timestamptz not null,
      last_sender text not null check (last_sender in ('user', 'admin')),
      last_excerpt text not null,
      answer_seq bigint,
      read_seq bigint not null default 0,
      priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
      merged_into uuid references tickets,
      merged_at timestamptz,
      check (merged_into is null or state = 'closed'),
      check (num_nonnulls(payment_id, subscription_id) <= 1),
      check ((subject_title is null) = (num_nonnulls(payment_id, subscription_id) = 0)),
      check ((state = 'resolved') = (resolved_at is not null))
    );
    create index tickets_of_user on tickets (user_id, last_at desc, number desc);
    create index tickets_queue on tickets (state, last_at, number);
    create index tickets_open_of_user on tickets (user_id) where state not in ('resolved', 'closed');
    create index tickets_to_close on tickets (resolved_at) where state = 'resolved';
    create index tickets_by_priority on tickets (state, priority, last_at, number);
    create index tickets_by_assignee on tickets (assignee_id, state, last_at, number);
    create index tickets_by_time on tickets (last_at, number);
    create index tickets_merged on tickets (merged_into) where merged_into is not null;
    create index tickets_title_search on tickets using gin (to_tsvector('simple', title));

    create function guard_ticket() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.state <> 'new' then
          raise exception 'a ticket starts as new' using errcode = 'restrict_violation';
        end if;
        return new;
      end if;
      if new.state <> old.state and not exists (
        select 1 from ticket_transitions where from_state = old.state and to_state = new.state) then
        raise exception 'ticket cannot move from % to %', old.state, new.state using errcode = 'restrict_violation';
      end if;
      if (old.id, old.number, old.user_id, old.title, old.payment_id, old.subscription_id, old.subject_title, old.subject_title_ru,
          old.created_at)
        is distinct from
         (new.id, new.number, new.user_id, new.title, new.payment_id, new.subscription_id, new.subject_title, new.subject_title_ru,
          new.created_at)
      then
        raise exception 'the buyer and the subject of a ticket are frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger tickets_guard before insert or update on tickets for each row execute function guard_ticket();
  `.execute(db);
	await describeTable(db, "tickets", "Requests of buyers to the support. The last visible message is repeated in the row, so that a list reads one row per ticket.", {
		id: "Primary key (UUID v7).",
		number: "Number that people can say to each other.",
		user_id: "The buyer.",
		title: "Title, as the buyer wrote it.",
		state: "State; `ticket_transitions` lists what may follow it.",
		assignee_id: "The operator who takes care of it.",
		payment_id: "The payment that it is about.",
		subscription_id: "The subscription that it is about.",
		subject_title: "Title of that payment or subscription at that time.",
		subject_title_ru: "The same in Russian; empty for the same one.",
		created_at: "When it was opened.",
		resolved_at: "When an operator resolved it; it is closed some days later.",
		last_seq: "Number of the last message that the buyer can see.",
		last_at: "When that message was written.",
		last_sender: "Who wrote it.",
		last_excerpt: "Begin of its text.",
		answer_seq: "Number of the last message of an operator; null before the first.",
		read_seq: "Number of the last message that the buyer has read.",
		priority: "Priority, set by operators.",
		merged_into: "The ticket that its messages were moved to, for a ticket that was closed by this.",
		merged_at: "When the messages of another ticket were moved to it last."
	});
	await sql`
    create table ticket_transitions (
      from_state text not null,
      to_state text not null,
      primary key (from_state, to_state)
    );

    insert into ticket_transitions (from_state, to_state) values
      ('new', 'waiting_operator'), ('new', 'waiting_user'), ('new', 'on_hold'), ('new', 'resolved'), ('new', 'closed'),
      ('waiting_operator', 'waiting_user'), ('waiting_operator', 'on_hold'), ('waiting_operator', 'resolved'),
      ('waiting_operator', 'closed'),
      ('waiting_user', 'waiting_operator'), ('waiting_user', 'on_hold'), ('waiting_user', 'resolved'),
      ('waiting_user', 'closed'),
      ('on_hold', 'waiting_operator'), ('on_hold', 'waiting_user'), ('on_hold', 'resolved'), ('on_hold', 'closed'),
      ('resolved', 'waiting_operator'), ('resolved', 'waiting_user'), ('resolved', 'closed');
  `.execute(db);
	await describeTable(db, "ticket_transitions", "Allowed transitions of a ticket, as in `tickets.rules.ts`.", {
		from_state: "State before.",
		to_state: "State after."
	});
	await refuseTruncate(db, "ticket_transitions");
	await sql`
    create table ticket_messages (
      ticket_id uuid not null references tickets on delete cascade,
      id uuid not null,
      seq bigint not null generated always as identity,
      sender text not null check (sender in ('user', 'admin', 'note')),
      operator_id uuid references operators,
      content text not null check (char_length(content) between 1 and 4000),
      created_at timestamptz not null,
      -- Checked at the commit, because a buyer's tickets are deleted one after the other.
      merged_from integer references tickets (number) deferrable initially deferred,
      primary key (ticket_id, id),
      check ((sender = 'user') = (operator_id is null))
    );
    create unique index ticket_messages_order on ticket_messages (ticket_id, seq);
    create index ticket_messages_merged on ticket_messages (merged_from) where merged_from is not null;
    create function guard_ticket_message() returns trigger language plpgsql as $$
    begin
      if (old.seq, old.sender, old.operator_id, old.content, old.created_at)
          is distinct from (new.seq, new.sender, new.operator_id, new.content, new.created_at)
        or new.merged_from is distinct from coalesce(old.merged_from, (select number from tickets where id = old.ticket_id))
        or not exists (
          select from tickets a join tickets b on b.user_id = a.user_id and b.id <> a.id
          where a.id = old.ticket_id and b.id = new.ticket_id)
      then
        raise exception 'a message may only move to another ticket of its buyer' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger ticket_messages_guard before update on ticket_messages
      for each row execute function guard_ticket_message();
  `.execute(db);
	await describeTable(db, "ticket_messages", "Messages of tickets; they only move when their ticket is merged, and are deleted with their ticket.", {
		ticket_id: "The ticket.",
		id: "Id within the ticket; it may be made by the client, so it is unique only there.",
		seq: "Order within the ticket, and the order of the commits, because it is written under the lock of the ticket.",
		sender: "`user`, `admin` for an operator, or `note` for a text that only operators see.",
		operator_id: "The operator who wrote it.",
		content: "Text of the message.",
		created_at: "When it was written.",
		merged_from: "Number of the ticket that it was written in, if that was merged into this one."
	});
	await sql`
    create table ticket_attachments (
      id uuid primary key,
      user_id uuid references users,
      operator_id uuid references operators,
      file text not null unique check (file ~ '^ticket-[0-9a-f]{32}[.](webp|pdf)$'),
      name text not null check (char_length(name) <= 200),
      type text not null check (type in ('image/webp', 'application/pdf')),
      size_bytes integer not null check (size_bytes > 0),
      created_at timestamptz not null,
      ticket_id uuid,
      message_id uuid,
      position integer not null default 0,
      removed_at timestamptz,
      foreign key (ticket_id, message_id) references ticket_messages on delete set null on update cascade,
      check (num_nonnulls(user_id, operator_id) = 1),
      check (num_nonnulls(ticket_id, message_id) <> 1),
      check (removed_at is null or message_id is null)
    );
    create index ticket_attachments_message on ticket_attachments (ticket_id, message_id);
    create index ticket_attachments_of_user on ticket_attachments (user_id);
    create index ticket_attachments_loose on ticket_attachments (created_at) where message_id is null;
  `.execute(db);
	await describeTable(db, "ticket_attachments", "Uploaded files, attached later to a message of the same sender; the row is written before the file.", {
		id: "Primary key (UUID v7).",
		user_id: "The buyer who uploaded it.",
		operator_id: "The operator who uploaded it.",
		file: "File name in the storage.",
		name: "Name that the sender's file had.",
		type: "Type of the stored file.",
		size_bytes: "Size of the stored file.",
		created_at: "When it was uploaded.",
		ticket_id: "Ticket of the message that shows it.",
		message_id: "The message that shows it; null while it is not attached.",
		position: "Order within the message.",
		removed_at: "Set before the file is deleted; no message can show it from then on."
	});
	await sql`
    create table macros (
      id uuid primary key,
      name text not null check (char_length(name) between 1 and 100),
      action jsonb check (jsonb_typeof(action) = 'object'),
      body text not null check (char_length(body) between 1 and 4000),
      body_ru text not null check (char_length(body_ru) between 1 and 4000),
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      archived_at timestamptz
    );
    create index macros_by_name on macros (lower(name), id);
  `.execute(db);
	await describeTable(db, "macros", "Saved replies of operators; a macro also runs an action.", {
		id: "Primary key (UUID v7).",
		name: "Name in the list.",
		action: "The action and its parameters, as in the contract; null for a saved reply.",
		body: "Text in English.",
		body_ru: "Text in Russian.",
		version: "Counts edits, for version conflicts.",
		created_at: "When it was written.",
		updated_at: "When it was edited last.",
		archived_at: "Since when it is not offered; never deleted, because the audit log names it."
	});
}
// migrations/baseline/0021-announcements.ts
var _0021_announcements_exports = __exportAll({ up: () => up$4 });
async function up$4(db) {
	await sql`
    create table announcement_images (
      path text collate "C" primary key check (path ~ '^/media/[0-9a-f]{32}[.]webp$'),
      created_at timestamptz not null,
      removed_at timestamptz
    );
  `.execute(db);
	await describeTable(db, "announcement_images", "Pictures that operators uploaded; the row is written before the file.", {
		path: "Address of the picture, `/media/\u2026`.",
		created_at: "When it was uploaded.",
		removed_at: "Set before the file is deleted; no announcement can show it from then on."
	});
	await sql`
    create table announcements (
      id integer generated by default as identity primary key,
      title text not null,
      title_ru text not null,
      description text not null default '',
      description_ru text not null default '',
      button_text text not null default '',
      button_text_ru text not null default '',
      image text references announcement_images,
      priority integer not null default 0,
      starts_at timestamptz,
      ends_at timestamptz,
      button_href text not null default '',
      image_alt text not null default '',
      image_alt_ru text not null default '',
      audience text not null default 'all' check (audience in ('all', 'with_subscription', 'without_subscription')),
      language text check (language in ('en', 'ru')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      archived_at timestamptz,
      check (ends_at > starts_at)
    );
    create index announcements_shown on announcements (priority desc, id desc) where archived_at is null;
  `.execute(db);
	await describeTable(db, "announcements", "Banners on the dashboard; of those that suit a buyer the one with the highest priority is shown.", {
		id: "Primary key.",
		title: "Title in English.",
		title_ru: "Title in Russian.",
		description: "Text in English; HTML.",
		description_ru: "Text in Russian; HTML.",
		button_text: "Text of the button in English; empty for no button.",
		button_text_ru: "Text of the button in Russian.",
		image: "Picture, if any.",
		priority: "The highest is shown first.",
		starts_at: "Shown from then; null for at once.",
		ends_at: "Shown until then; null for no end.",
		button_href: "Address that the button opens.",
		image_alt: "Description of the picture in English, for screen readers.",
		image_alt_ru: "Description of the picture in Russian.",
		audience: "Which buyers see it.",
		language: "Language of the buyers who see it; null for all.",
		version: "Counts edits, for version conflicts.",
		created_at: "When it was written.",
		updated_at: "When it was edited last.",
		archived_at: "Since when it is not shown at all."
	});
	await sql`
    create table announcement_dismissals (
      announcement_id integer not null references announcements,
      user_id uuid not null references users,
      dismissed_at timestamptz not null,
      primary key (user_id, announcement_id)
    );
  `.execute(db);
	await describeTable(db, "announcement_dismissals", "Announcements that buyers closed.", {
		announcement_id: "The announcement.",
		user_id: "The buyer.",
		dismissed_at: "When it was closed."
	});
}
// migrations/baseline/0022-settings-and-texts.ts
var _0022_settings_and_texts_exports = __exportAll({ up: () => up$3 });
async function up$3(db) {
	await sql`
    create table brand_logos (
      digest text primary key check (digest ~ '^[A-Za-z0-9_-]{22}$'),
      png bytea not null check (length(png) between 1 and 200000),
      stored_at timestamptz not null
    );
  `.execute(db);
	await describeTable(db, "brand_logos", "Logos that operators uploaded.", {
		digest: "Hash of the picture, part of its address.",
		png: "The picture.",
		stored_at: "When it was uploaded."
	});
	await sql`
    create table shop_setting_changes (
      id integer generated always as identity primary key,
      name text not null check (length(name) between 1 and 60),
      value jsonb,
      changed_at timestamptz not null,
      changed_by uuid not null references operators
    );
    create index shop_setting_newest on shop_setting_changes (name, id desc);

    create function notify_shop_settings_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_settings_changed', '');
      return null;
    end $$;
    create trigger shop_settings_notify after insert on shop_setting_changes
      for each statement execute function notify_shop_settings_changed();
  `.execute(db);
	await describeTable(db, "shop_setting_changes", "Changes of the shop's settings, append-only; the newest row of a name applies.", {
		id: "Primary key.",
		name: "Name of the setting.",
		value: "The new value; null for the default.",
		changed_at: "When the operator saved this value; the newest of a name applies.",
		changed_by: "The operator who changed it."
	});
	await makeAppendOnly(db, "shop_setting_changes");
	await sql`
    create table connection_settings (
      connection text primary key check (length(connection) between 1 and 40),
      sealed text not null,
      version integer not null default 1,
      changed_at timestamptz not null,
      changed_by uuid not null references operators
    );
    create trigger connection_settings_notify
      after insert or update or delete on connection_settings
      for each statement execute function notify_shop_settings_changed();
  `.execute(db);
	await describeTable(db, "connection_settings", "Settings of connections to other systems saved in the console; environment variables override them.", {
		connection: "Name of the connection, such as `mail`.",
		sealed: "Sealed JSON of the values.",
		version: "Counts edits, for version conflicts.",
		changed_at: "When they were changed last.",
		changed_by: "The operator who changed them."
	});
	await sql`
    create table text_drafts (
      key text collate "C" not null check (key ~ '^([1-9][0-9]*|(mail|bot)-[A-Za-z0-9]+)$'),
      language text not null check (language in ('en', 'ru')),
      text text not null check (length(text) between 1 and 4000),
      version integer not null default 1,
      written_at timestamptz not null,
      written_by uuid not null references operators,
      primary key (key, language)
    );
  `.execute(db);
	await describeTable(db, "text_drafts", "Texts that operators wrote and did not publish yet.", {
		key: "Number of the text, or its name with `mail-` or `bot-`.",
		language: "Language of the text.",
		text: "The new text.",
		version: "Counts edits, for version conflicts.",
		written_at: "When it was edited last.",
		written_by: "The operator who edited it last."
	});
	await sql`
    create table text_publications (
      id integer generated always as identity primary key,
      key text collate "C" not null check (key ~ '^([1-9][0-9]*|(mail|bot)-[A-Za-z0-9]+)$'),
      language text not null check (language in ('en', 'ru')),
      text text check (length(text) between 1 and 4000),
      published_at timestamptz not null,
      published_by uuid not null references operators
    );
    create index text_publications_newest on text_publications (language, key, id desc);

    create function notify_texts_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('texts_changed', '');
      return null;
    end $$;
    create trigger text_publications_notify after insert on text_publications
      for each statement execute function notify_texts_changed();
  `.execute(db);
	await describeTable(db, "text_publications", "Published text overrides, append-only; the newest row of a text and language applies.", {
		id: "Primary key.",
		key: "Number of the text, or its name with `mail-` or `bot-`.",
		language: "Language of the text.",
		text: "The text; null restores the default.",
		published_at: "When it was published.",
		published_by: "The operator who published it."
	});
	await makeAppendOnly(db, "text_publications");
}
// migrations/baseline/0023-reports.ts
var _0023_reports_exports = __exportAll({ up: () => up$2 });
async function up$2(db) {
	await sql`
    create table sales_days (
      time_zone text not null,
      dimension text not null check (dimension in ('all', 'product', 'method', 'currency', 'country', 'language',
        'promo', 'partner', 'campaign', 'subscriptions')),
      day date not null,
      key text not null,
      orders bigint not null,
      gross_cents bigint not null,
      fees_cents bigint not null,
      refunds_cents bigint not null,
      partner_cost_cents bigint not null default 0,
      charged_minor bigint not null default 0,
      charged_refunds_minor bigint not null default 0,
      primary key (time_zone, dimension, day, key)
    );
  `.execute(db);
	await describeTable(db, "sales_days", "Revenue per day by one dimension at a time, append-only; a refund counts on the day it was made.", {
		time_zone: "IANA name of the time zone in which the day begins and ends; after a change all days are aggregated again.",
		dimension: "What the key is; `all` for the whole shop.",
		day: "Date in that time zone.",
		key: "Id or name of the product, method and so on; empty for `all`.",
		orders: "Paid orders.",
		gross_cents: "Revenue before refunds, in cents.",
		fees_cents: "Fees contained in it, in cents.",
		refunds_cents: "Refunds, in cents.",
		partner_cost_cents: "Commissions earned as money on that day minus those reversed on it, in cents; may be below 0.",
		charged_minor: "Only of the dimension `currency`: what was charged, in minor units of that currency.",
		charged_refunds_minor: "Only of the dimension `currency`: what was returned, in minor units of that currency."
	});
	await makeAppendOnly(db, "sales_days");
	await sql`
    create table payment_days (
      time_zone text not null,
      day date not null,
      gateway text not null,
      started bigint not null,
      paid_within_14_days bigint not null,
      primary key (time_zone, day, gateway)
    );
  `.execute(db);
	await describeTable(db, "payment_days", "Payments per day on which they were started, append-only; the row without a gateway marks the day as counted.", {
		time_zone: "IANA name of the time zone in which the day begins and ends.",
		day: "Date in that time zone.",
		gateway: "The payment method; empty in the row that marks the day.",
		started: "Payments started.",
		paid_within_14_days: "Those that were paid within 14 days; later ones are counted at each report."
	});
	await makeAppendOnly(db, "payment_days");
}
// migrations/baseline/0024-disputes.ts
var _0024_disputes_exports = __exportAll({ up: () => up$1 });
async function up$1(db) {
	await sql`
    create table payment_disputes (
      payment_id uuid not null references payments,
      reference text not null,
      state text not null check (state in ('needs_answer', 'under_review', 'won', 'lost', 'closed')),
      is_inquiry boolean not null,
      reason text not null check (reason in ('fraudulent', 'unrecognized', 'not_received', 'not_as_described',
        'not_refunded', 'duplicate', 'canceled', 'wrong_amount', 'paid_otherwise', 'bank', 'other')),
      gateway_status text not null,
      accepted_actions text[] not null,
      amount_minor bigint not null check (amount_minor >= 0),
      currency text not null,
      due_at timestamptz,
      opened_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (payment_id, reference)
    );
    create index payment_disputes_waiting on payment_disputes (payment_id) where state = 'needs_answer';

    create table dispute_files (
      id uuid primary key,
      payment_id uuid not null references payments,
      operator_id uuid not null references operators,
      file text not null,
      name text not null,
      type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
      bytes integer not null check (bytes > 0),
      created_at timestamptz not null
    );
    create index dispute_files_payment on dispute_files (payment_id);
    create index dispute_files_age on dispute_files (created_at) where file <> '';

    create table dispute_answers (
      id uuid primary key,
      payment_id uuid not null references payments,
      dispute_reference text not null,
      kind text not null check (kind in ('evidence', 'accept')),
      state text not null check (state in ('requested', 'sent', 'failed')),
      operator_id uuid not null references operators,
      note text not null,
      bundle jsonb,
      file_id uuid references dispute_files,
      attachment_id uuid references dispute_files,
      attempts integer not null default 0,
      failure text,
      created_at timestamptz not null,
      sent_at timestamptz,
      foreign key (payment_id, dispute_reference) references payment_disputes (payment_id, reference),
      constraint dispute_answers_sent check ((state = 'sent') = (sent_at is not null))
    );
    create unique index dispute_answers_once on dispute_answers (payment_id, dispute_reference)
      where state <> 'failed';
    create index dispute_answers_file on dispute_answers (file_id) where file_id is not null;
    create index dispute_answers_attachment on dispute_answers (attachment_id) where attachment_id is not null;
    create index dispute_answers_payment on dispute_answers (payment_id, created_at);
  `.execute(db);
	await describeTable(db, "payment_disputes", "Disputes and inquiries about payments, as their gateways report them.", {
		payment_id: "The payment.",
		reference: "The gateway's id of the dispute.",
		state: "`needs_answer` from the shop, `under_review`, or how it ended; `closed`: without a loss or a win.",
		is_inquiry: "No money was taken yet.",
		reason: "Why the buyer disputes it, in our words.",
		gateway_status: "Status and reason as the gateway names them.",
		accepted_actions: "What the gateway accepts from the shop now: `evidence`, `accept`.",
		amount_minor: "The disputed amount in minor units of the currency.",
		currency: "Currency of the dispute, upper case.",
		due_at: "Until when it can be answered; null when the gateway names no date.",
		opened_at: "When the buyer opened it.",
		changed_at: "When the state changed last."
	});
	await refuseDelete(db, "payment_disputes");
	await describeTable(db, "dispute_files", "Files of answers to disputes: the evidence, and what operators uploaded. Written before the file is stored.", {
		id: "Primary key (UUID v7).",
		payment_id: "The disputed payment.",
		operator_id: "Who uploaded or sent it.",
		file: "Name in the storage; empty once it was removed with the account.",
		name: "Name that the gateway gets.",
		type: "Content type, detected from the bytes.",
		bytes: "Size of the file.",
		created_at: "When it was uploaded."
	});
	await describeTable(db, "dispute_answers", "Answers to disputes. A row is written before the gateway is called; one that has not failed is the only one of its dispute.", {
		id: "Primary key (UUID v7), and the gateway's idempotency key.",
		payment_id: "The payment.",
		dispute_reference: "The dispute.",
		kind: "`evidence` against the dispute, or `accept`: the shop gives in.",
		state: "`requested` until the gateway has taken it; `failed`: it refused, and another one can be sent.",
		operator_id: "Who sent it.",
		note: "The operator's text to the gateway.",
		bundle: "The evidence; null for `accept`, and once it was erased with the account.",
		file_id: "The same as a PDF; null for `accept`.",
		attachment_id: "The operator's own file.",
		attempts: "Attempts to send it so far.",
		failure: "Why the gateway refused it.",
		created_at: "When it was requested.",
		sent_at: "When the gateway took it."
	});
	await refuseDelete(db, "dispute_answers");
}
// migrations/baseline/0025-saved-methods.ts
var _0025_saved_methods_exports = __exportAll({ up: () => up });
async function up(db) {
	await sql`
    create table payment_mandates (
      payment_id uuid primary key references payments,
      version integer not null check (version > 0),
      language text not null check (language in ('en', 'ru')),
      text text not null,
      agreed_at timestamptz not null
    );

    create table renewal_consents (
      payment_id uuid primary key references payments,
      version integer not null check (version > 0),
      language text not null check (language in ('en', 'ru')),
      text text not null,
      ceiling_cents integer not null check (ceiling_cents > 0),
      agreed_at timestamptz not null
    );
    create index renewal_consents_by_time on renewal_consents (agreed_at);

    create table saved_methods (
      id uuid primary key,
      user_id uuid not null references users,
      provider text not null,
      mode text not null check (mode in ('test', 'live')),
      kind text not null check (kind in ('card', 'wallet', 'sbp')),
      sealed text,
      token_hash bytea not null,
      card_hash bytea,
      brand text not null,
      last4 text not null check (last4 ~ '^[0-9]{0,4}$'),
      expires_month text check (expires_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      state text not null check (state in ('pending', 'active', 'dead', 'removed')),
      is_default boolean not null,
      created_by_payment uuid not null references payments,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      removed_at timestamptz,
      forget_state text not null default 'none' check (forget_state in ('none', 'queued', 'done', 'impossible')),
      checked_at timestamptz,
      missing_since timestamptz,
      check ((state = 'removed') = (removed_at is not null)),
      check ((state = 'removed') = (forget_state <> 'none')),
      check ((forget_state in ('done', 'impossible')) = (sealed is null)),
      check (state <> 'removed' or not is_default)
    );
    create unique index saved_methods_token on saved_methods (provider, mode, token_hash) where state <> 'removed';
    create unique index saved_methods_card on saved_methods (user_id, provider, mode, card_hash)
      where state <> 'removed';
    create unique index saved_methods_default on saved_methods (user_id) where is_default;
    create index saved_methods_of_user on saved_methods (user_id);
    create index saved_methods_payment on saved_methods (created_by_payment);
    create index saved_methods_to_check on saved_methods (coalesce(checked_at, created_at)) where state = 'active';
    create index saved_methods_to_forget on saved_methods (removed_at) where forget_state = 'queued';
  `.execute(db);
	await describeTable(db, "payment_mandates", "What buyers agreed to when they had a payment method saved; written with the payment.", {
		payment_id: "The payment.",
		version: "Version of the text in `contract/src/shared/mandates.ts`.",
		language: "Language in which the buyer read it.",
		text: "The text itself.",
		agreed_at: "When the buyer agreed."
	});
	await makeAppendOnly(db, "payment_mandates");
	await describeTable(db, "renewal_consents", "Automatic renewal that buyers agreed to with an order; written with the payment, and an agreement once that is paid.", {
		payment_id: "The payment.",
		version: "Version of the text in `contract/src/shared/renewals/renewal-mandates.ts`.",
		language: "Language in which the buyer read it.",
		text: "The text itself, with the amounts that the buyer saw.",
		ceiling_cents: "The total that the buyer agreed to for each renewal, in USD cents.",
		agreed_at: "When the buyer agreed."
	});
	await makeAppendOnly(db, "renewal_consents");
	await describeTable(db, "saved_methods", "Payment methods that gateways keep for buyers. Written when the payment that saved them is settled.", {
		id: "Primary key (UUID v7).",
		user_id: "The buyer.",
		provider: "Adapter that keeps it, such as `stripe`.",
		mode: "Whether it belongs to the test or the live account.",
		kind: "`card`, `wallet`, or an account of the Faster Payments System (`sbp`).",
		sealed: "Sealed JSON of the gateway's ids of the method and of the buyer; null once it was forgotten.",
		token_hash: "SHA-256 of the gateway's id of the method, by which webhooks find it.",
		card_hash: "SHA-256 of the gateway's fingerprint of the card, by which the same card is recognized; null without one.",
		brand: "Brand of the card, or name of the wallet or bank.",
		last4: "Last digits of the card; empty for others.",
		expires_month: "Last month in which the card works, `2030-12`; null when it has none.",
		state: "`pending` until the gateway confirms it, `active`, `dead`: it can no longer be charged, or `removed`.",
		is_default: "Whether it is offered first.",
		created_by_payment: "The latest payment with which it was saved.",
		created_at: "When it was saved first.",
		changed_at: "When it was changed last.",
		removed_at: "When it stopped being offered and charged; null before that.",
		forget_state: "Whether the gateway has forgotten a removed method: `queued`, `done`, or `impossible` where it has no such call.",
		checked_at: "When its gateway was last asked for it; null before the first time.",
		missing_since: "Since when the gateway does not keep it any more; null while it does."
	});
	await refuseDelete(db, "saved_methods");
	await sql`
    create table payment_charges (
      payment_id uuid primary key references payments,
      method_id uuid not null references saved_methods,
      started_at timestamptz not null,
      checks integer not null default 0 check (checks >= 0),
      check_at timestamptz,
      class text check (class in ('funds', 'soft', 'technical', 'action', 'hard', 'revoked', 'config')),
      code text,
      check (num_nonnulls(class, code) in (0, 2)),
      check (class is null or check_at is null)
    );
    create index payment_charges_of_method on payment_charges (method_id);
    create index payment_charges_to_check on payment_charges (check_at) where check_at is not null;
  `.execute(db);
	await describeTable(db, "payment_charges", "Orders that buyers pay with a saved method: written with the order, before the gateway is called. The payment has the state.", {
		payment_id: "The payment; its id is the key of the charge at the gateway.",
		method_id: "The saved method.",
		started_at: "When the buyer placed the order.",
		checks: "How often the gateway was called again because its answer was lost.",
		check_at: "When it is called again; null once it has answered, or after a day.",
		class: "How a declined charge is to be taken; null otherwise.",
		code: "The gateway's code of the decline."
	});
	await refuseDelete(db, "payment_charges");
}
// migrations/all.ts
const migrations = {
	"0001-platform": _0001_platform_exports,
	"0002-operators": _0002_operators_exports,
	"0003-audit-log": _0003_audit_log_exports,
	"0004-users": _0004_users_exports,
	"0005-sign-in": _0005_sign_in_exports,
	"0006-mail-and-telegram": _0006_mail_and_telegram_exports,
	"0007-catalogue": _0007_catalogue_exports,
	"0008-gateways": _0008_gateways_exports,
	"0009-promo-codes": _0009_promo_codes_exports,
	"0010-payments": _0010_payments_exports,
	"0011-promo-redemptions": _0011_promo_redemptions_exports,
	"0012-refunds": _0012_refunds_exports,
	"0013-confirmations": _0013_confirmations_exports,
	"0014-journal": _0014_journal_exports,
	"0015-campaigns": _0015_campaigns_exports,
	"0016-partners": _0016_partners_exports,
	"0017-commissions": _0017_commissions_exports,
	"0018-payouts": _0018_payouts_exports,
	"0019-access": _0019_access_exports,
	"0020-support": _0020_support_exports,
	"0021-announcements": _0021_announcements_exports,
	"0022-settings-and-texts": _0022_settings_and_texts_exports,
	"0023-reports": _0023_reports_exports,
	"0024-disputes": _0024_disputes_exports,
	"0025-saved-methods": _0025_saved_methods_exports,
	"0026-calendar": _0026_calendar_exports,
	"0027-plan-changes": _0027_plan_changes_exports,
	"0028-gifts": _0028_gifts_exports,
	"0029-renewals": _0029_renewals_exports,
	"0030-revisions": _0030_revisions_exports,
	"0031-backfills": _0031_backfills_exports,
	"0032-months": _0032_months_exports,
	"0033-cheaper-payments": _0033_cheaper_payments_exports,
	"0034-reference-search": _0034_reference_search_exports,
	"0035-column-comments": _0035_column_comments_exports
};
// src/platform/db/build-indexes.ts
const WAIT_MS = 500;
const LOCK = sql.raw("hashtextextended('sesame indexes', 0)");
async function buildIndexes(db, migrations) {
	if ((await missingIndexes(db, migrations)).length === 0) return [];
	return db.connection().execute(async (session) => {
		while (!await isLocked(session)) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
		try {
			await sql`set lock_timeout = 0`.execute(session);
			const missing = await missingIndexes(session, migrations);
			for (const [name, statement] of missing) {
				await sql`drop index if exists ${sql.id(name)}`.execute(session);
				await sql.raw(statement).execute(session);
			}
			return missing.map(([name]) => name);
		} finally {
			await sql`select pg_advisory_unlock(${LOCK})`.execute(session).catch(() => {});
			await sql`reset lock_timeout`.execute(session).catch(() => {});
		}
	});
}
async function isLocked(session) {
	const { rows } = await sql`
    select pg_try_advisory_lock(${LOCK}) as locked`.execute(session);
	return rows[0]?.locked === true;
}
async function missingIndexes(db, migrations) {
	const wanted = Object.values(migrations).flatMap(({ indexes = {} }) => Object.entries(indexes));
	if (wanted.length === 0) return [];
	const { rows } = await sql`
    select c.relname::text as name from pg_class c join pg_index i on i.indexrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and i.indisvalid
      and c.relname = any(${wanted.map(([name]) => name)})`.execute(db);
	const valid = new Set(rows.map(({ name }) => name));
	return wanted.filter(([name]) => !valid.has(name));
}
// src/platform/db/migrate.ts
async function migrate(url, migrations) {
	const pool = new esm_default.Pool({
		connectionString: url,
		max: 2,
		keepAlive: true,
		onConnect: async (client) => {
			client.on("error", () => void 0);
			await client.query(`${SET_TCP_KEEPALIVES}; ${SET_NO_LIMITS}; set lock_timeout = 2000`);
		}
	});
	pool.on("error", () => void 0);
	const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
	try {
		const { error, results } = await new Migrator({
			db,
			provider: { getMigrations: async () => ({
				...await newerMigrations(db, migrations),
				...migrations
			}) },
			allowUnorderedMigrations: true
		}).migrateToLatest();
		if (error !== void 0) throw error;
		await buildIndexes(db, migrations);
		return (results ?? []).map(({ migrationName }) => migrationName);
	} finally {
		await db.destroy();
	}
}
async function newerMigrations(db, known) {
	const newer = (await appliedMigrations(db)).filter((name) => !Object.hasOwn(known, name));
	return Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]));
}
async function appliedMigrations(db) {
	const { rows } = await sql`select name from kysely_migration`.execute(db);
	return rows.map(({ name }) => name);
}
async function requireWritable(db) {
	await sql`update job_runs set name = name where false`.execute(db);
}
async function isMigrated(db, migrations) {
	const applied = new Set(await appliedMigrations(db));
	if (!Object.keys(migrations).every((name) => applied.has(name))) return false;
	return (await missingIndexes(db, migrations)).length === 0;
}
// src/platform/jobs/migrate-jobs.ts
async function migrateJobs(ownerUrl) {
	const { PgBoss } = await import("pg-boss");
	const boss = new PgBoss({
		connectionString: ownerUrl,
		application_name: "sesame-migration",
		max: 1,
		schedule: false,
		supervise: false
	});
	await boss.start();
	await boss.stop({ graceful: false });
}
export { migrations as a, requireWritable as i, isMigrated as n, migrate as r, migrateJobs as t };

//# sourceMappingURL=migrate-jobs-CPT9vCzG.js.map