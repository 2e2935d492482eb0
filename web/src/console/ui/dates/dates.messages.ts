import { defineMessages } from '../../../i18n/define-messages.ts';

/** Texts of fields for dates, and of their calendar. */
export const dateMessages = defineMessages({
  dayFormat: ['dd.mm.yyyy', 'дд.мм.гггг'],
  day: ['A date such as {example}', 'Дата, например {example}'],
  wrongOrder: ['The last day is before the first', 'Последний день раньше первого'],
  open: ['Open calendar', 'Открыть календарь'],
  openFor: ['Open calendar: {field}', 'Открыть календарь: {field}'],
  calendar: ['Calendar', 'Календарь'],
  earlier: ['Previous month', 'Предыдущий месяц'],
  later: ['Next month', 'Следующий месяц'],
  chooseFirst: ['Choose the first day', 'Выберите первый день'],
  chooseLast: ['Choose the last day', 'Выберите последний день'],
});
