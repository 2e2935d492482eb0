import * as z from 'zod/mini';
import type { ProviderField } from '../provider.ts';
import { PUBLISHED_NETWORKS, readNetworks } from './yookassa-webhooks.ts';

const schemas = {
  networks: z.string().check(z.refine((text) => readNetworks(text) !== undefined)),
  vatCode: z.string().check(z.regex(/^([1-9]|1[0-2])$/)),
  taxSystem: z.string().check(z.regex(/^[1-6]$/)),
  identifier: z.string().check(z.regex(/^[a-z_]{1,40}$/)),
};

export const yookassaFields: readonly ProviderField[] = [
  {
    name: 'apiBase',
    env: 'YOOKASSA_API_BASE',
    secret: false,
    defaultValue: 'https://api.yookassa.ru/v3',
    schema: z.url({ protocol: /^https?$/ }),
    description: "Address of YooKassa's API; only the emulator has another one.",
    descriptionRu: 'Адрес API ЮKassa; другой бывает только у эмулятора.',
    expected: 'the address of the API',
    expectedRu: 'адрес API',
    example: 'https://api.yookassa.ru/v3',
  },
  {
    name: 'shopId',
    env: 'YOOKASSA_SHOP_ID',
    secret: false,
    schema: z.string().check(z.regex(/^\d{1,20}$/)),
    description: 'Number of the shop at YooKassa (shopId). A test shop has a separate number.',
    descriptionRu: 'Номер магазина в ЮKassa (shopId). У тестового магазина свой номер.',
    expected: 'the number of the shop, digits only',
    expectedRu: 'номер магазина, только цифры',
    example: '100500',
  },
  {
    name: 'secretKey',
    env: 'YOOKASSA_SECRET_KEY',
    secret: true,
    schema: z.string().check(z.minLength(16), z.maxLength(200)),
    description:
      'Secret key of that shop. The webhook URL is derived from it: after a change, enter the new URL at YooKassa.',
    descriptionRu:
      'Секретный ключ этого магазина. Из него вычисляется адрес вебхука: после замены ключа укажите новый адрес в ЮKassa.',
    expected: 'the secret key, at least 16 characters',
    expectedRu: 'секретный ключ не короче 16 символов',
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
    descriptionRu:
      'Сети, из которых принимаются вебхуки, через запятую. Менять нужно, только если их изменит ЮKassa.',
    expected: 'addresses or networks like 185.71.76.0/27, separated by commas',
    expectedRu: 'адреса или сети вида 185.71.76.0/27 через запятую',
    example: '185.71.76.0/27,2a02:5180::/32',
  },
  {
    name: 'receipt',
    env: 'YOOKASSA_RECEIPT',
    secret: false,
    defaultValue: 'off',
    schema: z.enum(['on', 'off']),
    description: 'Whether every payment carries a fiscal receipt (54-FZ) for YooKassa to register.',
    descriptionRu:
      'Передавать ли с каждым платежом данные чека по 54-ФЗ, чтобы ЮKassa его зарегистрировала: on или off.',
    expected: 'on or off',
    expectedRu: 'on или off',
    example: 'on',
  },
  {
    name: 'taxSystem',
    env: 'YOOKASSA_TAX_SYSTEM',
    secret: false,
    defaultValue: '',
    schema: schemas.taxSystem,
    description:
      'Tax system on these receipts, needed only by shops with several: 1 general, 2 simplified (income), 3 simplified (income less expenses), 5 agricultural, 6 patent.',
    descriptionRu:
      'Система налогообложения в чеке; нужна, только если у магазина их несколько: 1 — ОСН, 2 — УСН «доходы», 3 — УСН «доходы минус расходы», 5 — ЕСХН, 6 — патент.',
    expected: 'a number from 1 to 6',
    expectedRu: 'число от 1 до 6',
    example: '2',
  },
  {
    name: 'vatCode',
    env: 'YOOKASSA_VAT_CODE',
    secret: false,
    defaultValue: '1',
    schema: schemas.vatCode,
    description:
      'VAT rate on these receipts, by its code at YooKassa: 1 is without VAT, 2 is 0 %, 3 is 10 %.',
    descriptionRu: 'Код ставки НДС в чеке по справочнику ЮKassa: 1 — без НДС, 2 — 0 %, 3 — 10 %.',
    expected: 'a number from 1 to 12',
    expectedRu: 'число от 1 до 12',
    example: '1',
  },
  {
    name: 'paymentSubject',
    env: 'YOOKASSA_PAYMENT_SUBJECT',
    secret: false,
    defaultValue: 'service',
    schema: schemas.identifier,
    description: 'What is sold, on these receipts (payment_subject): service, commodity …',
    descriptionRu:
      'Признак предмета расчёта в чеке (payment_subject): service — услуга, commodity — товар.',
    expected: "a value of YooKassa's API, like service",
    expectedRu: 'значение из API ЮKassa, например service',
    example: 'service',
  },
  {
    name: 'paymentMode',
    env: 'YOOKASSA_PAYMENT_MODE',
    secret: false,
    defaultValue: 'full_payment',
    schema: schemas.identifier,
    description: 'How it is paid, on these receipts (payment_mode).',
    descriptionRu:
      'Признак способа расчёта в чеке (payment_mode): full_payment — полный расчёт, full_prepayment — предоплата 100 %.',
    expected: "a value of YooKassa's API, like full_payment or full_prepayment",
    expectedRu: 'значение из API ЮKassa, например full_payment или full_prepayment',
    example: 'full_payment',
  },
];
