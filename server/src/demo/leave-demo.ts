import { inTransaction } from '../platform/db/transaction.ts';
import type { Platform } from '../platform/platform.ts';
import {
  countSandboxPayments,
  type DemoKind,
  type DemoRow,
  deleteIfUnused,
  forgetDemoRows,
  listDemoRows,
  removals,
  sumInventedBalances,
} from './demo-rows.store.ts';

export interface DemoLeftovers {
  readonly rows: readonly DemoRow[];
  /** Purchases that the sandbox bank played: they stay in the books. */
  readonly sandboxPayments: number;
  /** What such purchases put on balances. */
  readonly inventedCents: number;
}

export async function readLeftovers({ db }: Pick<Platform, 'db'>): Promise<DemoLeftovers> {
  return {
    rows: await listDemoRows(db),
    sandboxPayments: await countSandboxPayments(db),
    inventedCents: await sumInventedBalances(db),
  };
}

/**
 * Removes what the demo invented, whole or not at all; what the shop's history refers to is switched off.
 * @returns how many rows of each kind went
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
    await forgetDemoRows(tx);
    return counts;
  });
}
