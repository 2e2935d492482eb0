import type { GatewayName } from '@sesame/emulators/gateways/names.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { providers } from '../../src/domains/payments/gateways/all.ts';
import type { ChargeCurrency } from '../../src/domains/payments/gateways/checkout.ts';
import type { Capabilities } from '../../src/domains/payments/gateways/gateway.ts';
import { paypalSaving } from './saving/paypal-saving.ts';
import type { SavingUnderTest } from './saving/saving-under-test.ts';
import { stripeSaving } from './saving/stripe-saving.ts';
import { tbankSaving } from './saving/tbank-saving.ts';
import { yookassaSaving } from './saving/yookassa-saving.ts';
import type { CaughtWebhook } from './webhook-tap.ts';

export type ProviderName = GatewayName | 'bank';

/** Properties of a provider that the cases need and its gateway does not declare. */
export interface ProviderUnderTest {
  readonly provider: ProviderName;
  readonly currency: ChargeCurrency;
  readonly capabilities: Capabilities;
  /** The setting with which webhooks are verified. */
  readonly secret: string;
  /** The webhook without its signature; null when webhooks have none and are recognized by their address only. */
  readonly unsigned: ((webhook: CaughtWebhook) => CaughtWebhook) | null;
  /** Maximum age and lead of the signed time, in seconds; null when there is none. */
  readonly webhookAge: { readonly oldS: number; readonly aheadS: number } | null;
  /** Whether a payment can be found by our order id after creating it got no answer. */
  readonly findsByOrder: boolean;
  /** Whether fetching a payment shows what was paid, without a webhook. */
  readonly answersStatusQueries: boolean;
  /** Whether the shop captures an approved payment; otherwise the provider does. */
  readonly capturedByShop: boolean;
  /** Whether it lists refunds separately, so that a refund that fails later is detected. */
  readonly listsRefunds: boolean;
  /** Whether it says how much was refunded, also of refunds made on its dashboard. */
  readonly namesRefundSums: boolean;
  /** Whether creating a payment twice with one id gives a single payment. */
  readonly opensIdempotently: boolean;
  /** Whether its emulator can show a status that is in no document (switch `status`). */
  readonly showsAnyStatus: boolean;
  /** How a payment in another currency is classified; an unsupported coin does not count at all. */
  readonly otherMoney: 'currency' | 'underpaid';
  /** The option of the payment method that the cases pay by; without one the provider's page has all. */
  readonly option?: string;
  /** Settings of the shop beyond those of the emulator. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How it saves payment methods, or the reason why it saves none. */
  readonly saving: SavingUnderTest | string;
  /** The response body that it accepts as acknowledgement. */
  readonly acknowledgement: string;
  /** Outcomes that cannot happen at this provider, and why. */
  readonly unknown: Readonly<Partial<Record<Outcome, string>>>;
}

const savesNothing = 'saves no payment methods';

const takesMoneyOnce = { pay_again: 'takes the money of a payment once' };

const bank: ProviderUnderTest = {
  provider: 'bank',
  currency: 'USD',
  capabilities: {
    refunds: 'partial',
    disputes: true,
    cancels: true,
    charges: [{ currency: 'USD', minMinor: 1, maxMinor: 99_999_999 }],
    paymentTimeout: { minS: 1, maxS: 86_400 },
  },
  secret: 'BANK_WEBHOOK_SECRET',
  unsigned: withoutHeader('bank-signature'),
  webhookAge: { oldS: 300, aheadS: 300 },
  findsByOrder: true,
  answersStatusQueries: true,
  capturedByShop: false,
  listsRefunds: false,
  namesRefundSums: true,
  opensIdempotently: true,
  showsAnyStatus: false,
  otherMoney: 'currency',
  saving: savesNothing,
  acknowledgement: '{}',
  unknown: {
    ...takesMoneyOnce,
    fraud_warning: 'does not warn of fraud',
    pay_slowly: 'decides at once',
    finish: 'decides at once',
    other_merchant: 'serves one merchant',
    test_mode: 'uses test money only',
    refund_pending: 'refunds at once',
    refund_fails: 'refunds at once',
    dispute_won: 'leaves disputes open',
    dispute_lost: 'leaves disputes open',
  },
};

/** The emulators of other providers misbehave by their faults instead. */
const onlyAtTheBank = {
  pay_twice: 'an outcome of the bank of the demo only',
  pay_reordered: 'an outcome of the bank of the demo only',
  pay_bad_signature: 'an outcome of the bank of the demo only',
  pay_silently: 'an outcome of the bank of the demo only',
  pay_timeout: 'an outcome of the bank of the demo only',
};

const warnsOfNothing = { fraud_warning: 'does not warn of fraud' };

const noDisputes = {
  ...warnsOfNothing,
  dispute: 'does not report disputes',
  dispute_won: 'does not report disputes',
  dispute_lost: 'does not report disputes',
};

