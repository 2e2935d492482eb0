import type { Insertable } from 'kysely';
import type { Database } from '../../database.types.ts';
import { compileOnce, type Slots } from '../db/compile-once.ts';
import type { Executor } from '../platform.ts';

const insertion = compileOnce(
  (db, { event }: Slots<{ event: Insertable<Database['operator_news']> }>) =>
    db
      .insertInto('operator_news')
      .values(event)
      .onConflict((conflict) => conflict.columns(['kind', 'subject', 'occurred_at']).doNothing()),
);

/** Inserts an event; the same one a second time changes nothing. */
export async function insertOperatorEvent(
  tx: Executor,
  event: { kind: string; subject: string; detail?: object; at: Date },
): Promise<void> {
  await insertion.execute(tx, {
    event: {
      kind: event.kind,
      subject: event.subject,
      detail: JSON.stringify(event.detail ?? {}),
      occurred_at: event.at,
    },
  });
}
