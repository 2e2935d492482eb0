import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { refuseDelete } from '../protect-rows.ts';

/** Renewals of subscriptions, and the attempts to charge them. */
export async function createRenewals(db: Kysely<unknown>): Promise<void> {
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
    create unique index renewal_attempts_one_living on renewal_attempts (renewal_id)
      where state in ('started', 'unknown', 'pending', 'succeeded');
    create index renewal_attempts_of_method on renewal_attempts (method_id, started_at);
  `.execute(db);
  await describeTable(
    db,
    'renewals',
    'The renewal of a subscription for one period, from its plan to its end. One for each period, and one open for each subscription.',
    {
      id: 'Primary key (UUID v7).',
      subscription_id: 'The subscription.',
      agreement_id: 'What its buyer agreed to; a renewal that is opened again takes the newer one.',
      period_start: 'The end of access that it moves.',
      state:
        '`planned`, `notified`, `charging` while an attempt lives, `retrying`, `needs_buyer`, `held` for an operator, `closing` while an attempt outlives its cancellation; then how it ended: `paid`, `skipped`, `canceled`, `superseded` by another purchase, `given_up`, `late`: paid after its end and given back, or `undone`: taken back by its buyer.',
      total_cents: 'The total that the buyer was notified of, in USD cents.',
      charge_minor: 'The same in the currency of the charge; at the rate of that moment.',
      charge_currency: 'Currency of the charge.',
      notifications: 'How many of the planned notifications are behind it.',
      notified_at: 'When the first notification of this total was sent.',
      ahead_days:
        'How many days before the charge that notification has to be: 7 when something else is charged than the last time.',
      first_try_at: 'When it was charged first.',
      next_at: 'When there is something to do next; null once it is closed.',
      close_reason: 'Why it ended unpaid.',
      created_at: 'When it was planned.',
      closed_at: 'When it ended.',
    },
  );
  await refuseDelete(db, 'renewals');
  await describeTable(
    db,
    'renewal_attempts',
    'Attempts to charge a renewal. At most one of a renewal lives or has succeeded.',
    {
      id: 'Primary key (UUID v7).',
      renewal_id: 'The renewal.',
      number: 'Its place among the attempts of the renewal, from 1.',
      method_id: 'The saved method; null for the balance.',
      payment_id:
        "The payment, whose id is the gateway's idempotency key; null when the balance was too small for one.",
      state:
        '`started` before the gateway is called, `unknown` without its answer, `pending` while it decides, `succeeded` or `failed`.',
      class:
        'How the decline is taken: `funds`, `soft`, `technical`, `action`, `hard`, `revoked` or `config`.',
      code: "The gateway's own code of the decline.",
      checks: 'How often the gateway was asked what became of it.',
      started_at: 'When it was written, before the call.',
      ended_at: 'When it ended.',
      retry_not_before: 'The gateway wants no attempt before this moment.',
    },
  );
  await refuseDelete(db, 'renewal_attempts');
}
