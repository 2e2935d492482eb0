import { defineWords } from '../../i18n/words.ts';

export const daysFieldWords = defineWords({
  en: { days: 'Days' },
  ru: { days: 'Дни' },
});
