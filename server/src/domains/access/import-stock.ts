import type { Executor, Platform } from '../../platform/platform.ts';

export interface ImportStockInput {
  readonly originId: number;
  /** unique: each link goes to one subscription; shared: one for all; template: a link is made per subscription. */
  readonly kind: 'unique' | 'shared' | 'template';
  readonly links: readonly string[];
  readonly at: Date;
}

/** Positions in `links`, counted from 0. */
export interface ImportStockReport {
  readonly added: number;
  readonly duplicates: readonly number[];
  readonly refused: readonly number[];
}

/** Seals links and puts them into an origin's stock. What is already there or is not a plain web link is reported, not stored. */
export async function importStock(
  _tx: Executor,
  _platform: Pick<Platform, 'ids' | 'sealer'>,
  _input: ImportStockInput,
): Promise<ImportStockReport> {
  throw new Error('not built yet');
}
