import { defineWords } from '../../i18n/words.ts';

/** What every editor says when somebody else was first. */
export const saveProblemWords = defineWords({
  en: {
    changed: 'Somebody else has changed this meanwhile. Yours is still here; theirs replaces it.',
    /** In a dialog, where nothing stays. */
    late: 'Somebody else has changed this meanwhile.',
    loadTheirs: 'Load theirs',
  },
  ru: {
    changed: 'Тем временем это изменил кто-то другой. Ваше ещё здесь; чужое встанет на его место.',
    late: 'Тем временем это изменил кто-то другой.',
    loadTheirs: 'Загрузить чужое',
  },
});
