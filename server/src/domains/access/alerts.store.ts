import type { Executor } from '../../platform/platform.ts';

/**
 * `delivery_waiting`: nothing in stock. `delivery_late`: paid and waiting too long. `product_without_origins`:
 * sold, although it leads nowhere. `stock_low`: fewer free items than the operator wants.
 */
export type AccessAlert =
  | 'delivery_waiting'
  | 'delivery_late'
  | 'product_without_origins'
  | 'stock_low';

/** Tells the operator; a repeat about the same subject wakes a resolved alert and changes an open one in nothing. */
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

/** What open alerts of a kind are about. */
export async function listOpenSubjects(db: Executor, kind: AccessAlert): Promise<string[]> {
  const rows = await db
    .selectFrom('alerts')
    .select('subject')
    .where('kind', '=', kind)
    .where('resolved_at', 'is', null)
    .execute();
  return rows.map(({ subject }) => subject);
}
