import * as z from 'zod/mini';
import type { ProviderField } from '../provider.ts';

export const STRIPE_API = 'https://api.stripe.com';
const SECRET_BYTES = 16;
const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

export const stripeFields: readonly ProviderField[] = [
  {
    name: 'apiBase',
    env: 'STRIPE_API_BASE',
    secret: false,
    defaultValue: STRIPE_API,
    schema: z
      .url({ protocol: /^https?$/ })
      .check(z.refine((text) => URL.parse(text)?.origin === text)),
    description: "Address of Stripe's API; only the emulator has another one.",
    descriptionRu: 'Адрес API Stripe; другой бывает только у эмулятора.',
    expected: 'an origin: scheme, host and port, without a slash at the end',
    expectedRu: 'схема, хост и порт без косой черты в конце',
    example: STRIPE_API,
  },
  {
    name: 'secretKey',
    env: 'STRIPE_SECRET_KEY',
    secret: true,
    schema: z.string().check(z.regex(/^(sk|rk)_(test|live)_[A-Za-z0-9]{16,250}$/)),
    description: 'Secret or restricted key of the Stripe account. A test key takes no real money.',
    descriptionRu:
      'Секретный или ограниченный ключ аккаунта Stripe. С тестовым ключом настоящие деньги не принимаются.',
    expected: 'a key of the dashboard that begins with sk_ or rk_',
    expectedRu: 'ключ из личного кабинета, начинается с sk_ или rk_',
    example: 'sk_test_0123456789abcdefEXAMPLE',
  },
  {
    name: 'webhookSecrets',
    env: 'STRIPE_WEBHOOK_SECRET',
    secret: true,
    schema: z
      .string()
      .check(
        z.refine((text) =>
          secretsOf(text).every((secret) => Buffer.byteLength(secret) >= SECRET_BYTES),
        ),
      ),
    description:
      'Signing secret of the webhook endpoint; while it is replaced, old and new with a comma.',
    descriptionRu: 'Секрет подписи вебхука; на время замены — старый и новый через запятую.',
    expected: `signing secrets of at least ${SECRET_BYTES} bytes, with commas between them`,
    expectedRu: `секреты подписи не короче ${SECRET_BYTES} байт, через запятую`,
    example: 'whsec_0123456789abcdefEXAMPLE',
  },
  {
    name: 'pageHosts',
    env: 'STRIPE_PAGE_HOSTS',
    secret: false,
    defaultValue: '',
    schema: z.string().check(z.refine((text) => hostsOf(text).every((host) => HOST.test(host)))),
    description:
      "Hosts of Stripe's payment page, with commas between them, if the account has a custom domain. Buyers are sent to no other.",
    descriptionRu:
      'Хосты страницы оплаты Stripe через запятую, если у аккаунта свой домен. На другие покупатели не отправляются.',
    expected: 'host names without scheme, port and path, with commas between them',
    expectedRu: 'имена хостов без схемы, порта и пути, через запятую',
    example: 'pay.example.com',
  },
];

export function secretsOf(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

export function hostsOf(text: string): string[] {
  return text
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
}
