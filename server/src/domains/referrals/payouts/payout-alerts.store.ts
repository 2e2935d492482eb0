import type { Executor } from '../../../platform/platform.ts';

/** Raises an alert about a payout whose money was reversed; reopens an earlier alert that was resolved. */
export async function raisePayoutAlert(
  tx: Executor,
  alert: {
    kind: 'payout_recalled' | 'payout_underway';
    payoutId: string;
    detail: object;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('alerts')
    .values({
      kind: alert.kind,
      subject: `payout:${alert.payoutId}`,
      detail: JSON.stringify(alert.detail),
      created_at: alert.at,
      resolved_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({
          resolved_at: null,
          created_at: alert.at,
          detail: JSON.stringify(alert.detail),
        })
        .where('alerts.resolved_at', 'is not', null),
    )
    .execute();
}
