import * as z from 'zod/mini';
import { choiceOf, type ProviderField } from '../provider.ts';

export const LIVE_HOST = 'api.nowpayments.io';
const SECRET_LENGTH = 16;

export const nowpaymentsFields: readonly ProviderField[] = [
  {
    name: 'apiBase',
    env: 'NOWPAYMENTS_API_BASE',
    secret: false,
    defaultValue: `https://${LIVE_HOST}/v1`,
    schema: z.url({ protocol: /^https?$/ }),
    description: "Address of NOWPayments' API; its sandbox and the emulator have other addresses.",
    descriptionRu: 'Адрес API NOWPayments; у песочницы и эмулятора свои адреса.',
    expected: 'the address of the API',
    expectedRu: 'адрес API',
    example: 'https://api-sandbox.nowpayments.io/v1',
  },
  {
    name: 'apiKey',
    env: 'NOWPAYMENTS_API_KEY',
    secret: true,
    schema: z.string().check(z.minLength(SECRET_LENGTH), z.maxLength(200)),
    description: 'API key of the store at NOWPayments.',
    descriptionRu: 'API-ключ магазина в NOWPayments.',
    expected: `the API key, at least ${SECRET_LENGTH} characters`,
    expectedRu: `ключ API не короче ${SECRET_LENGTH} символов`,
    example: 'nowpayments-api-key-example',
  },
  {
    name: 'ipnSecret',
    env: 'NOWPAYMENTS_IPN_SECRET',
    secret: true,
    schema: z
      .string()
      .check(z.refine((text) => secretsOf(text).every(({ length }) => length >= SECRET_LENGTH))),
    description:
      'IPN secret of the store, which signs its webhooks; two with a comma while it is being replaced.',
    descriptionRu:
      'Секрет IPN магазина, которым подписаны вебхуки. На время замены — старый и новый через запятую.',
    expected: `the IPN secret, at least ${SECRET_LENGTH} characters`,
    expectedRu: `секрет IPN не короче ${SECRET_LENGTH} символов`,
    example: 'nowpayments-ipn-secret-example',
  },
  {
    name: 'coinPage',
    env: 'NOWPAYMENTS_PAGE',
    secret: false,
    defaultValue: 'shop',
    ...choiceOf([
      ['shop', 'On a page of the shop', 'На странице магазина'],
      ['provider', 'On the page of NOWPayments', 'На странице NOWPayments'],
    ]),
    description:
      'Where buyers choose a coin and get the address: on a page of the shop, or on the page of NOWPayments.',
    descriptionRu:
      'Где покупатель выбирает монету и получает адрес: на странице магазина или на странице NOWPayments.',
    example: 'provider',
  },
  {
    name: 'coins',
    env: 'NOWPAYMENTS_COINS',
    secret: false,
    defaultValue: '',
    schema: z.string().check(z.regex(/^[a-z0-9]{2,30}(,[a-z0-9]{2,30})*$/)),
    description:
      'Coins that the page of the shop offers, separated by commas, in this order; without any, all that the store accepts.',
    descriptionRu:
      'Монеты, которые предлагает страница магазина, через запятую, в этом порядке; если не указать — все, которые принимает магазин.',
    expected: 'codes of coins like usdttrc20,btc, separated by commas',
    expectedRu: 'коды монет вида usdttrc20,btc через запятую',
    example: 'usdttrc20,btc',
  },
  {
    name: 'fixedRate',
    env: 'NOWPAYMENTS_FIXED_RATE',
    secret: false,
    defaultValue: 'off',
    schema: z.enum(['on', 'off']),
    description:
      'Whether NOWPayments fixes the rate of a payment for 20 minutes, after which the payment expires there.',
    descriptionRu:
      'Фиксировать ли курс платежа на 20 минут; после этого платёж в NOWPayments истекает.',
    expected: 'on or off',
    expectedRu: 'on или off',
    example: 'on',
  },
  {
    name: 'tolerance',
    env: 'NOWPAYMENTS_TOLERANCE_PERCENT',
    secret: false,
    defaultValue: '0',
    schema: z.string().check(z.regex(/^([0-4](\.\d{1,2})?|5(\.0{1,2})?)$/)),
    description:
      'How much less than the price still counts as paid, in percent; the payment is marked as underpaid. Fees and rates often take a few cents.',
    descriptionRu:
      'На сколько процентов меньше цены можно заплатить, чтобы платёж засчитался; он получит пометку «Недоплата».',
    expected: 'a percentage from 0 to 5, with at most two decimals',
    expectedRu: 'процент от 0 до 5, не больше двух знаков после точки',
    example: '0.5',
  },
  {
    name: 'accountEmail',
    env: 'NOWPAYMENTS_ACCOUNT_EMAIL',
    secret: false,
    defaultValue: '',
    schema: z.email(),
    description:
      'Email of the account at NOWPayments, in its exact spelling. With email and password the shop finds payments whose webhooks were all lost.',
    descriptionRu:
      'Почта аккаунта в NOWPayments, точно как в нём. С почтой и паролем магазин находит платежи, о которых не дошёл ни один вебхук.',
    expected: 'an email address',
    expectedRu: 'адрес электронной почты',
    example: 'owner@example.com',
  },
  {
    name: 'accountPassword',
    env: 'NOWPAYMENTS_ACCOUNT_PASSWORD',
    secret: true,
    defaultValue: '',
    schema: z.string().check(z.minLength(8), z.maxLength(200)),
    description:
      'Password of that account. It also allows payouts at NOWPayments, so it is better left empty where there is no need.',
    descriptionRu:
      'Пароль этого аккаунта. Он даёт доступ и к выплатам в NOWPayments, поэтому без нужды лучше оставить пустым.',
    expected: 'the password, at least 8 characters',
    expectedRu: 'пароль не короче 8 символов',
    example: 'nowpayments-password-example',
  },
];

export function secretsOf(text: string): string[] {
  return text.split(',').map((secret) => secret.trim());
}
