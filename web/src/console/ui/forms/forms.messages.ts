import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of every form of the console. */
export const formMessages = defineMessages({
  en: {
    required: 'Fill in this field',
    choose: 'Choose one',
    range: 'From {min} to {max}',
    atLeast: 'At least {min}',
    atMost: 'At most {max}',
    shorter: 'At most {max, plural, one {# character} other {# characters}}',
    longer: 'At least {min, plural, one {# character} other {# characters}}',
    number: 'A number such as {example}',
    whole: 'A whole number such as {example}',
    date: 'A date and time such as {example}',
    dateFormat: 'dd.mm.yyyy hh:mm',
    email: 'This is not an e-mail address',
    invalid: 'This is not valid',
    expected: 'Expected: {expected}',
    check: 'Not saved: some values are not valid.',
    leave: 'Leave without saving?',
    pick: 'Open calendar',
  },
  ru: {
    required: 'Заполните это поле',
    choose: 'Выберите вариант',
    range: 'От {min} до {max}',
    atLeast: 'Не меньше {min}',
    atMost: 'Не больше {max}',
    shorter:
      'Не длиннее {max, plural, one {# символа} few {# символов} many {# символов} other {# символов}}',
    longer:
      'Не короче {min, plural, one {# символа} few {# символов} many {# символов} other {# символов}}',
    number: 'Число, например {example}',
    whole: 'Целое число, например {example}',
    date: 'Дата и время, например {example}',
    dateFormat: 'дд.мм.гггг чч:мм',
    email: 'Это не адрес почты',
    invalid: 'Недопустимое значение',
    expected: 'Ожидается: {expected}',
    check: 'Не сохранено: некоторые значения недопустимы.',
    leave: 'Уйти без сохранения?',
    pick: 'Открыть календарь',
  },
});
