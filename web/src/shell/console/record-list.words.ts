import { defineWords } from '../../i18n/words.ts';

/** What every list of the console says. */
export const recordListWords = defineWords({
  en: {
    range: '{from}–{to}',
    more: '{from}–{to}, and more',
    back: 'Back',
    next: 'Next',
    loading: 'Loading the list',
    failed: 'The list could not be loaded',
    tryAgain: 'Try again',
    nothingFound: 'Nothing fits these filters',
    nothingFoundHint: 'Take a filter away or search for something else.',
    clear: 'Clear the filters',
    clearOne: 'Take the filter {name} away',
    search: 'Search',
  },
  ru: {
    range: '{from}–{to}',
    more: '{from}–{to}, есть ещё',
    back: 'Назад',
    next: 'Дальше',
    loading: 'Список загружается',
    failed: 'Не удалось загрузить список',
    tryAgain: 'Повторить',
    nothingFound: 'Под эти фильтры ничего не подходит',
    nothingFoundHint: 'Уберите фильтр или поищите другое.',
    clear: 'Сбросить фильтры',
    clearOne: 'Убрать фильтр «{name}»',
    search: 'Поиск',
  },
});
