import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';

export const productFilters = ['all', 'active', 'inactive'] as const;
export type ProductFilter = (typeof productFilters)[number];

/** Products whose title or description contains the text, in any case, and that match the filter for availability. */
export function filterProducts(
  products: readonly SubPlan[],
  { search, filter }: { search: string; filter: ProductFilter },
): SubPlan[] {
  const needle = search.trim().toLowerCase();
  return products.filter(
    (product) =>
      textsOf(product).toLowerCase().includes(needle) &&
      (filter === 'all' || product.active === (filter === 'active')),
  );
}

function textsOf(plan: SubPlan): string {
  return [plan.title, plan.title_ru, plan.description, plan.description_ru].join('\n');
}

/** Ids of products with active access. */
export function ownedProducts(subscriptions: readonly ActiveSubscription[]): Set<number> {
  return new Set(subscriptions.map(({ sub_plan_id }) => sub_plan_id));
}

/** What ends first comes first. */
export function byEnd(one: { date_end: string }, other: { date_end: string }): number {
  return Date.parse(one.date_end) - Date.parse(other.date_end);
}

/** From so many cards on, a search and a filter are worth their space. */
export const OWN_TOOLS_FROM = 10;

/** Started days count: access that ends tonight has 1 day left. */
export function daysLeft(endsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY_MS));
}

/** Pages overlap when a payment arrived in between; each payment is shown once, newest first. */
export function mergePages(pages: readonly PaymentHistoryItem[][]): PaymentHistoryItem[] {
  return [...new Map(pages.flat().map((payment) => [payment.id, payment])).values()];
}
