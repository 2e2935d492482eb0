import { randomBytes } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import { untouched } from '../kit/payment-record.ts';
import { Refusal } from '../kit/refusal.ts';
import { codesOf, invalidRequest, missing, stripeFailure } from './errors.ts';
import type { MethodStore } from './methods.ts';
import type { Session } from './session.ts';
import { intentView } from './views.ts';
import type { CreateIntent } from './wire.ts';

const USD_MIN = 50;

/**
 * Charges a saved card by a payment intent that is confirmed at once. The switch `charge` decides how it ends.
 * @throws Refusal 402 with the intent when the card is declined; 500 without an intent
 */
export function createCharge(
  emulator: Emulator<Session>,
  body: CreateIntent,
  { livemode, methods }: { readonly livemode: boolean; readonly methods: MethodStore },
): Session {
  const outcome = emulator.switchOf('charge');
  if (outcome === 'server_error') {
    const message = 'An unknown error occurred';
    throw new Refusal(500, message, stripeFailure('api_error', message));
  }
  requireChargeable(body, methods);
  const session = newCharge(emulator, body, livemode);
  emulator.payments.put(session);
  if (outcome === '') return emulator.decide(session.id, 'pay');
  if (outcome === 'processing') return emulator.decide(session.id, 'pay_slowly');
  if (outcome === 'requires_action') return session;
  const declined = emulator.decide(session.id, 'decline');
  throw declineOf(declined, outcome);
}

function requireChargeable(body: CreateIntent, methods: MethodStore): void {
  methods.requireCustomer(body.customer);
  const card = methods.find(body.payment_method);
  if (card === undefined) throw missing('PaymentMethod', body.payment_method);
  if (card.isDetached) {
    throw invalidRequest(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, or was detached from a Customer. It may not be used again.',
    );
  }
  if (card.customer !== body.customer) {
    throw invalidRequest('The provided PaymentMethod does not belong to the Customer.');
  }
  if (body.amount < USD_MIN) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small' });
  }
}

function newCharge(emulator: Emulator<Session>, body: CreateIntent, livemode: boolean): Session {
  const id = `pi_${randomBytes(12).toString('hex')}`;
  const metadata = body.metadata ?? {};
  return {
    ...untouched,
    id,
    orderId: metadata.payment_id ?? '',
    amountMinor: body.amount,
    currency: 'USD',
    url: emulator.payUrl(id),
    description: body.description ?? '',
    returnUrl: undefined,
    cancelUrl: undefined,
    createdAt: emulator.unixNow(),
    expiresAt: undefined,
    email: null,
    locale: null,
    metadata,
    intentMetadata: metadata,
    intentId: id,
    chargeId: null,
    livemode,
    customerId: body.customer,
    createsCustomer: false,
    saves: false,
    methodId: body.payment_method,
    isCharge: true,
    declineCode: emulator.switchOf('charge'),
    refundMetadata: {},
    refundedAt: {},
    prevented: null,
    disputeReason: 'fraudulent',
    evidence: null,
    fraudWarning: null,
  };
}

export function declineOf(session: Session, declineCode: string): Refusal {
  const message = 'Your card was declined.';
  return new Refusal(
    402,
    message,
    stripeFailure('card_error', message, {
      ...codesOf(declineCode),
      payment_intent: intentView(session),
    }),
  );
}
