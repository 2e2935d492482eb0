import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../../database.types.ts';
import type { Executor } from '../../../../platform/platform.ts';
import type { GatewayDispute } from '../../gateways/disputes.ts';

export type DisputeRow = Selectable<Database['payment_disputes']>;

/** Stores the disputes of a report; `opened_at` is set once, `changed_at` moves with the state. */
export async function upsertDisputes(
  tx: Executor,
  paymentId: string,
  disputes: readonly GatewayDispute[],
  at: Date,
): Promise<void> {
  await tx
    .insertInto('payment_disputes')
    .values(
      disputes.map((dispute) => ({
        payment_id: paymentId,
        reference: dispute.reference,
        state: dispute.state,
        is_inquiry: dispute.isInquiry,
        reason: dispute.reason,
        gateway_status: dispute.gatewayStatus,
        accepted_actions: [...dispute.acceptedActions],
        amount_minor: dispute.amountMinor,
        currency: dispute.currency,
        due_at: dispute.dueAt,
        opened_at: dispute.openedAt ?? at,
        changed_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['payment_id', 'reference']).doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        is_inquiry: ref('excluded.is_inquiry'),
        reason: ref('excluded.reason'),
        gateway_status: ref('excluded.gateway_status'),
        accepted_actions: ref('excluded.accepted_actions'),
        amount_minor: ref('excluded.amount_minor'),
        due_at: ref('excluded.due_at'),
        changed_at: sql<Date>`case when payment_disputes.state = excluded.state
          then payment_disputes.changed_at else excluded.changed_at end`,
      })),
    )
    .execute();
}

/** The disputes and inquiries of a payment, newest first. */
export function listDisputes(db: Executor, paymentId: string): Promise<DisputeRow[]> {
  return db
    .selectFrom('payment_disputes')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('opened_at', 'desc')
    .orderBy('reference')
    .execute();
}

export function findDispute(
  db: Executor,
  paymentId: string,
  reference: string,
): Promise<DisputeRow | undefined> {
  return db
    .selectFrom('payment_disputes')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('reference', '=', reference)
    .executeTakeFirst();
}
