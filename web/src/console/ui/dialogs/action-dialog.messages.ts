import { defineMessages } from '../../../i18n/messages.ts';

/** Texts shared by all dialogs of the console. */
export const actionDialogMessages = defineMessages({
  en: {
    cancel: 'Cancel',
  },
  ru: {
    cancel: 'Отмена',
  },
});
