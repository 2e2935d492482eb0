import * as z from 'zod/mini';
import { choiceOf, type ProviderField } from '../provider.ts';

export const LIVE_HOST = 'api-m.paypal.com';
export const SANDBOX_HOST = 'api-m.sandbox.paypal.com';

const secret = z.string().check(z.minLength(16), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/));

export const paypalFields: readonly ProviderField[] = [
  {
    name: 'baseUrl',
    env: 'PAYPAL_API_BASE',
    secret: false,
    defaultValue: `https://${LIVE_HOST}`,
    schema: z.string().check(z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))),
    description: `Address of PayPal's API; \`https://${SANDBOX_HOST}\` is its sandbox and moves no real money.`,
    descriptionRu: `Адрес API PayPal; \`https://${SANDBOX_HOST}\` — песочница без настоящих денег.`,
    expected: 'an https address; http only outside production',
    expectedRu: 'адрес https; http только вне рабочей среды',
    example: `https://${SANDBOX_HOST}`,
  },
  {
    name: 'clientId',
    env: 'PAYPAL_CLIENT_ID',
    secret: false,
    schema: z.string().check(z.regex(/^[\w-]{16,200}$/)),
    description:
      'Client id of your app at PayPal. Enable Disputes in the app, or the shop learns of no dispute.',
    descriptionRu:
      'Client ID вашего приложения в PayPal. Включите в приложении Disputes, иначе магазин не узнает о спорах.',
    expected: 'the id as PayPal shows it, at least 16 characters',
    expectedRu: 'ID, как его показывает PayPal, не короче 16 символов',
    example: 'paypal-client-id-example',
  },
  {
    name: 'clientSecret',
    env: 'PAYPAL_CLIENT_SECRET',
    secret: true,
    schema: secret,
    description: 'Secret of the same app.',
    descriptionRu: 'Секрет того же приложения.',
    expected: 'at least 16 characters',
    expectedRu: 'не короче 16 символов',
    example: 'paypal-client-secret-example',
  },
  {
    name: 'webhookId',
    env: 'PAYPAL_WEBHOOK_ID',
    secret: false,
    // No underscore: PayPal's simulator, a public tool, signs for a webhook with the id WEBHOOK_ID.
    schema: z.string().check(z.regex(/^[A-Za-z0-9-]{8,50}$/)),
    description:
      'Id of the webhook in that app. Its address is `/api-payment/api/v1/webhook/paypal` of your shop, its events are those of Checkout, Payments and Disputes.',
    descriptionRu:
      'ID вебхука в этом приложении. Его адрес — `/api-payment/api/v1/webhook/paypal` вашего магазина, события — Checkout, Payments и Disputes.',
    expected: 'the id as PayPal shows it: letters and digits',
    expectedRu: 'ID, как его показывает PayPal: буквы и цифры',
    example: '8PT597110X687430L',
  },
  {
    name: 'merchantId',
    env: 'PAYPAL_MERCHANT_ID',
    secret: false,
    defaultValue: '',
    schema: z.string().check(z.regex(/^[A-Z0-9]{5,20}$/)),
    description:
      'Id of the PayPal account that is paid. When given, an order paid to another account grants nothing.',
    descriptionRu:
      'ID аккаунта PayPal, который получает деньги. Если указан, заказ, оплаченный на другой аккаунт, доступа не даёт.',
    expected: 'letters and digits, as PayPal shows it',
    expectedRu: 'буквы и цифры, как показывает PayPal',
    example: '3SQBR4YEWZ4BA',
  },
  {
    name: 'immediate',
    env: 'PAYPAL_IMMEDIATE_ONLY',
    secret: false,
    defaultValue: 'off',
    schema: z.enum(['on', 'off']),
    description:
      'Whether buyers may pay only from sources that PayPal pays out at once; a transfer from a bank account takes days.',
    descriptionRu:
      'Принимать ли только мгновенные платежи; перевод с банковского счёта идёт несколько дней.',
    expected: 'on or off',
    expectedRu: 'on или off',
    example: 'on',
  },
  {
    name: 'saveMethods',
    env: 'PAYPAL_SAVE_METHODS',
    secret: false,
    defaultValue: 'off',
    ...choiceOf([
      ['on', 'On', 'Предлагать'],
      ['off', 'Off', 'Не предлагать'],
    ]),
    description:
      'Whether buyers may have their wallet saved for later payments. PayPal has to approve the account for billing agreements, and Vault has to be on in the app.',
    descriptionRu:
      'Предлагать ли покупателям сохранять кошелёк для следующих платежей. PayPal должен одобрить аккаунту billing agreements, а в приложении должен быть включён Vault.',
    example: 'on',
  },
];
