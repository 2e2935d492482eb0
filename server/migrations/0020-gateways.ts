import { type Kysely, sql } from 'kysely';

const KINDS = [
  'sale',
  'refund',
  'refund_bounced',
  'refund_repaid',
  'dispute',
  'dispute_won',
  'commission',
  'commission_available',
  'commission_frozen',
  'commission_reversed',
  'days',
  'spend',
  'spend_back',
  'payout_request',
  'payout_back',
  'payout_paid',
];

/** Real gateways: other currencies than the dollar, refunds of our own, settings of providers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What the gateway is asked for. In dollars it is the total; in roubles the total at the rate frozen beside it.
  await sql`
    alter table payments
      add column charge_currency text not null default 'USD' check (charge_currency in ('USD', 'RUB')),
      add column charge_minor bigint check (charge_minor >= 0),
      -- Units of the charge currency for one dollar, times 10,000, where it came from and when it was set there.
      add column rate_e4 bigint check (rate_e4 > 0),
      add column rate_source text check (rate_source in ('cbr', 'operator', 'setting')),
      add column rate_at timestamptz,
      -- The gateway's second id of the payment, where it has one.
      add column gateway_secondary_reference text,
      -- What the method asked of its provider: a coin, a bank's button.
      add column provider_option text,
      -- In minor units of captured_currency: what the gateway took, and what of it the gateway has given back.
      add column captured_minor bigint not null default 0 check (captured_minor >= 0),
      add column returned_minor bigint not null default 0,
      add check (returned_minor between 0 and captured_minor)`.execute(db);
  await sql`
    update payments set charge_minor = total_cents, captured_minor = captured_cents, returned_minor = refunded_cents`.execute(
    db,
  );
  await sql`
    alter table payments
      alter column charge_minor set not null,
      add check (charge_currency <> 'USD' or charge_minor = total_cents),
      add check (num_nonnulls(rate_e4, rate_source, rate_at) = case when charge_currency = 'USD' then 0 else 3 end)`.execute(
    db,
  );
  await sql`
    create or replace function guard_payment() returns trigger language plpgsql as $$
    begin
      if new.state <> old.state and not exists (
        select 1 from payment_transitions where from_state = old.state and to_state = new.state) then
        raise exception 'payment cannot move from % to %', old.state, new.state using errcode = 'restrict_violation';
      end if;
      if (old.user_id, old.product_id, old.price_id, old.gateway, old.provider, old.title, old.duration_count, old.duration_unit,
          old.price_cents, old.fee_percent, old.fee_cents, old.promo_code_id, old.discount_percent, old.discount_cents,
          old.total_cents, old.currency, old.created_at,
          old.charge_currency, old.charge_minor, old.rate_e4, old.rate_source, old.rate_at, old.provider_option)
        is distinct from
         (new.user_id, new.product_id, new.price_id, new.gateway, new.provider, new.title, new.duration_count, new.duration_unit,
          new.price_cents, new.fee_percent, new.fee_cents, new.promo_code_id, new.discount_percent, new.discount_cents,
          new.total_cents, new.currency, new.created_at,
          new.charge_currency, new.charge_minor, new.rate_e4, new.rate_source, new.rate_at, new.provider_option) then
        raise exception 'a quote is frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);

  await sql`
    alter table payment_methods
      add column charge_currency text not null default 'USD' check (charge_currency in ('USD', 'RUB')),
      add column provider_option text,
      -- Counts edits, so that two operators cannot overwrite each other.
      add column version integer not null default 1`.execute(db);
  await sql`alter table webhook_events add column gateway_secondary_reference text`.execute(db);
  // What came about one payment, for operators who look at it.
  await sql`create index webhook_events_order on webhook_events (order_id) where order_id is not null`.execute(
    db,
  );
  await sql`create index webhook_events_reference on webhook_events (provider, gateway_reference) where order_id is null`.execute(
    db,
  );

  // 'exchange' stands between the currencies of one journal, 'refunds_owed' for refunds that came back to us,
  // 'outside' for what an operator paid by other means.
  await sql`
    alter table journals
      drop constraint journals_kind_check,
      add constraint journals_kind_check check (kind in (${sql.join(KINDS.map((kind) => sql.lit(kind)))}))`.execute(
    db,
  );

  // Refunds that operators asked for. Written before the gateway is called; the id is the key of that call.
  await sql`
    create table payment_refunds (
      id uuid primary key,
      payment_id uuid not null references payments,
      operator_id uuid not null references operators,
      way text not null check (way in ('gateway', 'balance', 'record')),
      -- What becomes of the access that the payment granted.
      access text not null check (access in ('keep', 'shorten', 'revoke')),
      amount_cents integer not null check (amount_cents > 0),
      -- The same in the currency that was captured.
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null check (currency in ('USD', 'RUB')),
      reason text not null check (reason <> ''),
      -- unknown: the gateway gave no clear answer; pending: it works on it.
      state text not null check (state in ('requested', 'unknown', 'pending', 'succeeded', 'failed')),
      gateway_reference text,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`create index payment_refunds_payment on payment_refunds (payment_id, created_at)`.execute(
    db,
  );
  await sql`
    create unique index payment_refunds_one_open on payment_refunds (payment_id)
    where state in ('requested', 'unknown', 'pending')`.execute(db);
  await sql`create index payment_refunds_open on payment_refunds (changed_at) where state in ('requested', 'unknown', 'pending')`.execute(
    db,
  );
  await sql`
    create trigger payment_refunds_no_delete before delete on payment_refunds
    for each row execute function refuse_change()`.execute(db);

  // Settings of providers that were written in the console: JSON of the values, sealed.
  await sql`
    create table provider_settings (
      provider text primary key,
      sealed text not null,
      version integer not null default 1,
      changed_at timestamptz not null,
      changed_by uuid references operators
    )`.execute(db);

  // Every process keeps its gateways; this tells them all to make them anew.
  await sql`
    create function notify_providers_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('providers_changed', '');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger provider_settings_notify after insert or update or delete on provider_settings
    for each statement execute function notify_providers_changed()`.execute(db);

  await sql`
    create table exchange_rates (
      id bigint generated always as identity primary key,
      currency text not null check (currency in ('RUB')),
      rate_e4 bigint not null check (rate_e4 > 0),
      source text not null check (source in ('cbr', 'operator')),
      -- When the source set it, and when it last said so.
      set_at timestamptz not null,
      seen_at timestamptz not null,
      created_at timestamptz not null,
      created_by uuid references operators,
      -- Of an operator's rate: since when the bank's rate holds again.
      ended_at timestamptz
    )`.execute(db);
  await sql`create unique index exchange_rates_once on exchange_rates (currency, set_at) where source = 'cbr'`.execute(
    db,
  );
  await sql`create unique index exchange_rates_override on exchange_rates (currency) where source = 'operator' and ended_at is null`.execute(
    db,
  );

  // What buyers uploaded as proof of a bank transfer, for an operator to decide on.
  await sql`
    create table transfer_proofs (
      id uuid primary key,
      payment_id uuid not null references payments,
      -- Empty once its owner was erased.
      file text not null,
      content_type text not null check (content_type in ('application/pdf', 'image/webp')),
      bytes integer not null check (bytes > 0),
      created_at timestamptz not null,
      -- Null until the file is kept: before that it is nothing that anybody waits for.
      stored_at timestamptz,
      decision text check (decision in ('accepted', 'refused')),
      decided_at timestamptz,
      decided_by uuid references operators,
      decision_reason text,
      check (num_nonnulls(decision, decided_at, decided_by) in (0, 3))
    )`.execute(db);
  await sql`
    create unique index transfer_proofs_one_open on transfer_proofs (payment_id)
    where decision is null and stored_at is not null`.execute(db);
  await sql`create index transfer_proofs_payment on transfer_proofs (payment_id, created_at)`.execute(
    db,
  );
  await sql`
    create index transfer_proofs_waiting on transfer_proofs (stored_at, id)
    where decision is null and stored_at is not null`.execute(db);

  // What operators saw arrive in the shop's own account. The bank's name of it is unique: money counts for one order.
  await sql`
    create table transfer_confirmations (
      payment_id uuid primary key references payments,
      bank_reference text not null unique check (bank_reference <> ''),
      received_minor bigint not null check (received_minor > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      reason text not null check (reason <> ''),
      confirmed_by uuid not null references operators,
      confirmed_at timestamptz not null,
      -- Null while a second person has yet to say the same.
      settled_by uuid references operators,
      settled_at timestamptz,
      check (num_nonnulls(settled_by, settled_at) in (0, 2))
    )`.execute(db);
  await sql`
    create trigger transfer_confirmations_settled_immutable before update or delete on transfer_confirmations
    for each row when (old.settled_at is not null) execute function refuse_change()`.execute(db);
  // By the digits that the buyer wrote into the purpose.
  await sql`create index payments_transfer_reference on payments (gateway_secondary_reference) where provider = 'transfer'`.execute(
    db,
  );
}
