import type { Emulator } from '../kit/emulator.ts';
import { declineOf } from './create-charge.ts';
import { invalidRequest } from './errors.ts';
import type { Session } from './session.ts';
import type { ConfirmIntent } from './wire.ts';

/** What the bank answers to a buyer who does not confirm. */
const NOT_CONFIRMED = 'payment_intent_authentication_failure';

/**
 * Confirms a charge again, with its buyer there. The switch `confirm` decides what the bank does: it shows a page by
 * default, `succeeded` needs none, and any other word is the code of a decline.
 * @throws Refusal 402 when the card is declined
 */
export function confirmCharge(
  emulator: Emulator<Session>,
  session: Session,
  { return_url: returnUrl }: ConfirmIntent,
): Session {
  if (session.state !== 'declined') {
    throw invalidRequest('You cannot confirm this PaymentIntent because of its status.', {
      code: 'payment_intent_unexpected_state',
    });
  }
  const outcome = emulator.switchOf('confirm');
  const url = emulator.switchOf('page') === 'own' ? session.url : 'https://bank.example/confirm';
  const waiting: Session = {
    ...{ ...session, state: 'open', url, returnUrl, declineCode: NOT_CONFIRMED },
  };
  emulator.payments.put(waiting);
  if (outcome === '') return waiting;
  if (outcome === 'succeeded') return emulator.decide(session.id, 'pay');
  emulator.payments.put({ ...waiting, declineCode: outcome });
  throw declineOf(emulator.decide(session.id, 'decline'), outcome);
}
