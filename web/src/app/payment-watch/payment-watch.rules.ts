import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';

/** How a payment went on. */
export type PaymentOutcome = 'paid' | 'review' | 'declined' | 'expired' | 'canceled';
export type PaymentNews = { payment: PaymentHistoryItem; outcome: PaymentOutcome };

/** Payments that were open on this device, by id, with what the buyer has already read about each. */
type FollowedPayments = Readonly<Record<string, 'nothing' | 'review'>>;

/** Older news are in the history. */
const MAX_SHOWN = 3;

const outcomes: Readonly<Partial<Record<PaymentHistoryItem['state'], PaymentOutcome>>> = {
  review: 'review',
  failed: 'declined',
  expired: 'expired',
  canceled: 'canceled',
};

/** Null while it is open, and for what happens to a payment after its end, such as a refund. */
export function outcomeOf(payment: PaymentHistoryItem): PaymentOutcome | null {
  if (payment.in_review) return 'review';
  if (payment.is_pending) return null;
  return payment.status === 'Active' ? 'paid' : (outcomes[payment.state] ?? null);
}

/**
 * What the buyer has not read yet about followed payments, newest first.
 * @param history newest first
 */
export function paymentNews(
  history: readonly PaymentHistoryItem[],
  followed: FollowedPayments,
): PaymentNews[] {
  return history
    .flatMap((payment, index): PaymentNews[] => {
      const read = followed[payment.id];
      const outcome = outcomeOf(payment);
      if (!read || !outcome || read === outcome) return [];
      return isOvertaken(payment, outcome, history.slice(0, index)) ? [] : [{ payment, outcome }];
    })
    .slice(0, MAX_SHOWN);
}

/** No buyer needs to read that a payment failed while a newer one for the same product is open or has succeeded. */
function isOvertaken(
  payment: PaymentHistoryItem,
  outcome: PaymentOutcome,
  newer: readonly PaymentHistoryItem[],
): boolean {
  if (outcome === 'paid' || outcome === 'review') return false;
  return newer.some(
    (other) =>
      other.sub_plan_id === payment.sub_plan_id &&
      (other.is_pending || other.in_review || other.status === 'Active'),
  );
}

/** Whether a payment that was being processed has ended: paid, refused or canceled. */
export function hasSettled(
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): boolean {
  return before.some(({ id }) => !after.some((payment) => payment.id === id));
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
