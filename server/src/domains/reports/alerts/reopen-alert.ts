import type { Alert } from '@sesame/contract/console/alerts/alerts.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { findAlert, openAlert } from './alerts.store.ts';
import { serializeAlert } from './list-alerts.ts';

/**
 * Undoes the resolution of an alert by an operator. One that is open already stays as it is, without an audit event; one
 * that ended with its cause is refused.
 */
export function reopenAlert(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, operator, request }: Actor & { readonly id: number },
): Promise<Alert> {
  return inTransaction(platform.db, async (tx) => {
    const before = await findAlert(tx, id);
    const isOpened = await openAlert(tx, id);
    const alert = await findAlert(tx, id);
    if (alert === undefined) refuse('not_found');
    if (alert.resolved_at !== null) refuse('alert_ended');
    if (isOpened) {
      await recordAuditEvent(tx, platform, {
        operator,
        action: 'alerts.reopen',
        subject: `alert:${id}`,
        before: { resolution: before?.resolution ?? null },
        after: { kind: alert.kind, subject: alert.subject },
        request,
      });
    }
    return serializeAlert(alert);
  });
}
