import type { SubPlan } from '@sesame/contract/catalogue.ts';
import { durationOnWire } from '@sesame/contract/durations.ts';
import { dollarsFromCents } from '@sesame/contract/money.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Precomputed } from '../../platform/http/answers.ts';
import { Kept } from '../../platform/kept.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { readCatalogue, readProductTexts } from './catalogue.store.ts';

/** A product's face: what stands on cards and in the history, for archived products too. */
export interface ProductFace {
  readonly title: string;
  readonly description: string;
  readonly descriptionRu: string;
  readonly pictures: readonly string[];
}

export interface CatalogueSnapshot {
  /** The list as it goes over the wire. */
  readonly answer: Precomputed;
  readonly faces: ReadonlyMap<number, ProductFace>;
}

type Source = Pick<Platform, 'db' | 'listener' | 'log'>;

const catalogues = new WeakMap<object, Kept<CatalogueSnapshot>>();

/** The snapshot of this process; read at the first call and after every change. */
export function catalogueOf(platform: Source): Promise<CatalogueSnapshot> {
  let catalogue = catalogues.get(platform);
  if (catalogue === undefined) {
    catalogue = keepCatalogue(platform);
    catalogues.set(platform, catalogue);
  }
  return catalogue.current();
}

function keepCatalogue({ db, listener, log }: Source): Kept<CatalogueSnapshot> {
  const kept = new Kept(
    () => inTransaction(db, makeSnapshot),
    (error) =>
      log.warn({ err: error }, 'catalogue could not be read again, the last one is served'),
  );
  listener.listen('catalogue_changed', () => kept.change());
  return kept;
}

async function makeSnapshot(db: Executor): Promise<CatalogueSnapshot> {
  const { products, origins, prices } = await readCatalogue(db);
  const texts = await readProductTexts(db);
  const originsOf = Map.groupBy(origins, (origin) => origin.product_id);
  const pricesOf = Map.groupBy(prices, (price) => price.product_id);
  const list: SubPlan[] = products.map((product) => ({
    id: product.id,
    title: product.title,
    description: product.description,
    description_ru: product.description_ru,
    active: product.active,
    origins: (originsOf.get(product.id) ?? []).map(({ picture, site }) => ({ picture, site })),
    price_table: (pricesOf.get(product.id) ?? []).map((price) => ({
      id: price.id,
      amount: dollarsFromCents(price.amount_cents),
      duration: durationOnWire({ count: price.duration_count, unit: price.duration_unit }),
    })),
  }));
  const faces = new Map(
    texts.map((product) => [
      product.id,
      {
        title: product.title,
        description: product.description,
        descriptionRu: product.description_ru,
        pictures: (originsOf.get(product.id) ?? []).map((origin) => origin.picture),
      },
    ]),
  );
  return { answer: new Precomputed(JSON.stringify(list)), faces };
}
