import { sha256 } from '../../platform/crypto.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { hurryDeliveries } from './deliveries.store.ts';
import { isAllowedLink, isAllowedTemplate } from './links.rules.ts';
import { insertStockItem } from './stock.store.ts';
import { sealStockSecret } from './stock-secret.ts';

export interface ImportStockInput {
  readonly originId: number;
  /** unique: each link goes to one subscription; shared: one for all; template: a link is made per subscription. */
  readonly kind: 'unique' | 'shared' | 'template';
  readonly links: readonly string[];
  /** Signs the links made from a template; made up when the origin's site has not given one. */
  readonly signingKey?: string;
  readonly at: Date;
}

/** Positions in `links`, counted from 0. */
export interface ImportStockReport {
  readonly added: number;
  readonly duplicates: readonly number[];
  readonly refused: readonly number[];
}

/**
 * Seals links and puts them into an origin's stock, inside the caller's transaction. What is already there or is
 * not a plain web link is reported, not stored. Deliveries that wait for this origin are tried again at once.
 */
export async function importStock(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'sealer'>,
  { originId, kind, links, signingKey, at }: ImportStockInput,
): Promise<ImportStockReport> {
  const isAllowed = kind === 'template' ? isAllowedTemplate : isAllowedLink;
  const duplicates: number[] = [];
  const refused: number[] = [];
  let added = 0;
  for (const [position, text] of links.entries()) {
    const link = text.trim();
    if (!isAllowed(link)) {
      refused.push(position);
      continue;
    }
    const id = platform.ids.uuid();
    const secret =
      kind === 'template' ? { template: link, key: signingKey ?? platform.ids.token() } : { link };
    const isNew = await insertStockItem(tx, {
      id,
      originId,
      kind,
      secret: sealStockSecret(platform, id, secret),
      fingerprint: sha256(`${originId} ${link}`),
      at,
    });
    if (isNew) added++;
    else duplicates.push(position);
  }
  if (added > 0) await hurryDeliveries(tx, originId, at);
  return { added, duplicates, refused };
}
