import { defineMessages } from '../../../i18n/messages.ts';

/** Texts shared by all dialogs of the console. */
export const actionDialogMessages = defineMessages({
  en: {
    cancel: 'Cancel',
    reason: 'Reason',
    reasonHint: 'Saved in the audit log.',
  },
  ru: {
    cancel: 'Отмена',
    reason: 'Причина',
    reasonHint: 'Сохранится в журнале действий.',
  },
});
