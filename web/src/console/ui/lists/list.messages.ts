import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../names/section-texts.ts';

/** Texts shared by all lists of the console. */
export const listMessages = defineMessages({
  range: ['{from}–{to}', '{from}–{to}'],
  more: ['{from}–{to}, and more', '{from}–{to}, есть ещё'],
  ofAll: ['{from}–{to} of {count}', '{from}–{to} из {count}'],
  ofMore: ['{from}–{to} of more than {count}', '{from}–{to}, всего больше {count}'],
  back: sharedTexts.back,
  next: ['Next', 'Дальше'],
  loading: ['Loading…', 'Загружаем список…'],
  failed: ['The list could not be loaded', 'Не удалось загрузить список'],
  nothingFoundHint: [
    'Remove a filter or change the search.',
    'Уберите фильтр или измените запрос.',
  ],
  clear: sharedTexts.clearFilters,
  clearOne: ['Remove filter: {name}', 'Убрать фильтр «{name}»'],
  search: ['Search', 'Поиск'],
  date: sharedTexts.date,
  day: ['Last 24 hours', 'За сутки'],
  week: ['Last 7 days', 'За 7 дней'],
  month: ['Last 30 days', 'За 30 дней'],
  quarter: ['Last 90 days', 'За 90 дней'],
  chooseDays: ['Date range…', 'Выбрать даты…'],
  days: ['Date range', 'Период'],
  daysSince: sharedTexts.from,
  daysUntil: sharedTexts.to,
  daysClear: ['Clear date range', 'Сбросить период'],
  details: ['More details', 'Подробнее'],
  views: ['Saved views', 'Сохранённые фильтры'],
  viewsFailed: ['Saved views could not be loaded.', 'Не удалось загрузить сохранённые фильтры.'],
  viewsNone: ['Set filters, then save them here.', 'Выберите фильтры и сохраните их здесь.'],
  viewsFull: [
    'You can save up to {max} views. Remove one to save another.',
    'Можно сохранить не больше {max}. Удалите лишнее, чтобы добавить новое.',
  ],
  viewName: ['View name', 'Название'],
  viewSave: ['Save filters', 'Сохранить фильтры'],
  viewDelete: ['Remove view: {name}', 'Удалить фильтры «{name}»'],
});
