import { storeOf, watchStorage } from '../../store.ts';
import { PERSONAL } from '../session/personal-storage.ts';

/**
 * The payments of this person that were open on this device and whose end they have not read yet, with what they have
 * read: the result of a review comes after the news of the review. All tabs share the list, so that a message that was
 * closed in one is closed in all and never comes back.
 */
export type FollowedPayments = Readonly<Record<string, 'nothing' | 'review'>>;

const NAME = `${PERSONAL}followed_payments`;
/** More than a buyer can have open; the oldest are forgotten. */
const MAX_FOLLOWED = 20;

/** The stored text, which is the same value until it changes. */
export const followedPayments = storeOf(() => localStorage.getItem(NAME), watchStorage(NAME));

export function parseFollowed(stored: string | null): FollowedPayments {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    return isFollowed(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** Payments that are open now; known ones stay as they are. */
export function followPayments(ids: readonly string[]): void {
  const known = parseFollowed(followedPayments.get());
  const added = ids.filter((id) => !Object.hasOwn(known, id));
  if (added.length > 0) {
    store({ ...known, ...Object.fromEntries(added.map((id) => [id, 'nothing' as const])) });
  }
}

/** The buyer has read how a payment ended, or that it is under review, whose result is still to come. */
export function markPaymentRead(id: string, news: 'end' | 'review' = 'end'): void {
  const { [id]: known, ...others } = parseFollowed(followedPayments.get());
  if (known) store(news === 'review' ? { ...others, [id]: 'review' } : others);
}

function store(followed: FollowedPayments): void {
  try {
    localStorage.setItem(
      NAME,
      JSON.stringify(Object.fromEntries(Object.entries(followed).slice(-MAX_FOLLOWED))),
    );
  } catch {
    // Storage is disabled or full: the dashboard and the history still show the payment.
  }
  followedPayments.changed();
}

function isFollowed(value: unknown): value is FollowedPayments {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((read) => read === 'nothing' || read === 'review')
  );
}
