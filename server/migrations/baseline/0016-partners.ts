import { type Kysely, sql } from 'kysely';
import { makeAppendOnly, refuseDelete } from '../protect-rows.ts';

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

  await sql`
    create table flagged_buyers (
      buyer_id uuid primary key references users,
      flag_id uuid not null references referral_flags
    );
    create index flagged_buyers_flag on flagged_buyers (flag_id);
  `.execute(db);
}
