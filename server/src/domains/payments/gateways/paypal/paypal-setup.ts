import { liveKey, type ProviderSetup, testKey } from '../provider-setup.ts';
import { paypalEvents } from './paypal-webhooks.ts';

const LIVE_ADDRESS = /^https:\/\/api-m\.paypal\.com\/?$/;

export const paypalSetup: ProviderSetup = {
  accepts: 'PayPal accounts and cards, outside Russia and the CIS.',
  acceptsRu: 'Счета PayPal и карты, вне России и СНГ.',
  dashboardUrl: 'https://developer.paypal.com/dashboard/applications/live',
  webhooks: { kind: 'entered', hasSecretAddress: false, events: paypalEvents },
  steps: [
    {
      text: 'Sign in to developer.paypal.com with your business account, open Apps & Credentials and choose Live, or Sandbox for a trial. Create an app of the type Merchant and enable Customer Disputes in it.',
      textRu:
        'Войдите на developer.paypal.com с бизнес-аккаунтом, откройте Apps & Credentials и выберите Live, а для пробы — Sandbox. Создайте приложение типа Merchant и включите в нём Customer Disputes.',
    },
    {
      text: 'Copy the client ID and the secret of the app. For a sandbox app, set the API address below to https://api-m.sandbox.paypal.com.',
      textRu:
        'Скопируйте Client ID и Secret приложения. Для приложения из песочницы укажите адрес API https://api-m.sandbox.paypal.com.',
      fields: ['clientId', 'clientSecret', 'baseUrl'],
    },
    {
      text: 'In the app, choose Add Webhook, enter this address and tick these events.',
      textRu: 'В приложении нажмите Add Webhook, вставьте этот адрес и отметьте эти события.',
      showsWebhook: true,
    },
    {
      text: 'After saving, PayPal lists the webhook with its ID. Copy the ID.',
      textRu: 'После сохранения PayPal покажет вебхук в списке вместе с ID. Скопируйте ID.',
      fields: ['webhookId'],
    },
  ],
  checks: [
    {
      field: 'webhookId',
      pattern: /^https?:/i,
      isWrong: true,
      text: 'This is an address. Copy the ID that PayPal shows beside it.',
      textRu: 'Это адрес. Скопируйте ID, который PayPal показывает рядом с ним.',
    },
    {
      field: 'clientId',
      pattern: /@/,
      isWrong: true,
      text: 'This is an email address. Copy the client ID of the app.',
      textRu: 'Это адрес почты. Скопируйте Client ID приложения.',
    },
    testKey('baseUrl', /^(?!https:\/\/api-m\.paypal\.com\/?$).+$/),
    liveKey('baseUrl', LIVE_ADDRESS),
  ],
  isTest: ({ baseUrl }) => baseUrl !== undefined && !LIVE_ADDRESS.test(baseUrl),
};
