import type { AuditAction } from '@sesame/contract/console/audit-log.ts';
import type { ConsoleProduct, ProductDraft } from '@sesame/contract/console/catalogue.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { findProduct, insertProduct } from './console-products.store.ts';
import { serializeProduct } from './serialize-product.ts';
import {
  columnsOf,
  type PriceSetter,
  requirePriceRights,
  requireSellable,
  writeParts,
} from './write-product.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids'>;

/** Creates a product at the end of the display order. */
export function createProduct(
  platform: Needs,
  draft: ProductDraft,
  by: Actor & { readonly operator: PriceSetter },
): Promise<ConsoleProduct> {
  requireSellable(draft);
  if (draft.prices.length > 0) requirePriceRights(by.operator);
  return inTransaction(platform.db, (tx) =>
    make(tx, platform, draft, { ...by, action: 'products.create' }),
  );
}

/** Creates an inactive copy with new prices of the same amounts. */
export function duplicateProduct(platform: Needs, id: number, by: Actor): Promise<ConsoleProduct> {
  return inTransaction(platform.db, async (tx) => {
    const row = await findProduct(tx, id);
    if (row === undefined) refuse('not_found');
    const from = await serializeProduct(tx, row);
    const copy: ProductDraft = {
      title: from.title,
      title_ru: from.title_ru,
      description: from.description,
      description_ru: from.description_ru,
      picture: from.picture,
      active: false,
      active_from: null,
      grace_days: from.grace_days,
      service_ids: from.services.map((service) => service.id),
      prices: from.prices.map(({ count, unit, amount }) => ({ count, unit, amount })),
    };
    return make(tx, platform, copy, { ...by, action: 'products.duplicate' });
  });
}

async function make(
  tx: Executor,
  platform: Needs,
  draft: ProductDraft,
  event: Actor & { readonly action: AuditAction },
): Promise<ConsoleProduct> {
  const slug = `product-${platform.ids.uuid()}`;
  const row = await insertProduct(tx, { ...columnsOf(draft), slug });
  await writeParts(tx, row.id, draft, platform.clock.now());
  const after = await serializeProduct(tx, row);
  await recordAuditEvent(tx, platform, { ...event, subject: `product:${row.id}`, after });
  return after;
}
