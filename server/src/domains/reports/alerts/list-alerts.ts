import { PAGE_MAX } from '@sesame/contract/limits.ts';
import type { Alert, listAlerts as route } from '@sesame/contract/operator-alerts.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AlertRow, listAlertRows } from './alerts.store.ts';

export async function listAlerts(
  { db }: Pick<Platform, 'db'>,
  { state, kind, before }: QueryOf<typeof route>,
): Promise<Alert[]> {
  const filters = { open: state === 'open', kind, before, limit: PAGE_MAX };
  return (await listAlertRows(db, filters)).map(alertOnWire);
}

/** An alert that opened again is nobody's any more. */
export function alertOnWire(row: AlertRow): Alert {
  const isOpen = row.resolved_at === null;
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    payment_id: row.payment_id,
    // Whoever raises an alert writes an object.
    detail: row.detail as Record<string, unknown>,
    created_at: row.created_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolved_by: isOpen ? null : row.resolved_by_name,
    resolution: isOpen ? null : row.resolution,
  };
}
