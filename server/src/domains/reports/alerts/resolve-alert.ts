import type { Alert } from '@sesame/contract/console/alerts/alerts.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { closeAlert, findAlert } from './alerts.store.ts';
import { serializeAlert } from './list-alerts.ts';

/**
 * Marks an alert as resolved. One that is resolved already stays as it is, without an audit event; one whose payment
 * waits for a decision is refused, because only that decision ends its cause.
 */
export function resolveAlert(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, reason, operator, request }: Actor & { readonly id: number; readonly reason: string },
): Promise<Alert> {
  return inTransaction(platform.db, async (tx) => {
    const at = platform.clock.now();
    const found = await findAlert(tx, id);
    if (found?.resolved_at === null && found.undecided) refuse('alert_undecided');
    const closed = await closeAlert(tx, id, { at, by: operator.id, resolution: reason });
    const alert = await findAlert(tx, id);
    if (alert === undefined) refuse('not_found');
    if (closed) {
      await recordAuditEvent(tx, platform, {
        operator,
        action: 'alerts.resolve',
        subject: `alert:${id}`,
        after: { kind: alert.kind, subject: alert.subject },
        reason,
        request,
      });
    }
    return serializeAlert(alert);
  });
}
