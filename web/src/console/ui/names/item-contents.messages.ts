import { defineMessages } from '../../../i18n/define-messages.ts';

/** What an item of the inventory holds; links and codes are named by the common messages. */
export const itemContentMessages = defineMessages({
  account: ['Login and password', 'Логин и пароль'],
  text: ['Text', 'Текст'],
  file: ['File', 'Файл'],
});
