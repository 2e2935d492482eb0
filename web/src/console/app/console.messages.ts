import { defineMessages } from '../../i18n/define-messages.ts';

/** Texts of the console's layout and palette. */
export const consoleMessages = defineMessages({
  navigation: ['Console sections', 'Разделы консоли'],
  openNavigation: ['Open menu', 'Открыть меню'],
  closeNavigation: ['Close menu', 'Закрыть меню'],
  groupShop: ['Shop settings', 'Настройки магазина'],
  groupSystem: ['System', 'Система'],
  groupPinned: ['Pinned', 'Закреплённые'],
  groupRecent: ['Recent', 'Недавние'],
  pin: ['Pin {section}', 'Закрепить «{section}»'],
  commands: ['Go to…', 'Перейти…'],
  commandsHint: ['Section, number, name or email', 'Раздел, номер, имя или почта'],
  commandsVerb: ['then the number of a payment', 'затем номер платежа'],
  commandsNone: ['No results', 'Ничего не найдено'],
  commandsSearching: ['Searching…', 'Ищем…'],
  commandsFailed: [
    'Search is not available. You can still open sections.',
    'Поиск недоступен. Разделы открываются и без него.',
  ],
  waiting: [
    '{count, plural, one {# waiting} other {# waiting}}',
    '{count, plural, one {# ждёт} few {# ждут} many {# ждут} other {# ждут}}',
  ],
  waitingMany: ['more than {count} waiting', 'ждут больше {count}'],
  account: ['Your account', 'Ваш аккаунт'],
  leave: ['Sign out', 'Выйти'],
  skip: ['Skip to content', 'Перейти к содержимому'],
  notAllowed: ['You don’t have access', 'Нет доступа'],
  notAllowedHint: [
    'Ask an owner of the shop to change your role.',
    'Попросите владельца магазина изменить вашу роль.',
  ],
  noSuchPage: ['Page not found', 'Страница не найдена'],
  noSuchPageHint: [
    'The link may be out of date. Choose a section from the menu.',
    'Возможно, ссылка устарела. Выберите раздел в меню.',
  ],
  messages: ['Notifications', 'Уведомления'],
  closeMessage: ['Close notification', 'Закрыть уведомление'],
});
