import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { makeAppendOnly, refuseDelete, refuseTruncate } from '../protect-rows.ts';

/**
 * A number of eight letters and digits, without those that are easily confused. Two rounds of a
 * multiplication modulo 2^40 and a shift map every serial to a different number, so that consecutive numbers
 * look unrelated and do not reveal how many orders there are.
 */
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

/** Payments: the frozen quote, the gateway's side of it, and its history. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  await describeTable(
    db,
    'payments',
    'Attempts to pay a quote, with their state. The quote is frozen when the row is written; a trigger refuses changes and unknown transitions.',
    {
      id: 'Primary key (UUID v7), and the idempotency key of calls to the gateway.',
      serial: 'Counts the orders; only the number is made of it.',
      number: 'Short number to read out, such as `P-7K3M-92QF`, in mails, receipts and searches.',
      user_id: 'The buyer.',
      product_id: 'The ordered product.',
      price_id: 'The ordered plan.',
      gateway: 'The chosen payment method.',
      provider: 'Adapter of the method at that time.',
      title: 'Title of the product at that time.',
      title_ru: 'Title of the product in Russian at that time; empty for the same one.',
      description: 'Description of the product in English at that time.',
      description_ru: 'Description of the product in Russian at that time.',
      duration_count: 'Length of the ordered period in units.',
      duration_unit: 'Unit of the ordered period.',
      price_cents: 'Price in cents.',
      fee_percent: 'Fee of the payment method, in 1/100 %.',
      fee_cents: 'Fee in cents.',
      promo_code_id: 'The promo code, if one was used.',
      discount_percent: 'Discount on what is due and its fee, in 1/100 %.',
      discount_cents: 'Discount in cents.',
      credit_cents:
        'Credit for unused days that pays a part of the price, when the order changes a plan; fee and discount apply to the rest.',
      total_cents: 'Total in cents: price minus credit plus fee minus discount.',
      currency: 'Currency of the quote, always US dollars.',
      state: 'State; `payment_transitions` lists what may follow it.',
      created_at: 'When *Pay* was pressed.',
      expires_at: 'Deadline for paying; money that arrives later is honored and raises an alert.',
      checkout_state:
        "`none`: nothing to pay at a gateway. `requested`, `ready`, `unknown` (no clear answer) or `refused`: the gateway's page.",
      checkout_url: "Address of the page where the buyer pays: the gateway's, or the shop's own.",
      own_page:
        "What the shop's own page shows: `sbp`, a QR code of the Faster Payments System; `coins`, a choice of coins and an address. Null where the gateway's page is used.",
      own_page_link:
        "For `sbp` the link in that QR code, which also opens the buyer's bank; for `coins` the gateway's own page.",
      gateway_reference: "The gateway's id of the payment.",
      sync_at: 'When the payment is fetched from its gateway next; null for never.',
      sync_count: 'How often it was fetched, which lengthens the interval.',
      paid_at: 'When it was settled; kept when it is refunded or disputed.',
      closed_at: 'When it left the open states.',
      captured_cents: 'What the gateway captured, in cents at the frozen rate.',
      captured_currency: 'Currency that the gateway captured.',
      refunded_cents: 'What was refunded of it, in cents.',
      review_reason: 'Why an operator has to decide, such as `underpaid`.',
      flags:
        'Comma-separated remarks on a settled payment: `late`, `overpaid`, `underpaid`, `manual`, `dispute_lost`, `dispute_lost_by_operator`.',
      access_from: 'Begin of the access period that it granted.',
      access_until: 'End of the access period that it granted.',
      charge_currency: 'Currency that the gateway is asked for.',
      charge_minor: 'Amount that the gateway is asked for, in minor units of the charge currency.',
      rate_e4:
        'Units of the charge currency for one dollar, times 10,000; null when it charges dollars.',
      rate_source: 'Source of the rate: the Bank of Russia, an operator, or the environment.',
      rate_at: 'When the source set the rate.',
      gateway_secondary_reference:
        "The gateway's second id of the payment, where it has one; for bank transfers the digits in the purpose.",
      provider_option: 'What the method selected at its provider, such as a coin.',
      captured_minor: 'What the gateway captured, in minor units of the captured currency.',
      returned_minor: 'What the gateway returned of it, in minor units of the captured currency.',
      owed_minor:
        'Booked as refunded but returned to us, so still owed to the buyer, in minor units of the captured currency.',
      owed_cents: 'The same in cents.',
      disputed_by: 'Who reported the dispute, while there is one.',
      dispute_due_at:
        'Until when the bank accepts an answer to the dispute, as the gateway reports it; null when it names no date.',
      dispute_reference: "The gateway's id of the latest dispute; kept when the dispute has ended.",
      dismissed_minor:
        'What the gateway still held when an operator refunded it by other means and closed the review, in minor units.',
      shown_state:
        'The state that people are shown: `dispute_lost` for a refund that a lost dispute forced, else the state.',
      country:
        'Country of the buyer, two letters, as the proxy in front reported it; null when unknown.',
      renewal_id: 'The renewal that it pays; null for an order of the buyer.',
      saving_reference:
        "The gateway's id for saving the payment method, which its webhooks name; null where it has none.",
      confirm_until:
        'Until when the buyer can confirm the charge of this renewal with their bank; null where the bank asks for nothing.',
      credited_cents:
        'What of its worth became credit when a later order changed the plan; it cannot be refunded any more.',
      is_gift: 'Bought as a gift: it makes a row of `gifts` and gives its buyer no access.',
    },
  );
  await refuseDelete(db, 'payments');

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
  await describeTable(
    db,
    'payment_transitions',
    'Allowed transitions of a payment, as in `payments.rules.ts`.',
    {
      from_state: 'State before.',
      to_state: 'State after.',
    },
  );
  await refuseTruncate(db, 'payment_transitions');

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
  await describeTable(
    db,
    'payment_events',
    'What happened to a payment, in order; append-only and visible to buyer and operators.',
    {
      id: 'Primary key, in the order of events.',
      payment_id: 'The payment.',
      kind: 'What happened, such as `ordered`, `paid` or `refund_started`.',
      detail: 'Figures and ids of the event.',
      created_at: 'When it happened.',
    },
  );
  await makeAppendOnly(db, 'payment_events');

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
  await describeTable(
    db,
    'coin_payments',
    "Coins that buyers chose on the shop's own page, with the address they send to. The newest of a payment is shown; all of them can be paid.",
    {
      payment_id: 'The payment.',
      coin: "The gateway's id of the coin on its network, such as `usdttrc20`.",
      gateway_payment_id: "The gateway's id of the payment in this coin.",
      coin_name: 'Name of the coin at that time.',
      symbol: 'Symbol of the coin, such as `USDT`.',
      network: 'Name of its network at that time.',
      address: 'Where the buyer sends the coins.',
      memo: 'Memo, tag or comment without which the money is not found; null where the network has none.',
      amount: 'How many coins to send, as a decimal number.',
      missing_cents:
        'What was missing of the price, in cents, when it was chosen to send that; 0 for the whole price.',
      expires_at: 'Until when the amount applies; null without such a limit.',
      created_at: 'When it was chosen last.',
    },
  );
  await refuseDelete(db, 'coin_payments');

  await sql`
    create table payment_effects (
      payment_id uuid not null references payments,
      effect text not null,
      created_at timestamptz not null,
      primary key (payment_id, effect)
    );
  `.execute(db);
  await describeTable(
    db,
    'payment_effects',
    'Effects of a payment that happen once: the row is written in the transaction that carries the effect out.',
    {
      payment_id: 'The payment.',
      effect: 'The effect: `capture`, `activate`, `refund:<sum>` and others.',
      created_at: 'When it was carried out.',
    },
  );
  await makeAppendOnly(db, 'payment_effects');
  await createFiscalReceipts(db);
}

async function createFiscalReceipts(db: Kysely<unknown>): Promise<void> {
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
  await describeTable(
    db,
    'fiscal_receipts',
    'Fiscal receipts (54-FZ) that gateways register for the shop: one for the payment, one for each refund, and one that closes a prepayment.',
    {
      id: "Primary key (UUID v7), and part of the gateway's idempotency key.",
      payment_id: 'The payment.',
      kind: 'What it is for: the `payment`, a `refund`, or `closing` a prepayment once access is given.',
      refund:
        "The gateway's id of the refund, or our own where the gateway has none; empty for the other kinds.",
      state:
        '`waiting` to be registered, `registered`, `failed`, or `unneeded` because everything was refunded before it was sent.',
      source: 'Whether the gateway is asked for its state, or reports it by `webhook` alone.',
      amount_minor: 'Kopecks; null until it is known.',
      reference: "The gateway's id of the receipt.",
      failure: 'What the gateway said when it refused or did not answer.',
      storage_number: 'FN, the number of the fiscal storage.',
      document_number: 'FD, the number of the fiscal document.',
      attribute: 'FPD, the fiscal attribute.',
      registered_at: 'When it was registered, by the clock of the cash register.',
      url: 'Address of a copy that its buyer may open.',
      sends:
        'How often it was ordered to be sent alone; 0 for one that traveled with the payment or refund.',
      to_send: 'Whether a job has to send it.',
      created_at: 'When it became known.',
      waiting_since: 'When it became known or was ordered to be sent again.',
    },
  );
  await refuseDelete(db, 'fiscal_receipts');
}
