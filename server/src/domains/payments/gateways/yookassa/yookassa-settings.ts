import * as z from 'zod/mini';
import type { ProviderField } from '../provider.ts';
import { PUBLISHED_NETWORKS, readNetworks } from './yookassa-webhooks.ts';

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
    defaultValue: 'https://api.yookassa.ru/v3',
    schema: z.url({ protocol: /^https?$/ }),
    description: "Where YooKassa's API answers; only its emulator has another address.",
    expected: 'the address of the API',
    example: 'https://api.yookassa.ru/v3',
  },
  {
    name: 'shopId',
    env: 'YOOKASSA_SHOP_ID',
    secret: false,
    schema: z.string().check(z.regex(/^\d{1,20}$/)),
    description: 'Number of the shop at YooKassa (shopId). A test shop has a separate number.',
    expected: 'the number of the shop, digits only',
    example: '100500',
  },
  {
    name: 'secretKey',
    env: 'YOOKASSA_SECRET_KEY',
    secret: true,
    schema: z.string().check(z.minLength(16), z.maxLength(200)),
    description:
      'Secret key of that shop. The webhook URL is derived from it: after a change, enter the new URL at YooKassa.',
    expected: 'the secret key, at least 16 characters',
    example: 'test_yookassa-secret-key-example',
  },
  {
    name: 'networks',
    env: 'YOOKASSA_WEBHOOK_NETWORKS',
    secret: false,
    defaultValue: PUBLISHED_NETWORKS,
    schema: schemas.networks,
    description:
      'Networks that webhooks may come from, separated by commas; the published ones unless YooKassa changes them.',
    expected: 'addresses or networks like 185.71.76.0/27, separated by commas',
    example: '185.71.76.0/27,2a02:5180::/32',
  },
  {
    name: 'receipt',
    env: 'YOOKASSA_RECEIPT',
    secret: false,
    defaultValue: 'off',
    schema: z.enum(['on', 'off']),
    description: 'Whether every payment carries a fiscal receipt (54-FZ) for YooKassa to register.',
    expected: 'on or off',
    example: 'on',
  },
  {
    name: 'taxSystem',
    env: 'YOOKASSA_TAX_SYSTEM',
    secret: false,
    defaultValue: '',
    schema: schemas.taxSystem,
    description:
      'Tax system on these receipts, as YooKassa numbers them; needed only of shops with several.',
    expected: 'a number from 1 to 6',
    example: '2',
  },
  {
    name: 'vatCode',
    env: 'YOOKASSA_VAT_CODE',
    secret: false,
    defaultValue: '1',
    schema: schemas.vatCode,
    description: 'VAT on these receipts, as YooKassa numbers the rates; 1 is none.',
    expected: 'a number from 1 to 12',
    example: '1',
  },
  {
    name: 'paymentSubject',
    env: 'YOOKASSA_PAYMENT_SUBJECT',
    secret: false,
    defaultValue: 'service',
    schema: schemas.word,
    description: 'What is sold, on these receipts (payment_subject).',
    expected: "a value of YooKassa's API, like service",
    example: 'service',
  },
  {
    name: 'paymentMode',
    env: 'YOOKASSA_PAYMENT_MODE',
    secret: false,
    defaultValue: 'full_payment',
    schema: schemas.word,
    description: 'How it is paid, on these receipts (payment_mode).',
    expected: "a value of YooKassa's API, like full_payment or full_prepayment",
    example: 'full_payment',
  },
];
