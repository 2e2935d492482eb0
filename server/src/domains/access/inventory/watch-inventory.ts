import { closeAlerts, listOpenSubjects, raiseAlert } from '../../../platform/alerts.store.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findLowServices } from './inventory-levels.store.ts';

/** Raises an alert for each service with low inventory and resolves the alerts of the others. */
export async function watchInventory({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<void> {
  const at = clock.now();
  const { low_inventory: lowInventory } = config.shop().limits;
  await inTransaction(db, async (tx) => {
    const low = await findLowServices(tx, lowInventory);
    const subjects = new Set(low.map(({ id }) => String(id)));
    for (const { id, free, low_inventory } of low) {
      const alert = {
        kind: 'inventory_low',
        subject: String(id),
        detail: { free, low_inventory },
      } as const;
      await raiseAlert(tx, { ...alert, at }, 'resolved');
    }
    for (const subject of await listOpenSubjects(tx, 'inventory_low')) {
      if (!subjects.has(subject))
        await closeAlerts(tx, { kinds: ['inventory_low'], subjects: [subject], at });
    }
  });
}
