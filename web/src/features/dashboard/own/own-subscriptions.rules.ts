import type { ActiveSubscription, EndedSubscription } from '@sesame/contract/shop/access.ts';
import { byEnd, daysLeft, ownedProducts } from '../dashboard.rules.ts';

/** What can be opened of a subscription. */
export type DeliveredAccess = Pick<ActiveSubscription, 'title' | 'links' | 'items'>;

const ENDING_SOON_DAYS = 7;

export type OwnFilter = 'all' | 'active' | 'ending' | 'ended';
export type OwnChoice = { search: string; filter: OwnFilter };

/**
 * The subscriptions of a buyer to show: what runs, by its end, then what has ended, the latest end first. An ended one
 * is left out while the same product runs.
 */
export function ownSubscriptions(
  active: readonly ActiveSubscription[],
  ended: readonly EndedSubscription[],
  { search, filter, now }: OwnChoice & { now: Date },
): { active: ActiveSubscription[]; ended: EndedSubscription[] } {
  const needle = search.trim().toLowerCase();
  const isFound = ({ title }: { title: string }) => title.toLowerCase().includes(needle);
  const owned = ownedProducts(active);
  return {
    active: active
      .filter(
        (one) =>
          isFound(one) &&
          filter !== 'ended' &&
          (filter !== 'ending' || daysLeft(one.date_end, now) <= ENDING_SOON_DAYS),
      )
      .sort(byEnd),
    ended: ended.filter(
      (one) =>
        isFound(one) && (filter === 'all' || filter === 'ended') && !owned.has(one.sub_plan_id),
    ),
  };
}
