import { upsertOperator } from '../../domains/operators/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { markDemoRow } from '../demo-rows.store.ts';
import type { HistoryShop } from './history-shop.ts';
import type { Staff } from './world.ts';

/** Colleagues of the owner, who cannot sign in: nobody knows their passwords. */
const colleagues = [
  { role: 'finance', name: 'Vera', email: 'vera@sesame.example' },
  { role: 'support', name: 'Boris', email: 'boris@sesame.example' },
] as const;

export async function hireStaff({ platform }: HistoryShop, owner: string): Promise<Staff> {
  return inTransaction(platform.db, async (tx) => {
    const staff = { owner, finance: owner, support: owner };
    for (const colleague of colleagues) {
      const password = platform.ids.token();
      const { id } = await upsertOperator(tx, platform, {
        ...colleague,
        password,
        withoutCode: true,
      });
      await markDemoRow(tx, { kind: 'operator', id, at: platform.clock.now() });
      staff[colleague.role] = id;
    }
    return staff;
  });
}
