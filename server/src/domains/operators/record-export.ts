import { inTransaction } from '../../platform/db/transaction.ts';
import type { RecordExport } from '../../platform/http/record-export.ts';
import type { Platform } from '../../platform/platform.ts';
import { alertOfExports, countExportedRows } from './exports.store.ts';
import { recordAct } from './record-act.ts';

/**
 * Writes down who took which rows out of the shop. From so many rows a day on, by all operators together, an alert is
 * raised, once a day.
 */
export function recordExportsWith(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
): RecordExport {
  const { db, clock, config, log } = platform;
  return ({ operator, ip, list, filters, rows }) =>
    inTransaction(db, async (tx) => {
      const at = clock.now();
      const day = at.toISOString().slice(0, 10);
      await recordAct(tx, platform, {
        operator,
        action: 'exports.take',
        subject: `export:${list}`,
        after: { filters, rows },
        request: { ip },
      });
      // The acts of a day stand in one row behind the other, so the sum of the last one is whole.
      const taken = await countExportedRows(tx, new Date(`${day}T00:00:00Z`));
      if (taken <= config.exportRowsAlert) return;
      log.warn({ rows: taken }, 'many rows were exported today');
      await alertOfExports(tx, { day, rows: taken, at });
    });
}
