import { liveKey, type ProviderSetup, testKey } from '../provider-setup.ts';
import { isProduction } from './tbank-wire.ts';

export const tbankSetup: ProviderSetup = {
  accepts: 'Cards of Russian banks, T-Pay and SBP, in rubles.',
  acceptsRu: 'Карты российских банков, T-Pay и СБП, в рублях.',
  dashboardUrl: 'https://business.tbank.ru/oplata/main',
  webhooks: { kind: 'sent' },
  steps: [
    {
      text: 'Sign in to T-Business and open the account of Internet acquiring. Open Магазины (Shops), then Терминалы (Terminals), and press Настроить (Configure) at a terminal. For a trial, take the test terminal, whose key ends in DEMO.',
      textRu:
        'Войдите в Т‑Бизнес и откройте кабинет интернет-эквайринга. Откройте «Магазины», затем вкладку «Терминалы» и нажмите «Настроить» у терминала. Для пробы возьмите тестовый терминал: его ключ заканчивается на DEMO.',
    },
    {
      text: 'Copy the terminal key and the password of the same terminal.',
      textRu: 'Скопируйте ключ (Terminal Key) и пароль одного и того же терминала.',
      fields: ['terminalKey', 'password'],
    },
    {
      text: 'Nothing to enter for webhooks: T-Bank gets their address with every payment.',
      textRu: 'Вебхуки настраивать не нужно: адрес передаётся Т-Банку с каждым платежом.',
    },
  ],
  checks: [testKey('terminalKey', /DEMO$/), liveKey('terminalKey', /^(?!.*DEMO$).{8,}$/)],
  isTest: ({ terminalKey = '', apiBase }) => {
    const address = URL.parse(apiBase ?? '');
    return terminalKey.endsWith('DEMO') || (address !== null && !isProduction(address));
  },
};
