import { originsOf } from '@sesame/contract/shared/catalogue/product-pictures.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { CachedValue } from '../../platform/cached-value.ts';
import { upToDate } from '../../platform/db/replica/reads.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Precomputed } from '../../platform/http/answers.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets/crypto.ts';
import { readCatalogue, readProductTexts } from './catalogue.store.ts';

/** The texts and pictures of a product on cards and in the history, also for archived products. */
export interface ProductCard {
  readonly title: string;
  readonly titleRu: string;
  readonly description: string;
  readonly descriptionRu: string;
  readonly pictures: readonly string[];
  /** On sale now: neither archived nor inactive. */
  readonly canOrder: boolean;
}

export interface CatalogueSnapshot {
  /** The serialized answer of `listSubPlans`. */
  readonly answer: Precomputed;
  readonly cards: ReadonlyMap<number, ProductCard>;
  /** Hash of the cards, the same in every process that shows the same ones. */
  readonly cardsVersion: string;
  /** The products that can be ordered, by id. */
  readonly onSale: ReadonlyMap<number, SubPlan>;
}

/** What the snapshot is read from, and what announces its changes. */
export type CatalogueSource = Pick<Platform, 'db' | 'listener' | 'log'>;

/** The snapshot of this process, read at the first call and again after every change. */
export function catalogueOf(platform: CatalogueSource): Promise<CatalogueSnapshot> {
  return cachedCatalogue(platform).current();
}

const cachedCatalogue = perPlatform(({ db, listener, log }: CatalogueSource) => {
  const cached = new CachedValue({
    // The change that makes it read the catalogue again may not have reached the replica yet.
    make: () => upToDate(db, (current) => inTransaction(current, makeSnapshot)),
    onFailure: (error) =>
      log.warn({ err: error }, 'catalogue could not be read, serving the last one'),
  });
  cached.follow(listener, 'catalogue_changed');
  return cached;
});

async function makeSnapshot(db: Executor): Promise<CatalogueSnapshot> {
  const { products, origins, prices } = await readCatalogue(db);
  const texts = await readProductTexts(db);
  const servicesOf = Map.groupBy(origins, (origin) => origin.product_id);
  const pricesOf = Map.groupBy(prices, (price) => price.product_id);
  const list: SubPlan[] = products.map((product) => ({
    id: product.id,
    title: product.title,
    title_ru: product.title_ru,
    description: product.description,
    description_ru: product.description_ru,
    active: product.active,
    origins: originsOf(product.picture, servicesOf.get(product.id) ?? []),
    price_table: (pricesOf.get(product.id) ?? []).map((price) => ({
      id: price.id,
      amount: dollarsFromCents(price.amount_cents),
      duration: serializeDuration({ count: price.duration_count, unit: price.duration_unit }),
    })),
  }));
  const onSale = new Map(list.filter(({ active }) => active).map((plan) => [plan.id, plan]));
  const cards = new Map(
    texts.map((product) => [
      product.id,
      {
        title: product.title,
        titleRu: product.title_ru,
        description: product.description,
        descriptionRu: product.description_ru,
        pictures: originsOf(product.picture, servicesOf.get(product.id) ?? []).map(
          ({ picture }) => picture,
        ),
        canOrder: onSale.has(product.id),
      },
    ]),
  );
  const cardsVersion = sha256(JSON.stringify([...cards])).toString('base64url');
  return { answer: new Precomputed(JSON.stringify(list)), cards, cardsVersion, onSale };
}
