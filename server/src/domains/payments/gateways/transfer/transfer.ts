import * as z from 'zod/mini';
import type { Checkout } from '../checkout.ts';
import type { BankAccountDetails, Gateway } from '../gateway.ts';
import {
  choiceOf,
  type GatewayNeeds,
  type Provider,
  type ProviderField,
  type ProviderValues,
  type ReceivedMoney,
} from '../provider.ts';
import type { GatewayReport } from '../report.ts';
import { transferSetup } from './transfer-setup.ts';

/**
 * A bank transfer to the shop's own account. There is no API: an operator checks the account and records what arrived
 * (`needs.received`). So the payment page is part of the shop, there are no webhooks, and refunds are made manually.
 */
export const transferProvider: Provider = {
  provider: 'transfer',
  title: 'Bank transfer',
  setup: transferSetup,
  fields: [
    required('recipient', 'TRANSFER_RECIPIENT', {
      description: 'The recipient of transfers, written as the bank requires.',
      descriptionRu: 'Получатель перевода, как его требует указывать банк.',
      example: 'Ivan P.',
    }),
    required('bank', 'TRANSFER_BANK', {
      description: 'The bank of the account.',
      descriptionRu: 'Банк, в котором открыт счёт.',
      example: 'Example Bank',
    }),
    required('account', 'TRANSFER_ACCOUNT', {
      description: 'The number of the card, account or phone to transfer to.',
      descriptionRu: 'Номер карты, счёта или телефона для перевода.',
      example: '0000 1234 5678 9012',
    }),
    {
      name: 'kind',
      env: 'TRANSFER_ACCOUNT_KIND',
      secret: false,
      defaultValue: 'card',
      ...choiceOf([
        ['card', 'Card', 'Карта'],
        ['account', 'Account', 'Счёт'],
        ['phone', 'Phone', 'Телефон'],
      ]),
      description: 'What that number is, as buyers read it.',
      descriptionRu: 'Что это за номер: так его увидят покупатели.',
      example: 'account',
    },
    note('note', 'TRANSFER_NOTE', {
      description: 'What buyers should know before they transfer, in English.',
      descriptionRu: 'Что покупателю нужно знать до перевода, по-английски.',
      example: 'Transfers arrive on working days.',
    }),
    note('noteRu', 'TRANSFER_NOTE_RU', {
      description: 'The same in Russian.',
      descriptionRu: 'То же по-русски.',
      example: 'Переводы приходят по рабочим дням.',
    }),
  ],
  capabilities: {
    refunds: 'none',
    disputes: false,
    cancels: false,
    charges: [
      { currency: 'USD', minMinor: 1, maxMinor: 100_000_000 },
      { currency: 'RUB', minMinor: 1, maxMinor: 10_000_000_000 },
    ],
    paymentTimeout: { minS: 900, maxS: 7 * 86_400 },
  },
  create: createTransferGateway,
};

type FieldText = Pick<ProviderField, 'description' | 'descriptionRu' | 'example'>;

function required(name: string, env: string, text: FieldText): ProviderField {
  return {
    name,
    env,
    secret: false,
    schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    expected: 'a line of at most 120 characters',
    expectedRu: 'строка не длиннее 120 символов',
    ...text,
  };
}

function note(name: string, env: string, text: FieldText): ProviderField {
  return {
    name,
    env,
    secret: false,
    defaultValue: '',
    schema: z.string().check(z.trim(), z.maxLength(500)),
    expected: 'a text of at most 500 characters',
    expectedRu: 'текст не длиннее 500 символов',
    ...text,
  };
}

function createTransferGateway(values: ProviderValues, { received }: GatewayNeeds): Gateway {
  return {
    provider: transferProvider.provider,
    bankDetails: bankDetailsOf(values),
    openCheckout: ({ orderId, returnUrl }) => Promise.resolve(checkoutOf(orderId, returnUrl)),
    verifyWebhook: () => Promise.resolve({ kind: 'forged' }),
    fetchStatus: async ({ orderId }) => transferReport(orderId, await received?.(orderId)),
    cancel: () => Promise.resolve(),
  };
}

function bankDetailsOf(values: ProviderValues): BankAccountDetails {
  // The schema of the setting allows only these three.
  const kind = (values.kind ?? 'card') as BankAccountDetails['kind'];
  const { recipient = '', bank = '', account = '', note: en = '', noteRu: ru = '' } = values;
  return { recipient, bank, account, kind, note: en, noteRu: ru };
}

/** The payment page is part of the shop. */
function checkoutOf(orderId: string, returnUrl: string): Checkout {
  const url = new URL('/buy-loading-cis', returnUrl);
  url.searchParams.set('payment', orderId);
  return { reference: orderId, secondaryReference: transferReference(orderId), url: url.href };
}

/**
 * The purpose of the transfer: nine digits, which every bank form accepts and every keyboard has. Two orders may share
 * it, so it only helps to find the order.
 */
export function transferReference(orderId: string): string {
  const random = BigInt(`0x${orderId.slice(-12)}`);
  return (random % 1_000_000_000n).toString().padStart(9, '0');
}

/** The state of a transfer as a gateway report. */
export function transferReport(
  orderId: string,
  received: ReceivedMoney | undefined,
): GatewayReport {
  return {
    reference: orderId,
    secondaryReference: transferReference(orderId),
    orderId,
    merchantMatches: true,
    state: received === undefined ? 'open' : 'paid',
    capturedMinor: received?.receivedMinor ?? 0,
    capturedCurrency: received?.currency ?? null,
    refundedMinor: null,
    refunds: [],
    reason: null,
  };
}
