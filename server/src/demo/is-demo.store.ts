import type { Executor } from '../platform/platform.ts';

/** Whether this database still contains demo data. Separate from the demo's data, which few starts need to load. */
export async function isDemo(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('demo_rows').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
