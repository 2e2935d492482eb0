import { inTransaction } from '../platform/db/transaction.ts';
import type { Platform } from '../platform/platform.ts';
import {
  countDemoPayments,
  type DemoKind,
  type DemoRow,
  deleteDemoRows,
  deleteIfUnused,
  hasHistory,
  listDemoRows,
  removals,
  sumInventedBalances,
} from './demo-rows.store.ts';

export interface DemoLeftovers {
  readonly rows: readonly DemoRow[];
  /** Payments simulated by the emulated bank, which stay in the journal. */
  readonly demoPayments: number;
  /** The amount that such purchases credited to balances. */
  readonly inventedCents: number;
  /** Whether the demo has invented sales, which cannot be removed. */
  readonly hasHistory: boolean;
}

export async function readLeftovers({ db }: Pick<Platform, 'db'>): Promise<DemoLeftovers> {
  return {
    rows: await listDemoRows(db),
    demoPayments: await countDemoPayments(db),
    inventedCents: await sumInventedBalances(db),
    hasHistory: await hasHistory(db),
  };
}

/**
 * Removes the demo data in one transaction; rows that the shop's history refers to are switched off.
 * @returns the number of removed rows of each kind
 */
export async function leaveDemo({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<ReadonlyMap<DemoKind, number>> {
  return inTransaction(db, async (tx) => {
    const counts = new Map<DemoKind, number>();
    const at = clock.now();
    for (const row of await listDemoRows(tx)) {
      if (row.name === null) continue;
      if (!(await deleteIfUnused(tx, row))) await removals[row.kind](tx, row, at);
      counts.set(row.kind, (counts.get(row.kind) ?? 0) + 1);
    }
    await deleteDemoRows(tx);
    return counts;
  });
}
