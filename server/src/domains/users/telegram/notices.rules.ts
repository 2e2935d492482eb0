import type { TelegramNotices } from '@sesame/contract/telegram.ts';

type Kind = keyof TelegramNotices;

/** Stored are the kinds that were asked for. */
export function noticesOnWire(chosen: readonly Kind[]): TelegramNotices {
  return {
    subscription_ends: chosen.includes('subscription_ends'),
    payment_received: chosen.includes('payment_received'),
    access_changed: chosen.includes('access_changed'),
    ticket_answered: chosen.includes('ticket_answered'),
  };
}

/** Kinds that are left out stay as they are. */
export function chooseKinds(
  before: readonly Kind[],
  choice: Readonly<Partial<Record<Kind, boolean | undefined>>>,
): Kind[] {
  const merged = noticesOnWire(before);
  // The keys of the answer are the kinds.
  return (Object.keys(merged) as Kind[]).filter((kind) => choice[kind] ?? merged[kind]);
}
