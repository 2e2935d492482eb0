import type { Platform } from '../../platform/platform.ts';
import { catalogueOf, type ProductFace } from './catalogue-snapshot.ts';

export { catalogueJobs } from './catalogue.jobs.ts';
export { catalogueOperatorRoutes } from './catalogue.operator-routes.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export { findPriceForOrder, type OrderPrice } from './catalogue.store.ts';
export type { ProductFace } from './catalogue-snapshot.ts';
export { findCheapestPlans, listSoldOrigins } from './plans.store.ts';

/** Titles, descriptions and pictures of every product ever sold, from memory. */
export async function productFaces(
  platform: Pick<Platform, 'db' | 'listener' | 'log'>,
): Promise<ReadonlyMap<number, ProductFace>> {
  return (await catalogueOf(platform)).faces;
}
