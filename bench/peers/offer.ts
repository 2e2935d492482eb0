import { listSubPlans, type SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { addProducts } from '../add-products.ts';
import { expectOk, send } from '../load/http-client.ts';
import type { BenchShop } from '../shop.ts';
import { waitUntil } from '../wait-until.ts';

/** What all shops sell. */
export interface Offer {
  readonly products: readonly OfferedProduct[];
  readonly plans: number;
}

export interface OfferedProduct {
  /** Not all of the demo's can be ordered. */
  readonly active: boolean;
  readonly title: string;
  readonly description: string;
  readonly plans: readonly { readonly id: number; readonly name: string; readonly cents: number }[];
}

const PRODUCTS = 50;

/** Adds products to those of the demo until there are fifty, and reads the catalogue as any visitor does. */
export async function offerProducts({
  url,
  database,
}: Pick<BenchShop, 'url' | 'database'>): Promise<Offer> {
  const demo = await readOffer(url);
  await addProducts(database, PRODUCTS - demo.products.length);
  let offer = demo;
  // The shop learns of the new ones a moment after their commit.
  await waitUntil(async () => {
    offer = await readOffer(url);
    return offer.products.length === PRODUCTS;
  });
  return offer;
}

async function readOffer(url: string): Promise<Offer> {
  const answer = expectOk(await send(`${url}${listSubPlans.path}`, {}));
  // The cast is safe: tests validate the shop's answer against the contract.
  const listed = JSON.parse(answer.text) as SubPlan[];
  const products = listed.map(({ active, title, description, price_table }) => ({
    active,
    title,
    description,
    plans: price_table.map(({ id, amount, duration }) => ({
      id,
      name: duration,
      cents: Math.round(amount * 100),
    })),
  }));
  return { products, plans: products.flatMap(({ plans }) => plans).length };
}
