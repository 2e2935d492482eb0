import { defineWords } from '../../i18n/words.ts';

export const settingSourceWords = defineWords({
  en: {
    standard: 'Standard: {value}',
    none: 'none',
    changed: 'Changed by {name}, {date}',
    reset: 'Back to the standard',
    resetOf: 'Back to the standard: {label}',
  },
  ru: {
    standard: 'По умолчанию: {value}',
    none: 'нет',
    changed: 'Последнее изменение: {name}, {date}',
    reset: 'Вернуть исходное',
    resetOf: 'Вернуть исходное: {label}',
  },
});
