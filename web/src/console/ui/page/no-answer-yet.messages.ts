import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of screens whose answer is missing. */
export const noAnswerYetMessages = defineMessages({
  en: { tryAgain: 'Try again' },
  ru: { tryAgain: 'Повторить' },
});
