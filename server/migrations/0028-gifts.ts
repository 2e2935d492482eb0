import { type Kysely, sql } from 'kysely';
import { describeTable } from './describe-table.ts';
import { refuseDelete } from './protect-rows.ts';

/** Gifts that buyers have paid for, and the mails in which they sent them. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  await describeTable(
    db,
    'gifts',
    'Gifts that were paid for. Written when the payment is settled; claimed, refunded or revoked once.',
    {
      id: 'Primary key (UUID v7).',
      payment_id: 'The payment that bought it; its quote says what it is.',
      buyer_id: 'The buyer who paid for it.',
      sealed: 'The sealed code, which the buyer can see again.',
      code_hash: 'Keyed hash of the code, by which it is found.',
      code_ending: 'The last four characters of the code, shown where the code is not.',
      state: '`paid`: it waits to be redeemed. The other states are final.',
      created_at: 'When it was paid for.',
      claimed_by: 'The buyer who redeemed it.',
      claimed_at: 'When it was redeemed.',
      claimed_as: '`access`, or `credit` on the balance because the product was no longer offered.',
      credit_cents: 'The credit in cents.',
      ended_at: 'When it was refunded or revoked.',
      revoked_by: 'The operator who revoked it; null where a refund did.',
      cards_sent: 'Emails with its card that its buyer has sent.',
      reversed_at: 'When a refund or a lost dispute reversed what it gave.',
    },
  );
  await refuseDelete(db, 'gifts');
}
