import { upsertOperator } from '../../domains/operators/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { markDemoRow } from '../demo-rows.store.ts';
import type { HistoryShop } from './history-shop.ts';
import type { Team } from './world.ts';

/** Colleagues of the owner, who cannot sign in: their passwords are random and not kept. */
const colleagues = [
  { role: 'finance', name: 'Vera', email: 'vera@sesame.example' },
  { role: 'support', name: 'Boris', email: 'boris@sesame.example' },
] as const;

export async function buildTeam({ platform }: HistoryShop, owner: string): Promise<Team> {
  return inTransaction(platform.db, async (tx) => {
    const team = { owner, finance: owner, support: owner };
    for (const colleague of colleagues) {
      const password = platform.ids.token();
      const { id } = await upsertOperator(tx, platform, {
        id: platform.ids.uuid(),
        ...colleague,
        password,
        withoutCode: true,
      });
      await markDemoRow(tx, { kind: 'operator', id, at: platform.clock.now() });
      team[colleague.role] = id;
    }
    return team;
  });
}
