import { createOwnerLink, upsertOperator } from '../domains/operators/index.ts';
import { insertMissingMethods } from '../domains/payments/index.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Executor, TransactionalPlatform } from '../platform/platform.ts';
import { demoAnnouncement } from './announcement.ts';
import {
  hasProducts,
  type Ids,
  insertAnnouncement,
  insertPrices,
  insertProductServices,
  insertProducts,
  insertPromo,
  insertServices,
  lockDemo,
} from './demo-data.store.ts';
import { markDemoRows } from './demo-rows.store.ts';
import { loadDemoInventory } from './load-inventory.ts';
import { loadDemoMacros } from './macros.ts';
import { type DemoMethod, demoMethods, demoProviderMethods } from './methods.ts';
import { demoOwner } from './operator.ts';
import { demoProducts } from './products.ts';
import { demoPromos } from './promos.ts';
import { demoServices } from './services.ts';
import { loadDemoTickets } from './tickets.ts';

/**
 * Fills an empty shop with invented data for trying it out, in one transaction; a shop that has a product is left
 * alone. Processes that start at the same time take turns.
 * @param options.since when the shop began to sell, if before now: its products and inventory are as old
 * @param options.before called before it writes, if it does
 * @returns the owner, and the ticket that lets them into the console once; undefined if nothing was loaded
 */
export async function loadDemo(
  platform: TransactionalPlatform,
  { since, before }: { readonly since?: Date; readonly before?: () => Promise<void> } = {},
): Promise<{ ownerTicket: string; ownerId: string } | undefined> {
  return await inTransaction(platform.db, async (tx) => {
    await lockDemo(tx);
    if (await hasProducts(tx)) return undefined;
    await before?.();
    const now = platform.clock.now();
    const catalogueAt = since ?? now;
    const serviceIds = await loadServices(tx, platform, catalogueAt);
    const productIds = await loadProducts(tx, serviceIds, catalogueAt);
    await loadMethods(tx);
    await loadPromos(tx, productIds, now);
    await insertAnnouncement(tx, demoAnnouncement(now));
    const owner = await upsertOperator(tx, platform, { id: platform.ids.uuid(), ...demoOwner });
    await loadDemoTickets(tx, platform);
    await loadDemoMacros(tx, platform);
    await markDemoRows(tx, owner.id, { at: catalogueAt, now });
    return { ownerTicket: await createOwnerLink(tx, platform, owner.id), ownerId: owner.id };
  });
}

function idOf(ids: Ids, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`the demo data has no ${slug}`);
  return id;
}

async function loadServices(
  tx: Executor,
  platform: TransactionalPlatform,
  now: Date,
): Promise<Ids> {
  const ids = await insertServices(
    tx,
    demoServices.map(({ slug, title, replacements }) => ({
      slug,
      title,
      picture: `/demo/logos/${slug}.svg`,
      site: `https://${slug}.example/`,
      replacement_limit: replacements ?? 0,
    })),
  );
  for (const service of demoServices) {
    const serviceId = idOf(ids, service.slug);
    await loadDemoInventory(tx, platform, { service, serviceId, at: now });
  }
  return ids;
}

async function loadProducts(tx: Executor, serviceIds: Ids, now: Date): Promise<Ids> {
  const ids = await insertProducts(
    tx,
    demoProducts.map((product, position) => ({
      slug: product.slug,
      title: product.title,
      title_ru: product.titleRu ?? '',
      description: product.description,
      description_ru: product.descriptionRu,
      active: product.inactive === undefined,
      position,
      archived_at: null,
    })),
  );
  await insertProductServices(
    tx,
    demoProducts.flatMap(({ slug, services }) =>
      services.map((service, position) => ({
        product_id: idOf(ids, slug),
        service_id: idOf(serviceIds, service),
        position,
      })),
    ),
  );
  await insertPrices(
    tx,
    demoProducts.flatMap(({ slug, plans }) =>
      plans.map(([months, amountCents], position) => ({
        product_id: idOf(ids, slug),
        duration_count: months,
        duration_unit: 'month' as const,
        amount_cents: amountCents,
        position,
        replaced_by: null,
        archived_at: null,
        created_at: now,
      })),
    ),
  );
  return ids;
}

async function loadMethods(tx: Executor): Promise<void> {
  const toBank = demoMethods.map((method) => ({ ...textsOf(method), provider: 'bank' }));
  const toProviders = demoProviderMethods.map((method) => ({
    ...textsOf(method),
    provider: method.provider,
    charge_currency: method.chargeCurrency,
    provider_option: method.option ?? null,
    payment_timeout_s: method.paymentTimeoutS,
    enabled: false,
  }));
  const methods = [...toBank, ...toProviders];
  await insertMissingMethods(
    tx,
    methods.map((method, position) => ({ ...method, position })),
  );
}

function textsOf(method: DemoMethod) {
  return {
    gateway: method.gateway,
    category: method.category,
    title: method.title,
    title_ru: method.titleRu,
    description: method.description,
    description_ru: method.descriptionRu,
    image_url: `icon:${method.icon}`,
    fee_percent: method.feePercent,
  };
}

async function loadPromos(tx: Executor, productIds: Ids, now: Date): Promise<void> {
  for (const promo of demoPromos(now)) {
    const { product } = promo;
    const row = {
      code: promo.code,
      code_key: promo.code.toUpperCase(),
      discount_percent: promo.discountPercent,
      starts_at: null,
      ends_at: promo.endsAt ?? null,
      max_uses: promo.maxUses ?? null,
      per_user_limit: promo.perUserLimit ?? 1,
      method_category: null,
      note: promo.note,
    };
    await insertPromo(tx, row, product === undefined ? undefined : idOf(productIds, product));
  }
}
