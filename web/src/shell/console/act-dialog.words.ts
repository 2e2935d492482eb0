import { defineWords } from '../../i18n/words.ts';

/** What every dialog of the console says. */
export const actDialogWords = defineWords({
  en: {
    cancel: 'Cancel',
    reason: 'Reason',
    reasonHint: 'Stays in the record.',
  },
  ru: {
    cancel: 'Отмена',
    reason: 'Причина',
    reasonHint: 'Останется в журнале.',
  },
});
