import { defineMessages } from '../../../i18n/messages.ts';

export const revealMessages = defineMessages({
  en: {
    reveal: 'Show',
    revealTitle: 'Show the content of this item',
    revealLead: 'Your name, the time and the reason are saved in the audit log.',
    secret: 'Link',
    login: 'Login',
    signingKey: 'Signing key',
  },
  ru: {
    reveal: 'Показать',
    revealTitle: 'Показать содержимое',
    revealLead: 'Ваше имя, время и причина сохранятся в журнале действий.',
    secret: 'Ссылка',
    login: 'Логин',
    signingKey: 'Ключ подписи',
  },
});
