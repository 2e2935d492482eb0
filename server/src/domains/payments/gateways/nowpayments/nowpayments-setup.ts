import { liveKey, type ProviderSetup, testKey } from '../provider-setup.ts';

const LIVE_ADDRESS = /^https:\/\/api\.nowpayments\.io\//;

export const nowpaymentsSetup: ProviderSetup = {
  accepts: 'Cryptocurrencies, such as USDT, TON and Bitcoin, from anywhere.',
  acceptsRu: 'Криптовалюты, например USDT, TON и Bitcoin, из любой страны.',
  dashboardUrl: 'https://account.nowpayments.io/store-settings',
  webhooks: { kind: 'sent' },
  steps: [
    {
      text: 'Sign in to NOWPayments, add a wallet that receives the coins, and open Store Settings.',
      textRu:
        'Войдите в NOWPayments, добавьте кошелёк, на который приходят монеты, и откройте Store Settings.',
    },
    {
      text: 'Generate an API key and copy it.',
      textRu: 'Создайте ключ API и скопируйте его.',
      fields: ['apiKey'],
    },
    {
      text: 'On the same page, under Instant payment notifications, generate the IPN secret key and copy it at once: it is shown once.',
      textRu:
        'На той же странице в разделе Instant payment notifications создайте IPN secret key и сразу скопируйте: он показывается один раз.',
      fields: ['ipnSecret'],
    },
    {
      text: 'Leave the callback address there empty: NOWPayments gets it with every payment.',
      textRu: 'Адрес для уведомлений там не нужен: он передаётся в NOWPayments с каждым платежом.',
    },
  ],
  checks: [
    testKey('apiBase', /^(?!https:\/\/api\.nowpayments\.io\/).+$/),
    liveKey('apiBase', LIVE_ADDRESS),
  ],
  isTest: ({ apiBase }) => apiBase !== undefined && !LIVE_ADDRESS.test(apiBase),
};
