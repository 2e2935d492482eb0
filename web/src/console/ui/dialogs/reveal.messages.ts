import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../names/section-texts.ts';

export const revealMessages = defineMessages({
  reveal: sharedTexts.show,
  revealTitle: ['Show the content of this item', 'Показать содержимое'],
  revealLead: [
    'Your name, the time and the reason are saved in the audit log.',
    'Ваше имя, время и причина сохранятся в журнале действий.',
  ],
  note: ['Note', 'Примечание'],
  download: ['Download', 'Скачать'],
  login: ['Login', 'Логин'],
  signingKey: ['Signing key', 'Ключ подписи'],
});
