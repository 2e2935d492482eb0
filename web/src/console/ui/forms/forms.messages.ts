import { defineMessages } from '../../../i18n/define-messages.ts';

/** Texts of every form of the console. */
export const formMessages = defineMessages({
  required: ['Fill in this field', 'Заполните это поле'],
  choose: ['Choose one', 'Выберите вариант'],
  range: ['From {min} to {max}', 'От {min} до {max}'],
  atLeast: ['At least {min}', 'Не меньше {min}'],
  atMost: ['At most {max}', 'Не больше {max}'],
  shorter: [
    'At most {max, plural, one {# character} other {# characters}}',
    'Не длиннее {max, plural, one {# символа} few {# символов} many {# символов} other {# символов}}',
  ],
  longer: [
    'At least {min, plural, one {# character} other {# characters}}',
    'Не короче {min, plural, one {# символа} few {# символов} many {# символов} other {# символов}}',
  ],
  number: ['A number such as {example}', 'Число, например {example}'],
  whole: ['A whole number such as {example}', 'Целое число, например {example}'],
  date: ['A date and time such as {example}', 'Дата и время, например {example}'],
  dateFormat: ['dd.mm.yyyy hh:mm', 'дд.мм.гггг чч:мм'],
  otherZone: [
    'By your clock ({own}); the shop uses {zone}.',
    'По вашим часам ({own}); пояс магазина — {zone}.',
  ],
  email: ['This is not an email address', 'Это не адрес почты'],
  invalid: ['This is not valid', 'Недопустимое значение'],
  expected: ['Expected: {expected}', 'Ожидается: {expected}'],
  check: ['Not saved: some values are not valid.', 'Не сохранено: некоторые значения недопустимы.'],
  leaveTitle: ['Leave without saving?', 'Уйти без сохранения?'],
  leaveLead: ['Your changes on this page will be lost.', 'Изменения на этой странице пропадут.'],
  leave: ['Leave', 'Уйти'],
  stay: ['Stay', 'Остаться'],
});
