import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { refuseDelete, refuseTruncate } from '../protect-rows.ts';

/** Payouts of partners. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  await describeTable(
    db,
    'payouts',
    'Money that partners have sent to an address. The address is frozen, and blanked only by the erasure of the account.',
    {
      id: 'Primary key (UUID v7).',
      user_id: 'The partner.',
      network: 'Network of the transfer: USDT on TRON, or TON.',
      address: 'Address of the recipient.',
      memo: 'Memo of the transfer, on TON.',
      amount_cents: 'Amount in cents.',
      rule_version: 'The version of the rules at the request.',
      created_at: 'When it was requested.',
      not_before: 'It cannot be approved earlier, after a change of the address.',
      state: 'State; `payout_transitions` lists what may follow it.',
      approved_by: 'The operator who approved it.',
      approved_at: 'When it was approved.',
      paid_by: 'The operator who marked it as paid.',
      closed_at: 'When it was paid, rejected or canceled.',
      reason: 'Reason of a rejection, shown to the partner.',
      transaction: 'Hash of the transfer as the operator typed it.',
      intent: 'Hash of the call that requested it, so that one call requests it only once.',
      transaction_hash:
        'The 32 bytes of the hash of the transfer, which do not depend on its spelling; one transfer pays one payout.',
      sending_at: 'When an operator began to send the money.',
      sending_by: 'The operator who sends the money; only they are shown the address.',
    },
  );
  await refuseDelete(db, 'payouts');

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
  await describeTable(
    db,
    'payout_transitions',
    'Allowed transitions of a payout, as in its rules.',
    {
      from_state: 'State before.',
      to_state: 'State after.',
    },
  );
  await refuseTruncate(db, 'payout_transitions');
}
