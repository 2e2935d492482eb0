import { type CatalogueSource, catalogueOf, type ProductCard } from './catalogue-snapshot.ts';

export { catalogueConsoleRoutes } from './catalogue.console-routes.ts';
export { catalogueJobs } from './catalogue.jobs.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export { findPriceForOrder, type OrderPrice } from './catalogue.store.ts';
export type { ProductCard } from './catalogue-snapshot.ts';
export {
  findCheapestPlans,
  listSoldPlans,
  listSoldServices,
  type SoldPlan,
} from './prices/plans.store.ts';
export { describeCataloguePage } from './product-page/describe-catalogue-page.ts';

/** Titles, descriptions and pictures of every product ever sold, from memory. */
export async function productCards(
  platform: CatalogueSource,
): Promise<ReadonlyMap<number, ProductCard>> {
  return (await catalogueOf(platform)).cards;
}

/** Differs when any of the product cards does. */
export async function productCardsVersion(platform: CatalogueSource): Promise<string> {
  return (await catalogueOf(platform)).cardsVersion;
}
