import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, WebhookOutcome } from '../../../database.types.ts';
import { compileOnce, type Slots } from '../../../platform/db/compile-once.ts';
import type { Executor } from '../../../platform/platform.ts';

export type WebhookEventRow = Selectable<Database['webhook_events']>;

export interface NewWebhookEvent {
  readonly provider: string;
  readonly eventKey: string;
  readonly reference: string | null;
  readonly secondaryReference: string | null;
  readonly orderId: string | null;
  readonly fraudWarning: string | null;
  /** Hash of the saved method that it is about; null for a webhook about a payment. */
  readonly methodHash: Buffer | null;
  readonly body: string;
  readonly receivedAt: Date;
}

const storing = compileOnce(
  (db, { webhook }: Slots<{ webhook: Insertable<Database['webhook_events']> }>) =>
    db
      .insertInto('webhook_events')
      .values(webhook)
      .onConflict((conflict) => conflict.columns(['provider', 'event_key']).doNothing())
      .returningAll(),
);

/** @returns undefined when this event is already stored */
export function insertWebhookEvent(
  db: Executor,
  webhook: NewWebhookEvent,
): Promise<WebhookEventRow | undefined> {
  return storing.executeTakeFirst(db, {
    webhook: {
      provider: webhook.provider,
      event_key: webhook.eventKey,
      gateway_reference: webhook.reference,
      gateway_secondary_reference: webhook.secondaryReference,
      order_id: webhook.orderId,
      fraud_warning: webhook.fraudWarning,
      method_hash: webhook.methodHash,
      body: webhook.body,
      received_at: webhook.receivedAt,
      applied_at: null,
      outcome: null,
      last_error: null,
    },
  });
}

export function findWebhookEvent(db: Executor, id: number): Promise<WebhookEventRow | undefined> {
  return db.selectFrom('webhook_events').selectAll().where('id', '=', id).executeTakeFirst();
}

const applying = compileOnce(
  (db, { id, applied }: Slots<{ id: number; applied: Updateable<Database['webhook_events']> }>) =>
    db
      .updateTable('webhook_events')
      .set(applied)
      .where('id', '=', id)
      .where('applied_at', 'is', null),
);

export async function markApplied(
  tx: Executor,
  id: number,
  { outcome, at }: { outcome: WebhookOutcome; at: Date },
): Promise<void> {
  await applying.execute(tx, { id, applied: { applied_at: at, outcome, last_error: null } });
}

export async function recordWebhookFailure(db: Executor, id: number, error: string): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set((webhook) => ({ attempts: webhook('attempts', '+', 1), last_error: error }))
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute();
}

/** The ids of the oldest webhook events received before then that are not applied. */
export async function findWaitingWebhookEvents(
  db: Executor,
  before: Date,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('webhook_events')
    .select('id')
    .where('applied_at', 'is', null)
    .where('received_at', '<=', before)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Webhook events received before `before` that are still not applied. */
export function findStuckWebhookEvents(
  db: Executor,
  before: Date,
): Promise<Pick<WebhookEventRow, 'id' | 'provider' | 'attempts' | 'last_error'>[]> {
  return db
    .selectFrom('webhook_events')
    .select(['id', 'provider', 'attempts', 'last_error'])
    .where('applied_at', 'is', null)
    .where('received_at', '<', before)
    .limit(100)
    .execute();
}

export async function findOldBodies(db: Executor, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('webhook_events')
    .select('id')
    .where('body_removed_at', 'is', null)
    .where('applied_at', 'is not', null)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of applied webhook events about payments of erased accounts. */
export async function findBodiesOfErased(db: Executor, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with gone as (
      select payments.id::text as order_id, provider, gateway_reference
      from users join payments on payments.user_id = users.id where users.deleted_at is not null
    )
    select id from webhook_events join gone using (order_id)
    where body_removed_at is null and applied_at is not null
    union
    select id from webhook_events join gone using (provider, gateway_reference)
    where webhook_events.order_id is null and body_removed_at is null and applied_at is not null
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function removeBodies(db: Executor, ids: readonly number[], at: Date): Promise<void> {
  await db
    .updateTable('webhook_events')
    // Operators see this in place of the body.
    .set({ body: JSON.stringify({ removed_at: at }), body_removed_at: at })
    .where('id', 'in', ids)
    .execute();
}
