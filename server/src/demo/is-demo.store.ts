import type { Executor } from '../platform/platform.ts';

/** Whether the demo filled this database and nobody made the shop leave it. Apart from the demo's data, which few starts need. */
export async function isDemo(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('demo_rows').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
