import { methodEvent } from './events.ts';
import type { StripeApi } from './stripe-api.ts';

/**
 * The bank has replaced a saved card, and Stripe learns it from the network when the card is charged: the id stays, digits and
 * expiry are those of the new card. The switch `replaced` has its last four digits.
 */
export function replaceCard({ context, emulator, methods }: StripeApi, id: string): void {
  const last4 = emulator.switchOf('replaced');
  const card = methods.find(id);
  if (last4 === '' || card === undefined || card.isDetached || card.last4 === last4) return;
  const replaced = { ...card, last4, expiresYear: emulator.now().getUTCFullYear() + 4 };
  methods.put(replaced);
  emulator.webhooks.send(methodEvent(context, replaced, 'automatically_updated'));
}
