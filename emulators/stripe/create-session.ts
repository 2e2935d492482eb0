import { randomBytes } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import { untouched } from '../kit/payment-record.ts';
import { invalidRequest } from './errors.ts';
import type { MethodStore } from './methods.ts';
import type { Session } from './session.ts';
import type { CreateSession } from './wire.ts';

const LIFETIME_MIN_S = 30 * 60;
const LIFETIME_MAX_S = 24 * 3_600;
const USD_MIN = 50;

export function createSession(
  emulator: Emulator<Session>,
  body: CreateSession,
  { livemode, methods }: { readonly livemode: boolean; readonly methods: MethodStore },
): Session {
  const createdAt = emulator.unixNow();
  const expiresAt = body.expires_at ?? createdAt + LIFETIME_MAX_S;
  if (expiresAt < createdAt + LIFETIME_MIN_S || expiresAt > createdAt + LIFETIME_MAX_S) {
    throw invalidRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  const amountMinor = body.line_items.reduce(
    (sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount,
    0,
  );
  if (amountMinor < USD_MIN) {
    throw invalidRequest('The total amount due must add up to at least $0.50 usd', {
      code: 'amount_too_small',
    });
  }
  if (body.customer !== undefined) {
    if (body.customer_creation !== undefined || body.customer_email !== undefined) {
      throw invalidRequest(
        'You may only specify one of these parameters: customer, customer_creation, customer_email.',
      );
    }
    methods.requireCustomer(body.customer);
  }
  const id = `cs_${livemode ? 'live' : 'test'}_${randomBytes(24).toString('hex')}`;
  const session: Session = {
    ...untouched,
    id,
    orderId: body.client_reference_id ?? '',
    amountMinor,
    currency: 'USD',
    url:
      emulator.switchOf('page') === 'custom domain'
        ? `https://pay.shop.example/c/pay/${id}`
        : emulator.payUrl(id),
    description: body.line_items.map(({ price_data }) => price_data.product_data.name).join(', '),
    returnUrl: body.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: body.cancel_url,
    createdAt,
    expiresAt,
    email: body.customer_email ?? null,
    locale: body.locale ?? null,
    metadata: body.metadata ?? {},
    intentMetadata: body.payment_intent_data?.metadata ?? {},
    intentId: null,
    chargeId: null,
    livemode,
    customerId: body.customer ?? null,
    createsCustomer: body.customer_creation === 'always',
    saves: body.payment_intent_data?.setup_future_usage === 'off_session',
    methodId: null,
    isCharge: false,
    declineCode: '',
    refundMetadata: {},
    refundedAt: {},
    prevented: null,
    disputeReason: 'fraudulent',
    evidence: null,
    fraudWarning: null,
  };
  emulator.payments.put(session);
  return session;
}
