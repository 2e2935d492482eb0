import { defineMessages } from '../../../i18n/define-messages.ts';

export const ticketFilesMessages = defineMessages({
  attach: ['Attach a file', 'Приложить файл'],
  removeFile: ['Remove {name}', 'Убрать {name}'],
});
