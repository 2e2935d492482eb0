import { liveSecretKey, type ProviderSetup, testKey } from '../provider-setup.ts';
import { followedEvents } from './stripe-webhooks.ts';

export const stripeSetup: ProviderSetup = {
  accepts: 'Visa, Mastercard, Apple Pay and Google Pay, outside Russia.',
  acceptsRu: 'Visa, Mastercard, Apple Pay и Google Pay, вне России.',
  dashboardUrl: 'https://dashboard.stripe.com/apikeys',
  webhooks: { kind: 'entered', hasSecretAddress: false, events: followedEvents },
  steps: [
    {
      text: 'Sign in to the Stripe Dashboard and open Developers → API keys. For a trial, switch to a sandbox first.',
      textRu:
        'Войдите в Stripe Dashboard и откройте Developers → API keys. Для пробы сначала переключитесь в песочницу (sandbox).',
    },
    {
      text: 'Copy the secret key (sk_…), not the publishable one.',
      textRu: 'Скопируйте секретный ключ (Secret key, sk_…), а не публичный (Publishable key).',
      fields: ['secretKey'],
    },
    {
      text: 'Open the Webhooks tab of Workbench (under Developers) and create a destination: events on your account, the events below, type “Webhook endpoint”, and this address.',
      textRu:
        'Откройте вкладку Webhooks в Workbench (раздел Developers) и добавьте получателя (Create new destination): события вашего аккаунта, перечисленные ниже события, тип Webhook endpoint и этот адрес.',
      showsWebhook: true,
    },
    {
      text: 'Open the endpoint that you added, reveal its signing secret (whsec_…) and copy it.',
      textRu:
        'Откройте созданный endpoint, покажите его секрет подписи (Signing secret, whsec_…) и скопируйте.',
      fields: ['webhookSecrets'],
    },
  ],
  checks: [
    {
      field: 'secretKey',
      pattern: /^pk_/,
      isWrong: true,
      text: 'This is the publishable key. Copy the secret key, which begins with sk_ and is on the same page.',
      textRu:
        'Это публичный ключ (publishable). Нужен секретный: он начинается с sk_ и находится на той же странице.',
    },
    {
      field: 'secretKey',
      pattern: /^whsec_/,
      isWrong: true,
      text: 'This is the signing secret of a webhook. It belongs to the field for it; copy the secret key (sk_…) here.',
      textRu:
        'Это секрет подписи вебхука, для него есть своё поле. Сюда скопируйте секретный ключ (sk_…).',
    },
    testKey('secretKey', /^(sk|rk)_test_/),
    liveSecretKey('secretKey', /^(sk|rk)_live_/),
    {
      field: 'secretKey',
      pattern: /^rk_/,
      isWrong: false,
      text: 'A restricted key. It needs write access to Checkout Sessions and Refunds, write access to Customers, Payment Methods and Payment Intents to save and charge cards, write access to Disputes and Files to answer disputes, and read access to Charges and Radar.',
      textRu:
        'Это ограниченный ключ. Ему нужны права на запись для Checkout Sessions и Refunds, на запись для Customers, Payment Methods и Payment Intents, чтобы сохранять карты и списывать с них, на запись для Disputes и Files, чтобы отвечать на споры, и на чтение для Charges и Radar.',
    },
    {
      field: 'webhookSecrets',
      pattern: /^(sk|rk|pk)_/,
      isWrong: true,
      text: 'This is an API key. Copy the signing secret of the webhook endpoint, which begins with whsec_.',
      textRu: 'Это ключ API. Нужен секрет подписи вебхука, он начинается с whsec_.',
    },
    {
      field: 'webhookSecrets',
      pattern: /^we_/,
      isWrong: true,
      text: 'This is the ID of the endpoint. Open the endpoint and reveal its signing secret, which begins with whsec_.',
      textRu: 'Это ID вебхука. Откройте его и покажите секрет подписи, он начинается с whsec_.',
    },
  ],
  isTest: ({ secretKey = '' }) => /^(sk|rk)_test_/.test(secretKey),
};
