import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { refuseDelete, refuseTruncate } from '../protect-rows.ts';

/** Payments that people confirm: bank transfers and manual confirmations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table transfer_proofs (
      id uuid primary key,
      payment_id uuid not null references payments,
      file text not null,
      content_type text not null check (content_type in ('application/pdf', 'image/webp')),
      bytes integer not null check (bytes > 0),
      created_at timestamptz not null,
      stored_at timestamptz,
      decision text check (decision in ('accepted', 'refused')),
      decided_at timestamptz,
      decided_by uuid references operators,
      decision_reason text,
      check (num_nonnulls(decision, decided_at, decided_by) in (0, 3))
    );
    create unique index transfer_proofs_one_open on transfer_proofs (payment_id)
      where decision is null and stored_at is not null;
    create index transfer_proofs_payment on transfer_proofs (payment_id, created_at);
    create index transfer_proofs_waiting on transfer_proofs (stored_at, id)
      where decision is null and stored_at is not null;
  `.execute(db);
  await describeTable(
    db,
    'transfer_proofs',
    'Proofs of payment that buyers send for bank transfers; an operator decides on them.',
    {
      id: 'Primary key (UUID v7).',
      payment_id: 'The payment.',
      file: 'Name of the file in the storage; empty once the account was erased.',
      content_type: 'Type of the file.',
      bytes: 'Size of the file.',
      created_at: 'When the upload began.',
      stored_at: 'When the file was stored; null before, when there is nothing to decide yet.',
      decision: "The operator's decision.",
      decided_at: 'When it was decided.',
      decided_by: 'The operator who decided.',
      decision_reason: "The operator's reason, shown to the buyer for a refusal.",
    },
  );

  await sql`
    create table transfer_confirmations (
      payment_id uuid primary key references payments,
      bank_reference text not null unique check (bank_reference <> ''),
      received_minor bigint not null check (received_minor > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      reason text not null check (reason <> ''),
      confirmed_by uuid not null references operators,
      confirmed_at timestamptz not null,
      settled_by uuid references operators,
      settled_at timestamptz,
      check (num_nonnulls(settled_by, settled_at) in (0, 2))
    );
    create trigger transfer_confirmations_settled_immutable before update or delete on transfer_confirmations
      for each row when (old.settled_at is not null) execute function refuse_change();
  `.execute(db);
  await describeTable(
    db,
    'transfer_confirmations',
    "Bank transfers that operators saw in the shop's account; large ones need a second operator.",
    {
      payment_id: 'The payment.',
      bank_reference: "The bank's id of the incoming money, which counts for one payment only.",
      received_minor: 'Received amount in minor units of the currency.',
      currency: 'Received currency.',
      reason: "The operator's reason, for the audit log.",
      confirmed_by: 'The operator who saw the money.',
      confirmed_at: 'When it was confirmed.',
      settled_by:
        'The operator who confirmed it as the last one needed; null while a second one is missing.',
      settled_at: 'When the payment was settled.',
    },
  );
  await refuseTruncate(db, 'transfer_confirmations');

  await sql`
    create table payment_confirmations (
      id uuid primary key,
      payment_id uuid not null references payments,
      provider text not null,
      reference text not null check (reference <> ''),
      reason text not null check (reason <> ''),
      needs_second_operator boolean not null,
      state text not null check (state in ('waiting', 'settled', 'refused', 'expired')),
      requested_by uuid not null references operators,
      requested_at timestamptz not null,
      expires_at timestamptz not null,
      decided_by uuid references operators,
      decided_at timestamptz,
      decision_reason text,
      check (num_nonnulls(decided_by, decided_at) = case when state in ('settled', 'refused') then 2 else 0 end),
      check (not needs_second_operator or state <> 'settled' or decided_by <> requested_by)
    );
    create unique index payment_confirmations_one_waiting on payment_confirmations (payment_id)
      where state = 'waiting';
    create unique index payment_confirmations_one_settled on payment_confirmations (payment_id)
      where state = 'settled';
    create unique index payment_confirmations_reference on payment_confirmations (provider, lower(reference))
      where state in ('waiting', 'settled');
    create index payment_confirmations_waiting on payment_confirmations (requested_at) where state = 'waiting';
    create index payment_confirmations_payment on payment_confirmations (payment_id, requested_at);
    create trigger payment_confirmations_decided_immutable before update on payment_confirmations
      for each row when (old.state <> 'waiting') execute function refuse_change();
  `.execute(db);
  await describeTable(
    db,
    'payment_confirmations',
    'Manual confirmations of payments that no gateway can confirm; large ones need a second operator.',
    {
      id: 'Primary key (UUID v7).',
      payment_id: 'The payment.',
      provider: 'Adapter of the payment, or where the money arrived.',
      reference: "The provider's or bank's id of the money, which counts for one payment only.",
      reason: "The operator's reason, for the audit log.",
      needs_second_operator: 'Whether a second operator has to agree, decided at the request.',
      state: 'State of the confirmation.',
      requested_by: 'The operator who requested it.',
      requested_at: 'When it was requested.',
      expires_at: 'When it expires without a second operator.',
      decided_by: 'The operator who settled or refused it.',
      decided_at: 'When it was decided.',
      decision_reason: 'Reason of the decision.',
    },
  );
  await refuseDelete(db, 'payment_confirmations');
}
