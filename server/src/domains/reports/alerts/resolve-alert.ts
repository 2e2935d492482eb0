import type { Alert } from '@sesame/contract/operator-alerts.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { closeAlert, findAlert } from './alerts.store.ts';
import { alertOnWire } from './list-alerts.ts';

/** An operator has dealt with it. One that is closed already stays as it is. */
export function resolveAlert(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, reason, operator, request }: DoneBy & { readonly id: number; readonly reason: string },
): Promise<Alert> {
  return inTransaction(platform.db, async (tx) => {
    const at = platform.clock.now();
    const closed = await closeAlert(tx, id, { at, by: operator.id, resolution: reason });
    const alert = await findAlert(tx, id);
    if (alert === undefined) refuse('not_found');
    if (closed) {
      await recordAct(tx, platform, {
        operator,
        action: 'alerts.resolve',
        subject: `alert:${id}`,
        after: { kind: alert.kind, subject: alert.subject },
        reason,
        request,
      });
    }
    return alertOnWire(alert);
  });
}
