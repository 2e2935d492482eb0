import type { Executor, Platform } from '../../platform/platform.ts';
import { hurryDeliveries } from './deliveries.store.ts';
import { isAllowedItem } from './is-allowed-item.ts';
import { insertStockItems, type NewStockItem, type StockKind } from './stock.store.ts';
import { fingerprintOf, type StockSecret, sealStockSecret } from './stock-secret.ts';

export interface ImportStockInput {
  readonly originId: number;
  /**
   * unique: each link goes to one subscription; shared: one for all; template: a link is made per subscription; webhook: the
   * address is asked for one.
   */
  readonly kind: StockKind;
  readonly links: readonly string[];
  /** Signs the links made from a template, or what a webhook is asked; made up when the origin's site has not given one. */
  readonly signingKey?: string;
  readonly at: Date;
}

/** Rows per statement; PostgreSQL takes at most 65,535 values. */
const BATCH = 1_000;

/** Positions in `links`, counted from 0. */
export interface ImportStockReport {
  readonly added: number;
  readonly duplicates: readonly number[];
  readonly refused: readonly number[];
}

/**
 * Seals links and puts them into an origin's stock, inside the caller's transaction. What is already there or
 * cannot be given out is reported, not stored. Deliveries that wait for this origin are tried again at once.
 */
export async function importStock(
  tx: Executor,
  platform: Pick<Platform, 'config' | 'ids' | 'sealer'>,
  { originId, kind, links, signingKey, at }: ImportStockInput,
): Promise<ImportStockReport> {
  const refused: number[] = [];
  const items: (NewStockItem & { position: number })[] = [];
  for (const [position, text] of links.entries()) {
    const link = text.trim();
    if (!isAllowedItem(platform, kind, link)) {
      refused.push(position);
      continue;
    }
    const id = platform.ids.uuid();
    const secret = secretOf(kind, link, signingKey ?? platform.ids.token());
    items.push({
      id,
      originId,
      kind,
      secret: sealStockSecret(platform, id, secret),
      fingerprint: fingerprintOf(originId, link),
      at,
      position,
    });
  }
  const added = new Set<string>();
  for (let start = 0; start < items.length; start += BATCH) {
    for (const id of await insertStockItems(tx, items.slice(start, start + BATCH))) added.add(id);
  }
  if (added.size > 0) await hurryDeliveries(tx, originId, at);
  const duplicates = items.filter(({ id }) => !added.has(id)).map(({ position }) => position);
  return { added: added.size, duplicates, refused };
}

function secretOf(kind: StockKind, link: string, key: string): StockSecret {
  if (kind === 'template') return { template: link, key };
  return kind === 'webhook' ? { webhook: link, key } : { link };
}
