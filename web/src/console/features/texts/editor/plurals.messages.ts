import { defineMessages } from '../../../../i18n/define-messages.ts';

export const pluralMessages = defineMessages({
  before: ['Before the number', 'Перед числом'],
  between: ['Between the numbers', 'Между числами'],
  after: ['After the number', 'После числа'],
  byNumber: [
    'Wording by number ({name}); # stands for the number',
    'Слова при числе ({name}); # заменяется числом',
  ],
  en_one: ['One: 1', 'Один: 1'],
  en_other: ['Other: 0, 2, 3 and more', 'Другие: 0, 2, 3 и больше'],
  ru_one: ['One: 1, 21, 31', 'Один: 1, 21, 31'],
  ru_few: ['Few: 2–4, 22–24', 'Несколько: 2–4, 22–24'],
  ru_many: ['Many: 0, 5–20, 25–30', 'Много: 0, 5–20, 25–30'],
  ru_other: ['Other: fractions, 1.5', 'Другие: дробные, 1,5'],
});
