import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import { compileOnce, type Slots } from '../../../platform/db/compile-once.ts';
import type { Executor } from '../../../platform/platform.ts';

type PaymentRow = Selectable<Database['payments']>;

/** Only the newest are listed; older ones add nothing. */
const WEBHOOK_EVENTS_LISTED = 100;

export function findOwnPayment(
  db: Executor,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export function listEvents(db: Executor, paymentId: string) {
  return db
    .selectFrom('payment_events')
    .select(['kind', 'detail', 'created_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
}

/** Adds an event unless the payment has one of this kind about the same reference. Under the lock of the payment. */
export async function insertEventOnce(
  tx: Executor,
  paymentId: string,
  { kind, detail, at }: { kind: string; detail: { reference: string }; at: Date },
): Promise<void> {
  const known = await tx
    .selectFrom('payment_events')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .where(sql`detail ->> 'reference'`, '=', detail.reference)
    .executeTakeFirst();
  if (known === undefined) await insertEvent(tx, paymentId, { kind, detail, at });
}

export function listRefunds(db: Executor, paymentId: string) {
  return db
    .selectFrom('payment_refunds')
    .leftJoin('operators', 'operators.id', 'payment_refunds.operator_id')
    .selectAll('payment_refunds')
    .select('operators.name as operator_name')
    .where('payment_refunds.payment_id', '=', paymentId)
    .orderBy('payment_refunds.created_at')
    .orderBy('payment_refunds.id')
    .execute();
}

/** The proofs of payment that the buyer of a bank transfer sent. */
export function listProofs(db: Executor, paymentId: string) {
  return db
    .selectFrom('transfer_proofs')
    .select(['created_at', 'decision', 'decided_at'])
    .where('payment_id', '=', paymentId)
    .where('stored_at', 'is not', null)
    .orderBy('created_at')
    .execute();
}

export function findBuyer(db: Executor, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

type Addressee = Pick<PaymentRow, 'id' | 'provider' | 'gateway_reference'>;

/** Webhook events about the payment, newest first. */
export function listWebhookEvents(db: Executor, payment: Addressee) {
  return webhookEventsAbout(db, payment)
    .select(['id', 'event_key', 'received_at', 'applied_at', 'outcome', 'attempts', 'last_error'])
    .orderBy('id', 'desc')
    .limit(WEBHOOK_EVENTS_LISTED)
    .execute();
}

/** @returns undefined when the webhook event is not about this payment */
export async function findWebhookBody(
  db: Executor,
  payment: Addressee,
  webhookEventId: number,
): Promise<string | undefined> {
  const row = await webhookEventsAbout(db, payment)
    .select('body')
    .where('id', '=', webhookEventId)
    .executeTakeFirst();
  return row?.body;
}

/** Matches our order id where the webhook carries it, else the gateway reference. */
function webhookEventsAbout(db: Executor, { id, provider, gateway_reference }: Addressee) {
  return db
    .selectFrom('webhook_events')
    .where((about) =>
      about.or([
        about('order_id', '=', id),
        about.and([
          about('order_id', 'is', null),
          about('provider', '=', provider),
          about('gateway_reference', '=', gateway_reference),
        ]),
      ]),
    );
}

/** Adds an event without a state change to the timeline of a locked payment. */
const addition = compileOnce(
  (db, { event }: Slots<{ event: Insertable<Database['payment_events']> }>) =>
    db.insertInto('payment_events').values(event),
);

export async function insertEvent(
  tx: Executor,
  paymentId: string,
  { kind, detail, at }: { kind: string; detail: Readonly<Record<string, unknown>>; at: Date },
): Promise<void> {
  await addition.execute(tx, {
    event: { payment_id: paymentId, kind, detail: JSON.stringify(detail), created_at: at },
  });
}

export async function hasEvent(tx: Executor, paymentId: string, kind: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_events')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
