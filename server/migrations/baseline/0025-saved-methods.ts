import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { makeAppendOnly, refuseDelete } from '../protect-rows.ts';

/** Payment methods that buyers have saved, what they agreed to, and the orders that are charged by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  await describeTable(
    db,
    'payment_mandates',
    'What buyers agreed to when they had a payment method saved; written with the payment.',
    {
      payment_id: 'The payment.',
      version: 'Version of the text in `contract/src/shared/mandates.ts`.',
      language: 'Language in which the buyer read it.',
      text: 'The text itself.',
      agreed_at: 'When the buyer agreed.',
    },
  );
  await makeAppendOnly(db, 'payment_mandates');
  await describeTable(
    db,
    'renewal_consents',
    'Automatic renewal that buyers agreed to with an order; written with the payment, and an agreement once that is paid.',
    {
      payment_id: 'The payment.',
      version: 'Version of the text in `contract/src/shared/renewals/renewal-mandates.ts`.',
      language: 'Language in which the buyer read it.',
      text: 'The text itself, with the amounts that the buyer saw.',
      ceiling_cents: 'The total that the buyer agreed to for each renewal, in USD cents.',
      agreed_at: 'When the buyer agreed.',
    },
  );
  await makeAppendOnly(db, 'renewal_consents');
  await describeTable(
    db,
    'saved_methods',
    'Payment methods that gateways keep for buyers. Written when the payment that saved them is settled.',
    {
      id: 'Primary key (UUID v7).',
      user_id: 'The buyer.',
      provider: 'Adapter that keeps it, such as `stripe`.',
      mode: 'Whether it belongs to the test or the live account.',
      kind: '`card`, `wallet`, or an account of the Faster Payments System (`sbp`).',
      sealed:
        "Sealed JSON of the gateway's ids of the method and of the buyer; null once it was forgotten.",
      token_hash: "SHA-256 of the gateway's id of the method, by which webhooks find it.",
      card_hash:
        "SHA-256 of the gateway's fingerprint of the card, by which the same card is recognized; null without one.",
      brand: 'Brand of the card, or name of the wallet or bank.',
      last4: 'Last digits of the card; empty for others.',
      expires_month: 'Last month in which the card works, `2030-12`; null when it has none.',
      state:
        '`pending` until the gateway confirms it, `active`, `dead`: it can no longer be charged, or `removed`.',
      is_default: 'Whether it is offered first.',
      created_by_payment: 'The latest payment with which it was saved.',
      created_at: 'When it was saved first.',
      changed_at: 'When it was changed last.',
      removed_at: 'When it stopped being offered and charged; null before that.',
      forget_state:
        'Whether the gateway has forgotten a removed method: `queued`, `done`, or `impossible` where it has no such call.',
      checked_at: 'When its gateway was last asked for it; null before the first time.',
      missing_since: 'Since when the gateway does not keep it any more; null while it does.',
    },
  );
  await refuseDelete(db, 'saved_methods');

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
  await describeTable(
    db,
    'payment_charges',
    'Orders that buyers pay with a saved method: written with the order, before the gateway is called. The payment has the state.',
    {
      payment_id: 'The payment; its id is the key of the charge at the gateway.',
      method_id: 'The saved method.',
      started_at: 'When the buyer placed the order.',
      checks: 'How often the gateway was called again because its answer was lost.',
      check_at: 'When it is called again; null once it has answered, or after a day.',
      class: 'How a declined charge is to be taken; null otherwise.',
      code: "The gateway's code of the decline.",
    },
  );
  await refuseDelete(db, 'payment_charges');
}
