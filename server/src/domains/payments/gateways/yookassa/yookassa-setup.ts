import { liveSecretKey, type ProviderSetup, testKey } from '../provider-setup.ts';
import { yookassaEvents } from './yookassa-webhooks.ts';

export const yookassaSetup: ProviderSetup = {
  accepts: 'Cards of Russian banks, SBP, SberPay, T-Pay and YooMoney, in rubles.',
  acceptsRu: 'Карты российских банков, СБП, SberPay, T-Pay и ЮMoney, в рублях.',
  dashboardUrl: 'https://yookassa.ru/my',
  webhooks: { kind: 'entered', hasSecretAddress: true, events: yookassaEvents },
  steps: [
    {
      text: 'Sign in to YooKassa and choose the shop at the top. For a trial, choose a test shop. Copy its number (shopId).',
      textRu:
        'Войдите в личный кабинет ЮKassa и выберите магазин в переключателе сверху; для пробы — тестовый магазин. Скопируйте его номер (shopId).',
      fields: ['shopId'],
    },
    {
      text: 'Open Integration → API keys, issue a secret key, confirm with the code from the text message and copy the key at once: it is shown only there.',
      textRu:
        'Откройте «Интеграция — Ключи API», нажмите «Выпустить ключ», подтвердите кодом из СМС и сразу скопируйте ключ: он показывается только в этом окне.',
      fields: ['secretKey'],
    },
    {
      text: 'Open Integration → HTTP notifications, enter this address and tick these events. The end of the address is secret: do not share it.',
      textRu:
        'Откройте «Интеграция — HTTP-уведомления», вставьте этот адрес и отметьте эти события. Конец адреса секретный: никому его не показывайте.',
      showsWebhook: true,
    },
  ],
  checks: [
    {
      field: 'shopId',
      pattern: /^(test|live)_/,
      isWrong: true,
      text: 'This is the secret key. The number of the shop consists of digits.',
      textRu: 'Это секретный ключ. Номер магазина состоит из цифр.',
    },
    {
      field: 'secretKey',
      pattern: /^\d{1,20}$/,
      isWrong: true,
      text: 'This is a number of a shop. The secret key begins with live_ or test_.',
      textRu: 'Это номер магазина. Секретный ключ начинается с live_ или test_.',
    },
    testKey('secretKey', /^test_/),
    liveSecretKey('secretKey', /^live_/),
  ],
  isTest: ({ secretKey = '' }) => secretKey.startsWith('test_'),
};
