import * as z from 'zod/mini';
import type { ProviderField } from '../provider.ts';

export const tbankFields: readonly ProviderField[] = [
  {
    name: 'apiBase',
    env: 'TBANK_API_BASE',
    secret: false,
    defaultValue: 'https://securepay.tinkoff.ru/v2',
    schema: z.url({ protocol: /^https?$/ }),
    description:
      "Address of T-Bank's API. Its test environment, https://rest-api-test.tinkoff.ru/v2, takes the live terminal and test cards; payments there never count as money.",
    descriptionRu:
      'Адрес API Т-Банка. Тестовая среда https://rest-api-test.tinkoff.ru/v2 работает с боевым терминалом и тестовыми картами; платежи в ней не считаются деньгами.',
    expected: 'the address of the API, without a slash at the end',
    expectedRu: 'адрес API без косой черты в конце',
    example: 'https://securepay.tinkoff.ru/v2',
  },
  {
    name: 'terminalKey',
    env: 'TBANK_TERMINAL_KEY',
    secret: false,
    schema: z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/)),
    description:
      'Key of the terminal at T-Bank. One that ends in DEMO moves no real money; it belongs to the production address.',
    descriptionRu:
      'Ключ терминала в Т-Банке. Терминал, ключ которого заканчивается на DEMO, не принимает настоящих денег; он работает с боевым адресом API.',
    expected: 'the terminal key of the dashboard, at most 20 letters and digits',
    expectedRu: 'ключ терминала из личного кабинета, до 20 букв и цифр',
    example: '1700000000000DEMO',
  },
  {
    name: 'password',
    env: 'TBANK_PASSWORD',
    secret: true,
    schema: z.string().check(z.minLength(8), z.maxLength(200)),
    description: 'Password of that terminal; it signs requests and webhooks.',
    descriptionRu: 'Пароль этого терминала; им подписаны запросы и вебхуки.',
    expected: 'the password of the terminal, at least 8 characters',
    expectedRu: 'пароль терминала не короче 8 символов',
    example: 'tbank-password-example',
  },
  {
    name: 'taxation',
    env: 'TBANK_TAXATION',
    secret: false,
    defaultValue: '',
    schema: z.enum(['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent']),
    description:
      'Tax system on fiscal receipts, if an online cash register is connected to the terminal: osn (general), usn_income, usn_income_outcome (simplified), esn (agricultural), patent.',
    descriptionRu:
      'Система налогообложения в чеках, если к терминалу подключена онлайн-касса: osn — ОСН, usn_income — УСН «доходы», usn_income_outcome — УСН «доходы минус расходы», esn — ЕСХН, patent — патент.',
    expected: 'one of osn, usn_income, usn_income_outcome, esn, patent',
    expectedRu: 'одно из значений: osn, usn_income, usn_income_outcome, esn, patent',
    example: 'usn_income',
  },
  {
    name: 'vat',
    env: 'TBANK_VAT',
    secret: false,
    defaultValue: 'none',
    schema: z.enum(['none', 'vat0', 'vat5', 'vat7', 'vat10', 'vat20', 'vat22']),
    description: 'VAT rate on these receipts; none: without VAT.',
    descriptionRu: 'Ставка НДС в этих чеках: none — без НДС, vat22 — 22 % и так далее.',
    expected: 'one of none, vat0, vat5, vat7, vat10, vat20, vat22',
    expectedRu: 'одно из значений: none, vat0, vat5, vat7, vat10, vat20, vat22',
    example: 'none',
  },
];
