import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { wakeDeliveries } from '../deliveries/wake-deliveries.ts';
import { type ItemKind, insertItems, type NewItem } from './inventory.store.ts';
import { isAllowedItem } from './is-allowed-item.ts';
import {
  contentOf,
  fileLabelOf,
  fingerprintsOf,
  type ItemSecret,
  sealItemSecret,
} from './item-secret.ts';

interface Target {
  readonly serviceId: number;
  /**
   * unique: each item serves one subscription. shared: one item serves all. template: a link is made per subscription.
   * webhook: the address is called for each subscription.
   */
  readonly kind: ItemKind;
  readonly at: Date;
}

export interface ImportInventoryInput extends Target {
  /** Links, or the addresses of templates or webhooks. */
  readonly links: readonly string[];
  /** Signs links made from a template and requests to a webhook. Generated when omitted. */
  readonly signingKey?: string;
}

/** Rows per statement; PostgreSQL allows at most 65,535 parameters. */
const BATCH = 1_000;

/** `duplicates` and `refused` are positions in the list, counted from 0. */
export interface ImportInventoryReport {
  readonly added: number;
  readonly duplicates: readonly number[];
  readonly refused: readonly number[];
}

/** Adds links, templates or webhooks to the inventory of a service within the caller's transaction. */
export function importInventory(
  tx: Executor,
  platform: TransactionalPlatform,
  { links, signingKey, ...target }: ImportInventoryInput,
): Promise<ImportInventoryReport> {
  const secrets = links.map((link) =>
    addressOf(target.kind, link.trim(), signingKey ?? platform.ids.token()),
  );
  return importSecrets(tx, platform, { ...target, secrets });
}

/**
 * Seals items and adds them to the inventory of a service within the caller's transaction. Duplicates and invalid items
 * are reported, not stored. Deliveries waiting for the service get jobs that are due at once.
 */
export async function importSecrets(
  tx: Executor,
  platform: TransactionalPlatform,
  { serviceId, kind, secrets, at }: Target & { readonly secrets: readonly ItemSecret[] },
): Promise<ImportInventoryReport> {
  const refused: number[] = [];
  const items: (NewItem & { position: number })[] = [];
  for (const [position, secret] of secrets.entries()) {
    if (!isAllowedItem(platform, secret)) {
      refused.push(position);
      continue;
    }
    const id = platform.ids.uuid();
    items.push({
      id,
      serviceId,
      kind,
      content: contentOf(secret),
      secret: sealItemSecret(platform, id, secret),
      fingerprints: fingerprintsOf(platform, secret),
      label: fileLabelOf(secret),
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

/** What an address is as an item of this kind. */
export function addressOf(kind: ItemKind, link: string, key: string): ItemSecret {
  if (kind === 'template') return { template: link, key };
  return kind === 'webhook' ? { webhook: link, key } : { link };
}
