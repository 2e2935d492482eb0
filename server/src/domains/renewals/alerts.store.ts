import type { Executor } from '../../platform/platform.ts';

/** Raises the alert about a subscription whose renewal is stuck; a resolved one is opened again. */
export async function raiseAlert(
  tx: Executor,
  { subject, detail, at }: { subject: string; detail: object; at: Date },
): Promise<void> {
  await tx
    .insertInto('alerts')
    .values({
      kind: 'renewal_stuck',
      subject,
      detail: JSON.stringify(detail),
      created_at: at,
      resolved_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({ resolved_at: null, created_at: at })
        .where('alerts.resolved_at', 'is not', null)
        .where('alerts.resolved_by', 'is', null),
    )
    .execute();
}

/** Closes the alert about a subscription whose renewal goes on or has ended. */
export async function closeAlert(tx: Executor, subject: string, at: Date): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ resolved_at: at })
    .where('kind', '=', 'renewal_stuck')
    .where('subject', '=', subject)
    .where('resolved_at', 'is', null)
    .execute();
}
