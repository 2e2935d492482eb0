import type { ProviderSetup } from '../provider-setup.ts';

export const transferSetup: ProviderSetup = {
  accepts: 'Transfers to your own account, checked by your team. No contract and no keys needed.',
  acceptsRu: 'Переводы на ваш счёт: их проверяет команда. Не нужны ни договор, ни ключи.',
  dashboardUrl: null,
  webhooks: { kind: 'none' },
  steps: [
    {
      text: 'Enter the account that buyers transfer to, exactly as their bank will ask for it.',
      textRu: 'Укажите, куда переводить, — точно так, как это нужно ввести в приложении банка.',
      fields: ['recipient', 'bank', 'account', 'kind'],
    },
    {
      text: 'Tell buyers what they should know before they transfer, in both languages.',
      textRu: 'Напишите, что покупателю нужно знать до перевода, на двух языках.',
      fields: ['note', 'noteRu'],
    },
    {
      text: 'Buyers send a proof of payment. Compare it with your account under Transfers; access begins when you accept it.',
      textRu:
        'Покупатели присылают чек о переводе. Сверяйте его со счётом в разделе «Переводы»: доступ начнётся, когда вы его примете.',
    },
  ],
  checks: [],
  isTest: () => false,
};
