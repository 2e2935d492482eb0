import * as z from 'zod/mini';
import type { Form, Gateway, GatewayReport, Requisites } from './gateway.ts';
import type {
  GatewayNeeds,
  Provider,
  ProviderField,
  ProviderValues,
  SeenMoney,
} from './provider.ts';

/**
 * A transfer to the shop's own account, by the buyer's own bank. Nobody can be asked about it: an operator reads the
 * account and says what came (`needs.seen`). So its page is the shop's own, there are no notices, and money goes back only
 * by hand.
 */
export const transferProvider: Provider = {
  provider: 'transfer',
  title: 'Bank transfer',
  fields: [
    required('recipient', 'TRANSFER_RECIPIENT', {
      sentence: 'Who a transfer is sent to, as the bank wants it written.',
      example: 'Ivan P.',
    }),
    required('bank', 'TRANSFER_BANK', {
      sentence: 'The bank that keeps the account.',
      example: 'Example Bank',
    }),
    required('account', 'TRANSFER_ACCOUNT', {
      sentence: 'The number of the card, account or phone that the money is sent to.',
      example: '0000 1234 5678 9012',
    }),
    {
      name: 'kind',
      env: 'TRANSFER_ACCOUNT_KIND',
      secret: false,
      standard: 'card',
      schema: z.string().check(z.regex(/^(card|account|phone)$/)),
      sentence: 'What that number is.',
      expected: 'card, account or phone',
      example: 'account',
    },
    note('note', 'TRANSFER_NOTE', {
      sentence: 'What buyers should know before they transfer, in English.',
      example: 'Transfers arrive on working days.',
    }),
    note('noteRu', 'TRANSFER_NOTE_RU', {
      sentence: 'The same in Russian.',
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
    life: { minS: 900, maxS: 7 * 86_400 },
  },
  create: createTransferGateway,
};

type FieldText = Pick<ProviderField, 'sentence' | 'example'>;

function required(name: string, env: string, text: FieldText): ProviderField {
  return {
    name,
    env,
    secret: false,
    schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    expected: 'a line of at most 120 characters',
    ...text,
  };
}

function note(name: string, env: string, text: FieldText): ProviderField {
  return {
    name,
    env,
    secret: false,
    standard: '',
    schema: z.string().check(z.trim(), z.maxLength(500)),
    expected: 'a text of at most 500 characters',
    ...text,
  };
}

function createTransferGateway(values: ProviderValues, { seen }: GatewayNeeds): Gateway {
  return {
    provider: transferProvider.provider,
    requisites: requisitesOf(values),
    createForm: ({ orderId, returnUrl }) => Promise.resolve(formOf(orderId, returnUrl)),
    verifyNotice: () => Promise.resolve({ kind: 'forged' }),
    fetchStatus: async ({ orderId }) => transferReport(orderId, await seen?.(orderId)),
    cancel: () => Promise.resolve(),
  };
}

function requisitesOf(values: ProviderValues): Requisites {
  // The schema of the setting allows these three alone.
  const kind = (values.kind ?? 'card') as Requisites['kind'];
  const { recipient = '', bank = '', account = '', note: en = '', noteRu: ru = '' } = values;
  return { recipient, bank, account, kind, note: en, noteRu: ru };
}

/** The page is where the buyer came from: the shop. */
function formOf(orderId: string, returnUrl: string): Form {
  const url = new URL('/buy-loading-cis', returnUrl);
  url.searchParams.set('payment', orderId);
  return { reference: orderId, handle: transferReference(orderId), url: url.href };
}

/**
 * What the buyer writes into the purpose of the transfer: nine digits, which every bank's form takes and every keyboard has.
 * Two orders may share it, so it only helps to find one.
 */
export function transferReference(orderId: string): string {
  const random = BigInt(`0x${orderId.slice(-12)}`);
  return (random % 1_000_000_000n).toString().padStart(9, '0');
}

/** What is known of a transfer, as any gateway would report it. */
export function transferReport(orderId: string, seen: SeenMoney | undefined): GatewayReport {
  return {
    reference: orderId,
    handle: transferReference(orderId),
    orderId,
    merchantMatches: true,
    state: seen === undefined ? 'open' : 'paid',
    capturedMinor: seen?.receivedMinor ?? 0,
    capturedCurrency: seen?.currency ?? null,
    refundedMinor: null,
    refunds: [],
    reason: null,
  };
}
