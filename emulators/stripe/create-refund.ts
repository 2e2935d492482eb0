import { randomBytes } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import { refundable, withRefund } from '../kit/outcomes.ts';
import { invalidRequest } from './errors.ts';
import type { Session } from './session.ts';

/** Refunds a part of a charge, or all that is left. */
export function createRefund(
  emulator: Emulator<Session>,
  session: Session,
  { amount, metadata }: { amount: number | undefined; metadata: Record<string, string> },
): Session {
  if (session.chargeId === null) {
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    });
  }
  if (session.state === 'disputed') {
    throw invalidRequest('This charge has been charged back.', { code: 'charge_disputed' });
  }
  const left = refundable(session);
  if (left === 0) {
    throw invalidRequest('Charge has already been refunded.', { code: 'charge_already_refunded' });
  }
  const amountMinor = amount ?? left;
  if (amountMinor < 1 || amountMinor > left) {
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge', {
      param: 'amount',
    });
  }
  const id = `re_${randomBytes(12).toString('hex')}`;
  const after: Session = {
    ...session,
    ...withRefund(session, { id, amountMinor, state: 'succeeded' }),
    refundMetadata: { ...session.refundMetadata, [id]: metadata },
    refundedAt: { ...session.refundedAt, [id]: emulator.unixNow() },
  };
  emulator.payments.put(after);
  return after;
}
