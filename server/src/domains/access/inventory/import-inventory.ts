import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { wakeDeliveries } from '../deliveries/wake-deliveries.ts';
import { type ItemKind, insertItems, type NewItem } from './inventory.store.ts';
import { isAllowedItem } from './is-allowed-item.ts';
import { fingerprintOf, type ItemSecret, sealItemSecret } from './item-secret.ts';

export interface ImportInventoryInput {
  readonly serviceId: number;
  /**
   * unique: each item serves one subscription. shared: one item serves all. template: a link is made per subscription.
   * webhook: the address is called for each subscription.
   */
  readonly kind: ItemKind;
  readonly links: readonly string[];
  /** Signs links made from a template and requests to a webhook. Generated when omitted. */
  readonly signingKey?: string;
  readonly at: Date;
}

/** Rows per statement; PostgreSQL allows at most 65,535 parameters. */
const BATCH = 1_000;

/** `duplicates` and `refused` are positions in `links`, counted from 0. */
export interface ImportInventoryReport {
  readonly added: number;
  readonly duplicates: readonly number[];
  readonly refused: readonly number[];
}

/**
 * Seals items and adds them to the inventory of a service within the caller's transaction. Duplicates and invalid items
 * are reported, not stored. Deliveries waiting for the service get jobs that are due at once.
 */
export async function importInventory(
  tx: Executor,
  platform: TransactionalPlatform,
  { serviceId, kind, links, signingKey, at }: ImportInventoryInput,
): Promise<ImportInventoryReport> {
  const refused: number[] = [];
  const items: (NewItem & { position: number })[] = [];
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
      serviceId,
      kind,
      secret: sealItemSecret(platform, id, secret),
      fingerprint: fingerprintOf(serviceId, link),
      at,
      position,
    });
  }
  const added = new Set<string>();
  for (let start = 0; start < items.length; start += BATCH) {
    for (const id of await insertItems(tx, items.slice(start, start + BATCH))) added.add(id);
  }
  if (added.size > 0) await wakeDeliveries(tx, platform, serviceId, at);
  const duplicates = items.filter(({ id }) => !added.has(id)).map(({ position }) => position);
  return { added: added.size, duplicates, refused };
}

function secretOf(kind: ItemKind, link: string, key: string): ItemSecret {
  if (kind === 'template') return { template: link, key };
  return kind === 'webhook' ? { webhook: link, key } : { link };
}
