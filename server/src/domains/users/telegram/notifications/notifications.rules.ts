import type { TelegramNotifications } from '@sesame/contract/shop/telegram.ts';

type Kind = keyof TelegramNotifications;

/** Converts the enabled kinds, as the database stores them, to one flag per kind. */
export function serializeNotifications(chosen: readonly Kind[]): TelegramNotifications {
  return {
    subscription_ends: chosen.includes('subscription_ends'),
    payment_received: chosen.includes('payment_received'),
    access_changed: chosen.includes('access_changed'),
    order_unpaid: chosen.includes('order_unpaid'),
    ticket_answered: chosen.includes('ticket_answered'),
  };
}

/** Kinds that are not in the choice stay unchanged. */
export function chooseKinds(
  before: readonly Kind[],
  choice: Readonly<Partial<Record<Kind, boolean | undefined>>>,
): Kind[] {
  const merged = serializeNotifications(before);
  // The keys of this object are exactly the kinds.
  return (Object.keys(merged) as Kind[]).filter((kind) => choice[kind] ?? merged[kind]);
}
