import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

export const productFilters = ['all', 'active', 'inactive'] as const;
export type ProductFilter = (typeof productFilters)[number];

/** Products whose title contains the text, in any case, and that match the filter for availability. */
export function filterProducts(
  products: readonly SubPlan[],
  { search, filter }: { search: string; filter: ProductFilter },
): SubPlan[] {
  const needle = search.trim().toLowerCase();
  return products.filter(
    (product) =>
      product.title.toLowerCase().includes(needle) &&
      (filter === 'all' || product.active === (filter === 'active')),
  );
}

/** Ids of products with active access. */
export function ownedProducts(subscriptions: readonly ActiveSubscription[]): Set<number> {
  return new Set(subscriptions.map(({ sub_plan_id }) => sub_plan_id));
}

const DAY_MS = 86_400_000;

/** Started days count: access that ends tonight has 1 day left. */
export function daysLeft(endsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY_MS));
}

/** Titles that became usable or were extended between two polls; nothing for the first answer. */
export function activatedTitles(
  before: readonly ActiveSubscription[],
  after: readonly ActiveSubscription[],
): string[] {
  const known = new Map(before.map((subscription) => [subscription.id, subscription]));
  return after
    .filter((subscription) => {
      const earlier = known.get(subscription.id);
      return !earlier || Date.parse(subscription.date_end) > Date.parse(earlier.date_end);
    })
    .map(({ title }) => title);
}

/** Whether a payment that was being processed has ended: paid, refused or canceled. */
export function hasSettled(
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): boolean {
  return before.some(({ id }) => !after.some((payment) => payment.id === id));
}

export type PaymentState = 'active' | 'processing' | 'unpaid' | 'expired';

const states = {
  Active: 'active',
  Expired: 'expired',
  'Not payed': 'unpaid',
} as const satisfies Record<PaymentHistoryItem['status'], PaymentState>;

/** A payment being processed still has `Not payed` in the answer; the screen shows a more precise state. */
export function paymentState(
  payment: Pick<PaymentHistoryItem, 'status' | 'is_pending'>,
): PaymentState {
  return payment.is_pending && payment.status === 'Not payed'
    ? 'processing'
    : states[payment.status];
}

/** What the status leaves out; null where the status says it all. */
export const stateNotes = {
  pending: null,
  review: 'stateReview',
  paid: null,
  expired: 'stateExpired',
  canceled: 'stateCanceled',
  failed: 'stateFailed',
  partially_refunded: 'statePartlyRefunded',
  refunded: 'stateRefunded',
  disputed: 'stateDisputed',
  dispute_lost: 'stateDisputeLost',
} as const satisfies Readonly<Record<PaymentHistoryItem['state'], TextKey | null>>;

/** Pages overlap when a payment arrived in between; each payment is shown once, newest first. */
export function mergePages(pages: readonly PaymentHistoryItem[][]): PaymentHistoryItem[] {
  return [...new Map(pages.flat().map((payment) => [payment.id, payment])).values()];
}
