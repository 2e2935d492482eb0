import type { Executor } from '../platform.ts';

/** Inserts an event; the same one a second time changes nothing. */
export async function insertOperatorEvent(
  tx: Executor,
  event: { kind: string; subject: string; detail?: object; at: Date },
): Promise<void> {
  await tx
    .insertInto('operator_news')
    .values({
      kind: event.kind,
      subject: event.subject,
      detail: JSON.stringify(event.detail ?? {}),
      occurred_at: event.at,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject', 'occurred_at']).doNothing())
    .execute();
}
