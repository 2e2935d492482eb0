import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { providers } from '../../src/domains/payments/gateways/all.ts';
import type { Capabilities, ChargeCurrency } from '../../src/domains/payments/gateways/gateway.ts';
import type { CaughtNotice } from './notice-tap.ts';

export type ProviderName = 'bank' | 'tbank';

/** What the cases must know of a provider, as far as its own file does not say it. */
export interface ProviderUnderTest {
  readonly provider: ProviderName;
  readonly currency: ChargeCurrency;
  readonly capabilities: Capabilities;
  /** The setting without which nothing can be proved. */
  readonly secret: string;
  /** The same notice without its proof; null when notices carry none and are known by their address alone. */
  readonly unsigned: ((notice: CaughtNotice) => CaughtNotice) | null;
  /** Its signature holds a moment, so that an old one is worth nothing. */
  readonly signsTime: boolean;
  /** A payment whose opening got no answer can be asked about by our own id. */
  readonly findsByOrder: boolean;
  /** Opened twice under one id, it is one payment there. */
  readonly opensOnce: boolean;
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
  signsTime: true,
  findsByOrder: true,
  opensOnce: true,
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

const tbank = declared('tbank', {
  currency: 'RUB',
  secret: 'TBANK_PASSWORD',
  unsigned: (notice) => ({
    ...notice,
    rawBody: Buffer.from(notice.rawBody.toString().replace(/"Token":"\w*"/, '"Token":""')),
  }),
  signsTime: false,
  findsByOrder: true,
  opensOnce: false,
  acknowledgement: 'OK',
  unknown: {
    wrong_currency: 'takes roubles alone',
    dispute: 'tells of no disputes',
    dispute_won: 'tells of no disputes',
    dispute_lost: 'tells of no disputes',
  },
});

export const providersUnderTest: Readonly<Record<ProviderName, ProviderUnderTest>> = {
  bank,
  tbank,
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
