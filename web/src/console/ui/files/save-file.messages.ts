import { defineMessages } from '../../../i18n/define-messages.ts';

export const saveFileMessages = defineMessages({
  downloadFailed: ['The file could not be downloaded', 'Не удалось скачать файл'],
});
