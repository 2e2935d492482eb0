import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { providers } from '../../src/domains/payments/gateways/all.ts';
import type { Capabilities, ChargeCurrency } from '../../src/domains/payments/gateways/gateway.ts';
import type { CaughtNotice } from './notice-tap.ts';

export type ProviderName = 'bank' | 'nowpayments' | 'paypal' | 'stripe' | 'tbank' | 'yookassa';

/** What the cases must know of a provider, as far as its own file does not say it. */
export interface ProviderUnderTest {
  readonly provider: ProviderName;
  readonly currency: ChargeCurrency;
  readonly capabilities: Capabilities;
  /** The setting without which nothing can be proved. */
  readonly secret: string;
  /** The same notice without its proof; null when notices carry none and are known by their address alone. */
  readonly unsigned: ((notice: CaughtNotice) => CaughtNotice) | null;
  /** How old and how far ahead the moment in its signature may be, in seconds; null when there is none. */
  readonly noticeAge: { readonly oldS: number; readonly aheadS: number } | null;
  /** A payment whose opening got no answer can be asked about by our own id. */
  readonly findsByOrder: boolean;
  /** What a payment is paid with is known without a notice. */
  readonly tellsWhenAsked: boolean;
  /** The shop takes the money of an approved payment; otherwise the provider does. */
  readonly takenByShop: boolean;
  /** It tells of each refund by itself, and so of one that fails after it was made. */
  readonly listsRefunds: boolean;
  /** Opened twice under one id, it is one payment there. */
  readonly opensOnce: boolean;
  /** What other money than was asked for is held as; a coin that is not taken at all counts for nothing. */
  readonly otherMoney: 'currency' | 'underpaid';
  /** The body that it takes for an acknowledgement. */
  readonly acknowledgement: string;
  /** What cannot happen at it, and why. */
  readonly unknown: Readonly<Partial<Record<Outcome, string>>>;
}

const bank: ProviderUnderTest = {
  provider: 'bank',
  currency: 'USD',
  capabilities: {
    refunds: 'partial',
    disputes: true,
    cancels: true,
    charges: [{ currency: 'USD', minMinor: 1, maxMinor: 99_999_999 }],
    life: { minS: 1, maxS: 86_400 },
  },
  secret: 'BANK_NOTICE_SECRET',
  unsigned: withoutHeader('bank-signature'),
  noticeAge: { oldS: 300, aheadS: 300 },
  findsByOrder: true,
  tellsWhenAsked: true,
  takenByShop: false,
  listsRefunds: false,
  opensOnce: true,
  otherMoney: 'currency',
  acknowledgement: '{}',
  unknown: {
    pay_slowly: 'decides at once',
    finish: 'decides at once',
    other_merchant: 'serves one merchant',
    test_mode: 'knows test money alone',
    refund_pending: 'gives back at once',
    refund_fails: 'gives back at once',
    dispute_won: 'leaves disputes open',
    dispute_lost: 'leaves disputes open',
  },
};

const noDisputes = {
  dispute: 'tells of no disputes',
  dispute_won: 'tells of no disputes',
  dispute_lost: 'tells of no disputes',
};

const tbank = declared('tbank', {
  currency: 'RUB',
  secret: 'TBANK_PASSWORD',
  unsigned: (notice) => ({
    ...notice,
    rawBody: Buffer.from(notice.rawBody.toString().replace(/"Token":"\w*"/, '"Token":""')),
  }),
  noticeAge: null,
  findsByOrder: true,
  tellsWhenAsked: true,
  takenByShop: false,
  listsRefunds: false,
  opensOnce: false,
  otherMoney: 'currency',
  acknowledgement: 'OK',
  unknown: {
    ...noDisputes,
    wrong_currency: 'takes roubles alone',
  },
});

const stripe = declared('stripe', {
  currency: 'USD',
  secret: 'STRIPE_WEBHOOK_SECRET',
  unsigned: withoutHeader('stripe-signature'),
  noticeAge: { oldS: 300, aheadS: 300 },
  findsByOrder: true,
  tellsWhenAsked: true,
  takenByShop: false,
  listsRefunds: true,
  opensOnce: true,
  otherMoney: 'currency',
  acknowledgement: '{}',
  unknown: {
    cancel: 'its page only leads back',
    other_merchant: 'a key reads its own account alone',
  },
});

const paypal = declared('paypal', {
  currency: 'USD',
  secret: 'PAYPAL_CLIENT_SECRET',
  unsigned: withoutHeader('paypal-transmission-sig'),
  // It tells again for three days, and perhaps under the first signature.
  noticeAge: { oldS: 73 * 3_600, aheadS: 300 },
  findsByOrder: false,
  tellsWhenAsked: true,
  takenByShop: true,
  listsRefunds: true,
  opensOnce: true,
  otherMoney: 'currency',
  acknowledgement: '{}',
  unknown: {
    cancel: 'its page only leads back',
    pay_late: 'takes nothing by itself',
    test_mode: 'its sandbox is another host',
  },
});

const nowpayments = declared('nowpayments', {
  currency: 'USD',
  secret: 'NOWPAYMENTS_IPN_SECRET',
  unsigned: withoutHeader('x-nowpayments-sig'),
  noticeAge: null,
  findsByOrder: false,
  // An invoice has no state; what pays it is first known from a notice.
  tellsWhenAsked: false,
  takenByShop: false,
  listsRefunds: false,
  opensOnce: false,
  otherMoney: 'underpaid',
  acknowledgement: '{}',
  unknown: {
    ...noDisputes,
    cancel: 'an invoice cannot be closed',
    other_merchant: 'a key reads its own store alone',
    test_mode: 'its sandbox is another host',
    refund_pending: 'refunds by hand alone',
    refund_fails: 'refunds by hand alone',
  },
});

const yookassa = declared('yookassa', {
  currency: 'RUB',
  secret: 'YOOKASSA_SECRET_KEY',
  unsigned: null,
  noticeAge: null,
  findsByOrder: true,
  tellsWhenAsked: true,
  takenByShop: false,
  listsRefunds: true,
  opensOnce: true,
  otherMoney: 'currency',
  acknowledgement: '{}',
  unknown: noDisputes,
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
  if (provider === undefined) throw new Error(`nobody declares a provider ${name}`);
  return { provider: name, capabilities: provider.capabilities, ...rest };
}

function withoutHeader(name: string) {
  return (notice: CaughtNotice): CaughtNotice => {
    const { [name]: _proof, ...headers } = notice.headers;
    return { ...notice, headers };
  };
}
