import * as z from 'zod/mini';
import type { ProviderField } from './provider.ts';
import { PUBLISHED_NETWORKS, readNetworks } from './yookassa-notices.ts';

const schemas = {
  networks: z.string().check(z.refine((text) => readNetworks(text) !== undefined)),
  vatCode: z.string().check(z.regex(/^([1-9]|1[0-2])$/)),
  taxSystem: z.string().check(z.regex(/^[1-6]$/)),
  word: z.string().check(z.regex(/^[a-z_]{1,40}$/)),
};

export const yookassaFields: readonly ProviderField[] = [
  {
    name: 'apiBase',
    env: 'YOOKASSA_API_BASE',
    secret: false,
    standard: 'https://api.yookassa.ru/v3',
    schema: z.url({ protocol: /^https?$/ }),
    sentence: "Where YooKassa's API answers; only its emulator has another address.",
    expected: 'the address of the API',
    example: 'https://api.yookassa.ru/v3',
  },
  {
    name: 'shopId',
    env: 'YOOKASSA_SHOP_ID',
    secret: false,
    schema: z.string().check(z.regex(/^\d{1,20}$/)),
    sentence: 'Number of the shop at YooKassa (shopId). A test shop has a number of its own.',
    expected: 'the number of the shop, digits only',
    example: '100500',
  },
  {
    name: 'secretKey',
    env: 'YOOKASSA_SECRET_KEY',
    secret: true,
    schema: z.string().check(z.minLength(16), z.maxLength(200)),
    sentence:
      'Secret key of that shop. The address for its notifications follows from it, so a new key is a new address.',
    expected: 'the secret key, at least 16 characters',
    example: 'test_yookassa-secret-key-example',
  },
  {
    name: 'networks',
    env: 'YOOKASSA_NOTICE_NETWORKS',
    secret: false,
    standard: PUBLISHED_NETWORKS,
    schema: schemas.networks,
    sentence:
      'Networks that notifications may come from, with commas; the published ones unless YooKassa changes them.',
    expected: 'addresses or networks like 185.71.76.0/27, separated by commas',
    example: '185.71.76.0/27,2a02:5180::/32',
  },
  {
    name: 'receipt',
    env: 'YOOKASSA_RECEIPT',
    secret: false,
    standard: 'off',
    schema: z.enum(['on', 'off']),
    sentence: 'Whether every payment carries a fiscal receipt (54-FZ) for YooKassa to register.',
    expected: 'on or off',
    example: 'on',
  },
  {
    name: 'taxSystem',
    env: 'YOOKASSA_TAX_SYSTEM',
    secret: false,
    standard: '',
    schema: schemas.taxSystem,
    sentence:
      'Tax system on these receipts, as YooKassa numbers them; needed only of shops with several.',
    expected: 'a number from 1 to 6',
    example: '2',
  },
  {
    name: 'vatCode',
    env: 'YOOKASSA_VAT_CODE',
    secret: false,
    standard: '1',
    schema: schemas.vatCode,
    sentence: 'VAT on these receipts, as YooKassa numbers the rates; 1 is none.',
    expected: 'a number from 1 to 12',
    example: '1',
  },
  {
    name: 'paymentSubject',
    env: 'YOOKASSA_PAYMENT_SUBJECT',
    secret: false,
    standard: 'service',
    schema: schemas.word,
    sentence: 'What is sold, on these receipts (payment_subject).',
    expected: "one of YooKassa's words, like service",
    example: 'service',
  },
  {
    name: 'paymentMode',
    env: 'YOOKASSA_PAYMENT_MODE',
    secret: false,
    standard: 'full_payment',
    schema: schemas.word,
    sentence: 'How it is paid, on these receipts (payment_mode).',
    expected: "one of YooKassa's words, like full_payment or full_prepayment",
    example: 'full_payment',
  },
];
