import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { listOpenSubjects, raiseAlert, resolveAlerts } from './alerts.store.ts';
import { findLowOrigins } from './operator-stock.store.ts';

/** Tells the operator which services run low, and takes it back when they no longer do. */
export async function watchStock({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<void> {
  const at = clock.now();
  const { low_stock: lowStock } = config.shop().limits;
  await inTransaction(db, async (tx) => {
    const low = await findLowOrigins(tx, lowStock);
    const subjects = new Set(low.map(({ id }) => String(id)));
    for (const { id, free, low_stock } of low) {
      const alert = {
        kind: 'stock_low',
        subject: String(id),
        detail: { free, low_stock },
      } as const;
      await raiseAlert(tx, { ...alert, at });
    }
    for (const subject of await listOpenSubjects(tx, 'stock_low')) {
      if (!subjects.has(subject)) await resolveAlerts(tx, ['stock_low'], subject, at);
    }
  });
}
