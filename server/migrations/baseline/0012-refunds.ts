import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { refuseDelete } from '../protect-rows.ts';

/** Refunds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_refunds (
      id uuid primary key,
      payment_id uuid not null references payments,
      operator_id uuid references operators,
      requested_by text not null default 'operator' check (requested_by in ('operator', 'buyer', 'shop')),
      method text not null check (method in ('gateway', 'balance', 'record')),
      access text not null check (access in ('keep', 'shorten', 'revoke')),
      amount_cents integer not null check (amount_cents > 0),
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null check (currency in ('USD', 'RUB')),
      reason text not null check (reason <> ''),
      state text not null check (state in ('requested', 'unknown', 'pending', 'succeeded', 'failed')),
      gateway_reference text,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      purpose text not null default 'refund' check (purpose in ('refund', 'repay', 'return')),
      effect text,
      failure text,
      attempts integer not null default 0,
      try_at timestamptz,
      foreign key (payment_id, effect) references payment_effects (payment_id, effect),
      constraint payment_refunds_requested check ((operator_id is not null) = (requested_by = 'operator')),
      constraint payment_refunds_booked check (state <> 'succeeded' or purpose = 'return' or effect is not null),
      constraint payment_refunds_followed
        check ((try_at is not null) = (state in ('requested', 'unknown', 'pending')))
    );
    create index payment_refunds_payment on payment_refunds (payment_id, created_at);
    create unique index payment_refunds_one_open on payment_refunds (payment_id)
      where state in ('requested', 'unknown', 'pending');
    create unique index payment_refunds_effect on payment_refunds (payment_id, effect) where effect is not null;
    create unique index payment_refunds_reference on payment_refunds (payment_id, gateway_reference)
      where gateway_reference is not null;
    create index payment_refunds_search on payment_refunds (gateway_reference) where gateway_reference is not null;
    create index payment_refunds_due on payment_refunds (try_at) where try_at is not null;

    create function guard_payment_refund() returns trigger language plpgsql as $$
    begin
      if old.state = 'failed' and new.state <> 'failed' then
        raise exception 'a failed refund stays failed' using errcode = 'restrict_violation';
      end if;
      if (old.payment_id, old.operator_id, old.requested_by, old.purpose, old.method, old.access, old.amount_cents, old.amount_minor, old.currency,
          old.reason, old.created_at)
        is distinct from
         (new.payment_id, new.operator_id, new.requested_by, new.purpose, new.method, new.access, new.amount_cents, new.amount_minor, new.currency,
          new.reason, new.created_at)
        or (old.effect is not null and new.effect is distinct from old.effect) then
        raise exception 'a refund is frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger payment_refunds_guard before update on payment_refunds
      for each row execute function guard_payment_refund();
  `.execute(db);
  await describeTable(
    db,
    'payment_refunds',
    "Requested refunds. A row is written before the gateway is called; its id is the gateway's idempotency key.",
    {
      id: 'Primary key (UUID v7).',
      payment_id: 'The payment.',
      operator_id: 'The operator who requested it; null when the buyer or the shop did.',
      requested_by: 'Who requested it: an `operator`, the `buyer`, or the `shop` by its setting.',
      method:
        "How the money is returned: by the `gateway`, to the buyer's `balance`, or by other means that are only on `record`.",
      access: 'What happens to the access that the payment granted.',
      amount_cents: 'Amount in cents.',
      amount_minor: 'The same in minor units of the captured currency.',
      currency: 'The captured currency.',
      reason: "The operator's reason, or `duplicate`.",
      state: '`unknown`: the gateway gave no clear answer. `pending`: it is processing the refund.',
      gateway_reference: "The gateway's id of the refund.",
      created_at: 'When it was requested.',
      changed_at: 'When its state changed last.',
      purpose:
        '`refund` of a settled payment, `repay` of money that was returned to us, `return` of money that was never accepted.',
      effect: 'The effect that booked it.',
      failure: 'Reason of the failure, given by the gateway or the shop.',
      attempts: 'Attempts so far.',
      try_at: 'When it is tried or checked next; null once it is decided.',
    },
  );
  await refuseDelete(db, 'payment_refunds');

  await sql`
    create table gateway_refunds (
      payment_id uuid not null references payments,
      reference text not null,
      amount_minor bigint not null check (amount_minor >= 0),
      counted_at timestamptz,
      failed_at timestamptz,
      primary key (payment_id, reference)
    );
    create index gateway_refunds_search on gateway_refunds (reference);
  `.execute(db);
  await describeTable(
    db,
    'gateway_refunds',
    'Individual refunds as gateways report them, so that an older report cannot restore one that failed later.',
    {
      payment_id: 'The payment.',
      reference: "The gateway's id of the refund.",
      amount_minor: 'Amount in minor units of the captured currency.',
      counted_at: 'When it was added to what the payment has returned; null before.',
      failed_at: 'When the gateway reported that it had failed.',
    },
  );
  await refuseDelete(db, 'gateway_refunds');

  await sql`
    create table double_payments (
      payment_id uuid primary key references payments,
      earlier_payment_id uuid not null references payments,
      policy text not null check (policy in ('keep', 'ask', 'refund')),
      state text not null check (state in ('open', 'kept', 'refunding', 'refunded', 'dismissed')),
      decided_by text check (decided_by in ('buyer', 'operator', 'shop')),
      refund_id uuid references payment_refunds,
      created_at timestamptz not null,
      decided_at timestamptz,
      check (payment_id <> earlier_payment_id),
      check ((state = 'open') = (decided_at is null)),
      check (state <> 'open' or (decided_by is null and refund_id is null)),
      check (state <> 'refunding' or refund_id is not null)
    );
    create index double_payments_earlier on double_payments (earlier_payment_id);
  `.execute(db);
  await describeTable(
    db,
    'double_payments',
    'Two payments of one buyer for one product that look like a purchase paid twice, and what was decided about them.',
    {
      payment_id:
        'The later payment, which a refund would return; written in the transaction that confirms it.',
      earlier_payment_id: 'The payment that was confirmed before it.',
      policy:
        'What the shop does, by its setting at that time: `ask` when the shop could not refund.',
      state:
        '`open` until it is decided. `refunding`: the refund of the later payment is on its way.',
      decided_by: 'Who decided; null when a refund of one of the payments settled it.',
      refund_id: 'The refund that the buyer or the shop requested.',
      created_at: 'When the later payment was confirmed.',
      decided_at: 'When it was decided.',
    },
  );
  await refuseDelete(db, 'double_payments');
  await createReferenceSearch(db);
}

/** The payments that a gateway knows under an id: of the payment, a refund, a dispute or an event. */
async function createReferenceSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function payments_by_reference(typed text) returns table (payment_id uuid) language sql stable as $$
      select id from payments where gateway_reference = typed
      union select id from payments where gateway_secondary_reference = typed
      union select id from payments where gateway_secondary_reference ~ '[.+]'
        and regexp_split_to_array(gateway_secondary_reference, '[.+]') @> array[typed]
      union select payment_id from coin_payments where gateway_payment_id = typed
      union select id from payments where dispute_reference = typed
      union select payment_id from payment_refunds where gateway_reference = typed
      union select payment_id from gateway_refunds where reference = typed
      union select p.id from webhook_events e
        join payments p on p.id = case when e.order_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e.order_id::uuid end
        where e.event_key = typed
      union select p.id from webhook_events e
        join payments p on p.provider = e.provider and p.gateway_reference = e.gateway_reference
        where e.event_key = typed and e.order_id is null
    $$;
  `.execute(db);
}
