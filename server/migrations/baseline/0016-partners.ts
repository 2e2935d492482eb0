import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { makeAppendOnly, refuseDelete } from '../protect-rows.ts';

/** Partners and the rules of referrals. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  await describeTable(
    db,
    'referral_rules',
    'Rules of commissions and payouts, append-only; the newest version applies.',
    {
      version: 'Primary key; commissions and payouts name the version that they follow.',
      deposit_percent: 'Commission on payments, in 1/100 %.',
      first_payment_percent: "Additional commission on a buyer's first payment, in 1/100 %.",
      verified_percent:
        'Replaces the additional commission on a first payment for verified partners, in 1/100 %.',
      hold_days: 'Days until a commission matures.',
      payout_min_cents: 'Smallest payout in cents.',
      second_operator_cents:
        'From this amount in cents, one operator approves a payout and another one pays it.',
      network_accounts_max:
        'Accounts from one IP prefix that a partner may bring before an operator reviews them.',
      created_at: 'Valid from then.',
    },
  );
  await makeAppendOnly(db, 'referral_rules');

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
  await describeTable(
    db,
    'rule_changes',
    'Changes that weaken a rule which protects money; they wait for a second owner or for a day to pass.',
    {
      id: 'Primary key (UUID v7).',
      rules: 'All rules as they will be, by the column names of `referral_rules`.',
      from_version:
        'The version that was changed; the change is void when another version is in force.',
      reason: "The operator's reason, for the audit log.",
      requested_by: 'The owner who requested it.',
      requested_at: 'When it was requested.',
      due_at: 'When it is applied without a second owner.',
      state: 'State of the change.',
      decided_by: 'The owner who applied or withdrew it; null when it was applied on time.',
      decided_at: 'When it was applied or withdrawn.',
    },
  );
  await refuseDelete(db, 'rule_changes');

  await sql`
    create table partners (
      user_id uuid primary key references users,
      mode text not null default 'base' check (mode in ('base', 'subs')),
      service_ids integer[] not null default '{}',
      verified_at timestamptz,
      check (cardinality(service_ids) <= 3 and (mode = 'base' or cardinality(service_ids) > 0))
    );
  `.execute(db);
  await describeTable(
    db,
    'partners',
    'Buyers with settings as a partner; a buyer without a row has the defaults.',
    {
      user_id: 'The partner.',
      mode: '`base`: commissions are money. `subs`: they are days of services.',
      service_ids: 'Up to three services whose days the partner earns in mode `subs`.',
      verified_at: 'When an operator verified the partner, which raises the commission.',
    },
  );

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
  await describeTable(
    db,
    'referral_flags',
    'Partners who brought many accounts from one network, for an operator to decide on.',
    {
      id: 'Primary key (UUID v7).',
      partner_id: 'The partner.',
      network: 'IP prefix of the accounts.',
      created_at: 'When it was raised.',
      verdict:
        '`cleared`: the accounts are genuine. `confirmed`: they are not, and their commissions are reversed.',
      resolved_at: 'When it was decided.',
    },
  );

  await sql`
    create table flagged_buyers (
      buyer_id uuid primary key references users,
      flag_id uuid not null references referral_flags
    );
    create index flagged_buyers_flag on flagged_buyers (flag_id);
  `.execute(db);
  await describeTable(
    db,
    'flagged_buyers',
    'Accounts of a flag, whose commissions wait for the decision.',
    {
      buyer_id: 'The account.',
      flag_id: 'The flag.',
    },
  );
}
