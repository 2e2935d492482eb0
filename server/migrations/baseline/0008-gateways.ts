import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { refuseDelete, refuseTruncate } from '../protect-rows.ts';

/** Payment methods, the gateways behind them, and what gateways report. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
      values ('balance', 'balance', 'worldwide', 'Balance', 'Баланс', 'Referral earnings and refunds',
        'Доход от приглашений и возвраты', 'icon:balance', 0, 1000);
  `.execute(db);
  await describeTable(
    db,
    'payment_methods',
    'What buyers choose at checkout; each belongs to one provider.',
    {
      gateway: 'Primary key and `gateway` in the API.',
      provider:
        'Adapter that processes the payments, such as `stripe`; `balance`, `manual` ones included.',
      category: 'List in which buyers see it.',
      title: 'Name in English.',
      title_ru: 'Name in Russian.',
      description: 'Description in English; may contain HTML.',
      description_ru: 'Description in Russian; may contain HTML.',
      image_url: 'Address of the logo, or `icon:<name>`.',
      fee_percent: 'Fee added to the price, in 1/100 %.',
      button_text: 'Text of the button in English; empty for the default.',
      button_text_ru: 'Text of the button in Russian; empty for the default.',
      min_total_cents: 'Smallest total in cents that it accepts.',
      max_total_cents: 'Largest total in cents that it accepts.',
      payment_timeout_s: 'Seconds that a buyer has to pay.',
      position: 'Order in the list, ascending.',
      enabled: 'Whether buyers see it.',
      charge_currency: 'Currency that the gateway charges.',
      provider_option:
        "What the method selects at its provider, such as a coin or a bank's button.",
      version: 'Counts edits, for version conflicts.',
    },
  );

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
  await describeTable(
    db,
    'provider_settings',
    'Settings of providers saved in the console; they override environment variables.',
    {
      provider: 'Name of the adapter.',
      sealed: 'Sealed JSON of the values.',
      version: 'Counts edits, for version conflicts.',
      changed_at: 'When they were changed last.',
      changed_by: 'The operator who changed them; null when a command did.',
    },
  );

  await sql`
    create table webhook_secret (
      id boolean primary key default true check (id),
      secret text not null check (length(secret) >= 32)
    );
    -- 244 random bits.
    insert into webhook_secret (secret)
      values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
  `.execute(db);
  await describeTable(
    db,
    'webhook_secret',
    'What the secret parts of webhook addresses are derived from; made with the database, and one row only.',
    { id: 'Primary key; always true.', secret: 'Random hexadecimal digits.' },
  );
  await refuseTruncate(db, 'webhook_secret');

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
  await describeTable(
    db,
    'exchange_rates',
    'Exchange rates of the dollar, as the Bank of Russia published them or an operator set them.',
    {
      id: 'Primary key.',
      currency: 'Currency that a dollar is expressed in.',
      rate_e4: 'Units of the currency for one dollar, times 10,000.',
      source:
        '`cbr`: the Bank of Russia. `operator`: set in the console, and preferred while it lasts.',
      set_at: 'When the source set it.',
      seen_at: 'When the source last reported it.',
      created_at: 'When the shop stored it.',
      created_by: 'The operator who set it.',
      ended_at: 'For a rate of an operator, since when it no longer applies.',
    },
  );

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
  await describeTable(
    db,
    'method_tests',
    'Test orders without a buyer that operators create at a provider.',
    {
      id: "Primary key (UUID v7), and the provider's order id.",
      gateway: 'The tested method.',
      provider: 'Its adapter at that time.',
      amount_minor: 'Amount in minor units of the currency.',
      currency: 'Currency of the amount.',
      state:
        '`opened`: the provider created a page. `paid`: it reported the payment. `refunding`, `refunded`, `refund_failed`: how the refund went. `refused` or `no_answer`: there is no page.',
      reference: "The provider's id of the order.",
      secondary_reference: "The provider's second id, where it has one.",
      url: 'The checkout page; null when it was canceled at once because it would take real money.',
      failure: "The provider's reason for refusing the page or the refund.",
      operator_id: 'The operator who ran the test.',
      created_at: 'When the test ran.',
      paid_at: 'When the shop learned that it was paid.',
      refund_key: 'Idempotency key of the refund at the provider.',
      refunded_at: 'When the shop learned that it was refunded.',
    },
  );

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
  await describeTable(
    db,
    'webhook_events',
    'Incoming webhooks of gateways, verified and stored before they are acknowledged; applied once.',
    {
      id: 'Primary key.',
      provider: 'Adapter that verified it.',
      event_key:
        "The provider's id of the event, or one made of its content; a repeat is not stored again.",
      gateway_reference: "The provider's id of the payment that it concerns.",
      order_id: 'Id of our payment, where the webhook names it.',
      body: 'Raw body; removed some time after it was applied, and with the account.',
      received_at: 'When it arrived.',
      applied_at: 'When it was applied.',
      outcome: 'Result of applying it.',
      attempts: 'Failed attempts to apply it so far.',
      last_error: 'Message of the last failed attempt.',
      fraud_warning:
        "The gateway's id of the early fraud warning that it is about; null for any other.",
      method_hash:
        'Which saved method it is about (`saved_methods.token_hash`); null for a webhook about a payment.',
      gateway_secondary_reference: "The provider's second id of the payment, where it has one.",
      body_removed_at: 'When the body was removed, which holds personal data.',
    },
  );
  await refuseDelete(db, 'webhook_events');
}
