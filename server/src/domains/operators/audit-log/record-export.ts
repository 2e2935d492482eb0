import { raiseAlert } from '../../../platform/alerts.store.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { RecordExport } from '../../../platform/http/files/record-export.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { countExportedRows } from './exports.store.ts';
import { recordAuditEvent } from './record-audit-event.ts';

/**
 * Records exports as audit events. Raises an alert, at most one per day, when all operators together export more than a
 * configured number of rows in a day.
 */
export function recordExportsWith(platform: TransactionalPlatform): RecordExport {
  const { db, clock, config, log } = platform;
  return ({ operator, ip, list, filters, rows }) =>
    inTransaction(db, async (tx) => {
      const at = clock.now();
      const day = at.toISOString().slice(0, 10);
      await recordAuditEvent(tx, platform, {
        operator,
        action: 'exports.download',
        subject: `export:${list}`,
        after: { filters, rows },
        request: { ip },
      });
      // Recording an audit event serializes exports, so this sum includes all earlier ones.
      const taken = await countExportedRows(tx, new Date(`${day}T00:00:00Z`));
      if (taken <= config.exportRowsAlert) return;
      log.warn({ rows: taken }, 'daily export limit for alerts exceeded');
      const alert = {
        kind: 'exports_large',
        subject: `exports:${day}`,
        detail: { rows: taken },
        at,
      } as const;
      await raiseAlert(tx, alert, 'never');
    });
}
