import type { Shop } from '../shops/start-shop.ts';

export type PoisonShop = Shop<'partners' | 'folder' | 'mail' | 'telegram'>;

/** How a test fills a queue with real work and breaks the record of one job. */
export interface PoisonCase {
  /** Creates records with their jobs. @returns the ids of the records */
  readonly plant: (shop: PoisonShop, count: number) => Promise<readonly string[]>;
  /** The table that the job writes to; a trigger makes that fail for one record. */
  readonly table: string;
  /** Its column with the id of the record; `id` by default. */
  readonly column?: string;
  /** The value of that column for a record, where it is not its id. */
  readonly keyOf?: (id: string) => string;
  /** What the job does to the row; an update by default. */
  readonly writes?: 'insert' | 'delete';
  /** Condition in SQL on a row whose work is done, where that is not an inserted or a deleted row. */
  readonly isDone?: string;
}

/** Runs `build` one after another, so that ids are in the order of creation. */
export async function repeat(count: number, build: () => Promise<string>): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await build());
  return ids;
}

/** The id of the only row of a table that matches. */
export async function idOf(shop: PoisonShop, text: string, ...values: unknown[]): Promise<string> {
  const { rows } = await shop.app.platform.pool.query<{ id: string }>(text, values);
  const [row] = rows;
  if (row === undefined) throw new Error(`nothing found: ${text}`);
  return row.id;
}
