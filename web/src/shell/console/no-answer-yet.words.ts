import { defineWords } from '../../i18n/words.ts';

/** What every screen of the console says while its answer is missing. */
export const noAnswerYetWords = defineWords({
  en: { tryAgain: 'Try again' },
  ru: { tryAgain: 'Повторить' },
});
