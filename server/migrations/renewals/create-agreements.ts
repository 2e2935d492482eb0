import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { refuseDelete } from '../protect-rows.ts';

/** What buyers agreed to when they switched on the automatic renewal of a subscription. */
export async function createAgreements(db: Kysely<unknown>): Promise<void> {
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
    create unique index renewal_agreements_living on renewal_agreements (subscription_id) where stopped_at is null;
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
  await describeTable(
    db,
    'renewal_agreements',
    'What buyers agreed to when they switched on automatic renewal; never changed except to be stopped. Another method or price is a new row.',
    {
      id: 'Primary key (UUID v7).',
      subscription_id: 'The subscription that is renewed; at most one living agreement each.',
      user_id: 'The buyer who agreed.',
      method_id: 'The saved method that is charged; null for the balance.',
      gateway: 'Payment method of the shop, whose fee and currency apply.',
      price_id: 'The price that the buyer agreed to.',
      duration_count: 'Length of each period in units.',
      duration_unit: 'Unit of the length.',
      ceiling_cents:
        'The total that the buyer agreed to, in USD cents; more is never charged without a new agreement.',
      consent_version: 'Version of the text in `contract/src/shared/mandates.ts`.',
      consent_language: 'Language in which the buyer read it.',
      consent_text: 'The text itself, with the amounts and dates that the buyer saw.',
      consented_at: 'When the buyer agreed.',
      payment_id: 'The order with which the buyer agreed; null when they did so later.',
      stopped_at: 'When it ended; null while it lives.',
      stopped_by: 'Who ended it.',
      stop_reason: 'Why it ended.',
    },
  );
  await refuseDelete(db, 'renewal_agreements');
}
