import type { Executor } from '../../../platform/platform.ts';

/**
 * `delivery_waiting`: no item was available. `delivery_late`: paid for and waiting too long.
 * `product_without_services`: sold, but it contains no service. `inventory_low`: fewer free items than the operator
 * wants. `item_reported`: a buyer replaced an item of the service because it did not work.
 */
export type AccessAlert =
  | 'delivery_waiting'
  | 'delivery_late'
  | 'product_without_services'
  | 'inventory_low'
  | 'item_reported';

/** Raises an alert. Repeating it for the same subject reopens a resolved alert and leaves an open one unchanged. */
export async function raiseAlert(
  tx: Executor,
  alert: { kind: AccessAlert; subject: string; detail: object; at: Date },
): Promise<void> {
  await tx
    .insertInto('alerts')
    .values({
      kind: alert.kind,
      subject: alert.subject,
      detail: JSON.stringify(alert.detail),
      created_at: alert.at,
      resolved_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({ resolved_at: null, created_at: alert.at })
        .where('alerts.resolved_at', 'is not', null),
    )
    .execute();
}

export async function resolveAlerts(
  tx: Executor,
  kinds: readonly AccessAlert[],
  subject: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ resolved_at: at })
    .where('kind', 'in', kinds)
    .where('subject', '=', subject)
    .where('resolved_at', 'is', null)
    .execute();
}

/** The subjects of all open alerts of a kind. */
export async function listOpenSubjects(db: Executor, kind: AccessAlert): Promise<string[]> {
  const rows = await db
    .selectFrom('alerts')
    .select('subject')
    .where('kind', '=', kind)
    .where('resolved_at', 'is', null)
    .execute();
  return rows.map(({ subject }) => subject);
}
