import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { refuseDelete } from '../protect-rows.ts';

/** Disputes of payments, and what was answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_disputes (
      payment_id uuid not null references payments,
      reference text not null,
      state text not null check (state in ('needs_answer', 'under_review', 'won', 'lost', 'closed')),
      is_inquiry boolean not null,
      reason text not null check (reason in ('fraudulent', 'unrecognized', 'not_received', 'not_as_described',
        'not_refunded', 'duplicate', 'canceled', 'wrong_amount', 'paid_otherwise', 'bank', 'other')),
      gateway_status text not null,
      accepted_actions text[] not null,
      amount_minor bigint not null check (amount_minor >= 0),
      currency text not null,
      due_at timestamptz,
      opened_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (payment_id, reference)
    );
    create index payment_disputes_waiting on payment_disputes (payment_id) where state = 'needs_answer';

    create table dispute_files (
      id uuid primary key,
      payment_id uuid not null references payments,
      operator_id uuid not null references operators,
      file text not null,
      name text not null,
      type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
      bytes integer not null check (bytes > 0),
      created_at timestamptz not null
    );
    create index dispute_files_payment on dispute_files (payment_id);
    create index dispute_files_age on dispute_files (created_at) where file <> '';

    create table dispute_answers (
      id uuid primary key,
      payment_id uuid not null references payments,
      dispute_reference text not null,
      kind text not null check (kind in ('evidence', 'accept')),
      state text not null check (state in ('requested', 'sent', 'failed')),
      operator_id uuid not null references operators,
      note text not null,
      bundle jsonb,
      file_id uuid references dispute_files,
      attachment_id uuid references dispute_files,
      attempts integer not null default 0,
      failure text,
      created_at timestamptz not null,
      sent_at timestamptz,
      foreign key (payment_id, dispute_reference) references payment_disputes (payment_id, reference),
      constraint dispute_answers_sent check ((state = 'sent') = (sent_at is not null))
    );
    create unique index dispute_answers_once on dispute_answers (payment_id, dispute_reference)
      where state <> 'failed';
    create index dispute_answers_file on dispute_answers (file_id) where file_id is not null;
    create index dispute_answers_attachment on dispute_answers (attachment_id) where attachment_id is not null;
    create index dispute_answers_payment on dispute_answers (payment_id, created_at);
  `.execute(db);
  await describeTable(
    db,
    'payment_disputes',
    'Disputes and inquiries about payments, as their gateways report them.',
    {
      payment_id: 'The payment.',
      reference: "The gateway's id of the dispute.",
      state:
        '`needs_answer` from the shop, `under_review`, or how it ended; `closed`: without a loss or a win.',
      is_inquiry: 'No money was taken yet.',
      reason: 'Why the buyer disputes it, in our words.',
      gateway_status: 'Status and reason as the gateway names them.',
      accepted_actions: 'What the gateway accepts from the shop now: `evidence`, `accept`.',
      amount_minor: 'The disputed amount in minor units of the currency.',
      currency: 'Currency of the dispute, upper case.',
      due_at: 'Until when it can be answered; null when the gateway names no date.',
      opened_at: 'When the buyer opened it.',
      changed_at: 'When the state changed last.',
    },
  );
  await refuseDelete(db, 'payment_disputes');
  await describeTable(
    db,
    'dispute_files',
    'Files of answers to disputes: the evidence, and what operators uploaded. Written before the file is stored.',
    {
      id: 'Primary key (UUID v7).',
      payment_id: 'The disputed payment.',
      operator_id: 'Who uploaded or sent it.',
      file: 'Name in the storage; empty once it was removed with the account.',
      name: 'Name that the gateway gets.',
      type: 'Content type, detected from the bytes.',
      bytes: 'Size of the file.',
      created_at: 'When it was uploaded.',
    },
  );
  await describeTable(
    db,
    'dispute_answers',
    'Answers to disputes. A row is written before the gateway is called; one that has not failed is the only one of its dispute.',
    {
      id: "Primary key (UUID v7), and the gateway's idempotency key.",
      payment_id: 'The payment.',
      dispute_reference: 'The dispute.',
      kind: '`evidence` against the dispute, or `accept`: the shop gives in.',
      state:
        '`requested` until the gateway has taken it; `failed`: it refused, and another one can be sent.',
      operator_id: 'Who sent it.',
      note: "The operator's text to the gateway.",
      bundle: 'The evidence; null for `accept`, and once it was erased with the account.',
      file_id: 'The same as a PDF; null for `accept`.',
      attachment_id: "The operator's own file.",
      attempts: 'Attempts to send it so far.',
      failure: 'Why the gateway refused it.',
      created_at: 'When it was requested.',
      sent_at: 'When the gateway took it.',
    },
  );
  await refuseDelete(db, 'dispute_answers');
}