const tbank = declared('tbank', {
  currency: 'RUB',
  secret: 'TBANK_PASSWORD',
  unsigned: (webhook) => ({
    ...webhook,
    rawBody: Buffer.from(webhook.rawBody.toString().replace(/"Token":"\w*"/, '"Token":""')),
  }),
  webhookAge: null,
  findsByOrder: true,
  answersStatusQueries: true,
  capturedByShop: false,
  listsRefunds: false,
  namesRefundSums: false,
  opensIdempotently: false,
  showsAnyStatus: false,
  otherMoney: 'currency',
  settings: { TBANK_SAVE_METHODS: 'on' },
  saving: tbankSaving,
  acknowledgement: 'OK',
  unknown: {
    ...noDisputes,
    ...takesMoneyOnce,
    wrong_currency: 'accepts only rubles',
  },
});

const stripe = declared('stripe', {
  currency: 'USD',
  secret: 'STRIPE_WEBHOOK_SECRET',
  unsigned: withoutHeader('stripe-signature'),
  webhookAge: { oldS: 300, aheadS: 300 },
  findsByOrder: true,
  answersStatusQueries: true,
  capturedByShop: false,
  listsRefunds: true,
  namesRefundSums: true,
  opensIdempotently: true,
  showsAnyStatus: true,
  otherMoney: 'currency',
  saving: stripeSaving,
  acknowledgement: '{}',
  unknown: {
    ...takesMoneyOnce,
    cancel: 'its page only links back to the shop',
    other_merchant: 'a key reads only its own account',
  },
});

const paypal = declared('paypal', {
  currency: 'USD',
  secret: 'PAYPAL_CLIENT_SECRET',
  unsigned: withoutHeader('paypal-transmission-sig'),
  // It repeats webhooks for three days, and possibly with the first signature.
  webhookAge: { oldS: 73 * 3_600, aheadS: 300 },
  findsByOrder: false,
  answersStatusQueries: true,
  capturedByShop: true,
  listsRefunds: true,
  namesRefundSums: true,
  opensIdempotently: true,
  showsAnyStatus: true,
  otherMoney: 'currency',
  settings: { PAYPAL_SAVE_METHODS: 'on' },
  saving: paypalSaving,
  acknowledgement: '{}',
  unknown: {
    ...takesMoneyOnce,
    ...warnsOfNothing,
    cancel: 'its page only links back to the shop',
    pay_late: 'captures nothing by itself',
    test_mode: 'its sandbox has another host',
  },
});

const nowpayments = declared('nowpayments', {
  currency: 'USD',
  secret: 'NOWPAYMENTS_IPN_SECRET',
  unsigned: withoutHeader('x-nowpayments-sig'),
  webhookAge: null,
  findsByOrder: false,
  // An invoice has no state; its payment is first known from a webhook.
  answersStatusQueries: false,
  capturedByShop: false,
  listsRefunds: false,
  namesRefundSums: true,
  opensIdempotently: false,
  showsAnyStatus: true,
  otherMoney: 'underpaid',
  saving: savesNothing,
  acknowledgement: '{}',
  unknown: {
    ...noDisputes,
    cancel: 'an invoice cannot be canceled',
    other_merchant: 'a key reads only its own store',
    test_mode: 'its sandbox has another host',
    refund_pending: 'refunds only manually',
    refund_fails: 'refunds only manually',
  },
});

const yookassa = declared('yookassa', {
  currency: 'RUB',
  secret: 'YOOKASSA_SECRET_KEY',
  unsigned: null,
  webhookAge: null,
  findsByOrder: true,
  answersStatusQueries: true,
  capturedByShop: false,
  listsRefunds: true,
  namesRefundSums: true,
  opensIdempotently: true,
  showsAnyStatus: false,
  otherMoney: 'currency',
  settings: { YOOKASSA_SAVE_METHODS: 'on' },
  saving: yookassaSaving,
  acknowledgement: '{}',
  unknown: { ...noDisputes, ...takesMoneyOnce },
});

export const providersUnderTest: Readonly<Record<ProviderName, ProviderUnderTest>> = {
  bank,
  nowpayments,
  paypal,
  stripe,
  tbank,
  yookassa,
};

function declared(
  name: ProviderName,
  rest: Omit<ProviderUnderTest, 'provider' | 'capabilities'>,
): ProviderUnderTest {
  const provider = providers.find((one) => one.provider === name);
  if (provider === undefined) throw new Error(`there is no provider ${name}`);
  const unknown = { ...onlyAtTheBank, ...rest.unknown };
  return { provider: name, capabilities: provider.capabilities, ...rest, unknown };
}

function withoutHeader(name: string) {
  return (webhook: CaughtWebhook): CaughtWebhook => {
    const { [name]: _proof, ...headers } = webhook.headers;
    return { ...webhook, headers };
  };
}
