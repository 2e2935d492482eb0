import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Emulator, Protocol } from '../kit/emulator.ts';
import type { EmulatorOptions, RunningGateway } from '../kit/gateway.ts';
import { type Outcome, refundable, withRefund } from '../kit/outcomes.ts';
import { serveEmulator } from '../kit/serve-emulator.ts';
import { registerApi } from './api-routes.ts';
import { stripeWire } from './calls.ts';
import { stripeFailure } from './errors.ts';
import { createEventLog, eventsOf, methodEvent } from './events.ts';
import { type MethodStore, openMethodStore } from './methods.ts';
import type { Session } from './session.ts';

/** Outcomes after which the merchant has the money. */
const CHARGED: readonly Outcome[] = [
  'pay',
  'finish',
  'pay_less',
  'pay_more',
  'pay_late',
  'wrong_currency',
  'test_mode',
];

/** Emulates Stripe: Checkout sessions, refunds, disputes and signed events. */
export async function startStripe(options: EmulatorOptions = {}): Promise<RunningGateway> {
  const { settings = {}, dataDir } = options;
  const keys = {
    secretKey: settings.STRIPE_SECRET_KEY ?? `sk_test_${randomBytes(24).toString('hex')}`,
    // The shop accepts several secrets, newest first; the newest one signs.
    webhookSecret:
      settings.STRIPE_WEBHOOK_SECRET?.split(',')[0]?.trim() ??
      `whsec_${randomBytes(24).toString('hex')}`,
  };
  const events = createEventLog();
  const methods = await openMethodStore(dataDir && join(dataDir, 'stripe-methods.jsonl'));
  const protocol: Protocol<Session> = {
    title: 'Stripe',
    file: 'stripe-payments.jsonl',
    outcomes: [
      'pay',
      'decline',
      'expire',
      'pay_slowly',
      'finish',
      'pay_less',
      'pay_more',
      'pay_late',
      'wrong_currency',
      'test_mode',
      'refund',
      'refund_pending',
      'refund_fails',
      'fraud_warning',
      'dispute',
      'dispute_won',
      'dispute_lost',
    ],
    switches: {
      page: ['own', 'custom domain'],
      prevented: ['no', 'withdrawn', 'refunded', 'nothing'],
      status: 'any word',
      dispute_reason: 'any word',
      attach: ['at once', 'late', 'never'],
      card: 'any word',
      replaced: 'any word',
      charge: 'any word',
      confirm: 'any word',
    },
    wire: stripeWire,
    registerApi: (app, emulator, serve) =>
      registerApi(app, emulator, serve, { ...keys, events, methods }),
    failure: (status, message) =>
      stripeFailure(
        status >= 500 ? 'api_error' : 'invalid_request_error',
        message,
        status === 429 ? { code: 'rate_limit' } : {},
      ),
    afterOutcome(changed, { before, outcome, emulator }) {
      const isTried = outcome !== 'expire';
      const disputed = {
        ...changed,
        disputeReason: emulator.switchOf('dispute_reason') || 'fraudulent',
      };
      const after = outcome === 'dispute' ? withPrevention(disputed, before, emulator) : changed;
      const refunds = after.refunds.map((refund) => ({
        ...refund,
        id: refund.id.startsWith('re_') ? refund.id : `re_${refund.id}`,
      }));
      const newest = refunds.length > before.refunds.length ? refunds.at(-1) : undefined;
      const isCharged = after.chargeId === null && CHARGED.includes(outcome);
      return {
        ...after,
        ...(isCharged && paidWith(after, { emulator, methods })),
        fraudWarning: after.fraudWarning ?? (outcome === 'fraud_warning' ? newId('issfr') : null),
        refunds,
        ...(newest && {
          refundedAt: { ...after.refundedAt, [newest.id]: emulator.unixNow() },
        }),
        intentId: after.intentId ?? (isTried ? newId('pi') : null),
        chargeId: after.chargeId ?? (CHARGED.includes(outcome) ? newId('ch') : null),
      };
    },
    webhooksOf(after, { before, outcome, emulator }) {
      const context = { emulator, events, secret: keys.webhookSecret };
      const isNew = after.methodId !== null && before.methodId === null;
      const card = isNew ? methods.find(after.methodId ?? '') : undefined;
      return [
        ...(card?.customer ? [methodEvent(context, card, 'attached')] : []),
        ...eventsOf(context, outcome, { before, after }),
      ];
    },
    shopSettings: (url) => ({
      STRIPE_API_BASE: url,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    }),
  };
  const running = await serveEmulator(protocol, options);
  return {
    ...running,
    async stop() {
      await running.stop();
      await methods.close();
    },
  };
}

/** The customer and the card of a payment; a card that Stripe cannot save leaves neither usage nor id. */
function paidWith(
  session: Session,
  { emulator, methods }: { emulator: Emulator<Session>; methods: MethodStore },
): Partial<Session> {
  const customerId = session.customerId ?? (session.createsCustomer ? methods.addCustomer() : null);
  const attach = emulator.switchOf('attach');
  if (!session.saves || attach === 'never') return { customerId, saves: false };
  const id = `pm_${randomBytes(12).toString('hex')}`;
  methods.put({
    id,
    customer: attach === 'late' ? null : customerId,
    createdAt: emulator.unixNow(),
    livemode: session.livemode,
    last4: emulator.switchOf('card') || '4242',
    expiresYear: emulator.now().getUTCFullYear() + 4,
    isDetached: false,
  });
  return { customerId, methodId: id };
}

/** A dispute that Stripe prevents ends at once; the switch decides how the money goes back. */
function withPrevention(
  disputed: Session,
  before: Session,
  { switchOf }: Emulator<Session>,
): Session {
  const prevented = switchOf('prevented');
  if (prevented === 'no') return disputed;
  const { disputeDue } = disputed;
  if (prevented === 'withdrawn') {
    return { ...disputed, state: 'refunded', dispute: 'lost', prevented };
  }
  const ended: Session = { ...before, disputeDue, dispute: 'won', prevented };
  if (prevented === 'nothing') return ended;
  const amountMinor = refundable(before);
  const refund = {
    id: `re_${randomBytes(12).toString('hex')}`,
    amountMinor,
    state: 'succeeded',
  } as const;
  return { ...ended, ...withRefund(before, refund) };
}

function newId(kind: 'pi' | 'ch' | 'issfr'): string {
  return `${kind}_${randomBytes(12).toString('hex')}`;
}
