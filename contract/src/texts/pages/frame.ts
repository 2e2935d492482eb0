import type { NumberedTexts } from '../split-by-language.ts';

/** Texts of header, menus and messages of the whole application. */
export const frameTexts = {
  // Header and menus
  navDashboard: [1, 'Dashboard', 'Кабинет'],
  navHelpdesk: [2, 'Helpdesk', 'Поддержка'],
  navFreeAccess: [3, 'Get Free Access', 'Бесплатный доступ'],
  language: [4, 'Language', 'Язык'],
  accountMenu: [5, 'Account menu', 'Меню профиля'],
  menuGetSubscription: [6, 'Get subscription', 'Оформить подписку'],
  menuPayments: [8, 'Payments', 'Платежи'],
  signOut: [9, 'Log out', 'Выйти'],
  navSignIn: [10, 'Login', 'Войти'],
  navRegister: [11, 'Register', 'Регистрация'],
  mainNavigation: [12, 'Main', 'Главное меню'],
  mobileMenu: [13, 'Menu', 'Меню'],
  skipToContent: [14, 'Skip to content', 'К содержанию'],
  signOutFailed: [15, 'Failed to sign out', 'Не удалось выйти'],
  theme: [74, 'Theme', 'Тема'],
  themeSystem: [550, 'System', 'Системная'],
  themeLight: [551, 'Light', 'Светлая'],
  themeDark: [552, 'Dark', 'Тёмная'],

  // Durations
  months: [86, '{count, plural, one {# month} other {# months}}', '{count, plural, one {#\u00a0месяц} few {#\u00a0месяца} many {#\u00a0месяцев} other {#\u00a0месяца}}'],
  days: [87, '{count, plural, one {# day} other {# days}}', '{count, plural, one {#\u00a0день} few {#\u00a0дня} many {#\u00a0дней} other {#\u00a0дня}}'],
  years: [88, '{count, plural, one {# year} other {# years}}', '{count, plural, one {#\u00a0год} few {#\u00a0года} many {#\u00a0лет} other {#\u00a0года}}'],

  // The application frame; not in the specification
  offline: [193, 'You are offline. The page will update when the connection is back.', 'Нет сети. Страница обновится, когда соединение вернётся.'],
  screenFailed: [194, 'This page could not be opened', 'Не удалось открыть страницу'],
  screenFailedHint: [195, 'Reload the page. Your subscriptions and payments are safe.', 'Обновите страницу. С\u00a0вашими подписками и\u00a0платежами всё в\u00a0порядке.'],
  reload: [196, 'Reload', 'Обновить'],
  loading: [197, 'Loading', 'Загрузка'],
  opensInNewTab: [198, 'opens in a new tab', 'откроется в\u00a0новой вкладке'],
  signOutFailedHint: [237, 'You are signed out on this device. The session on the server will expire within 2 hours.', 'На этом устройстве вы вышли. Сеанс на сервере завершится сам в течение 2\u00a0часов.'],

  // Impersonation
  impersonationBanner: [1203, 'You are viewing the shop as {name} until {time}. Nothing can be changed.', 'Вы\u00a0видите магазин глазами пользователя {name}, до\u00a0{time}. Изменить ничего нельзя.'],
  impersonationLeave: [1204, 'Leave', 'Выйти'],
  impersonationOpening: [1205, 'Opening the shop', 'Открываем магазин'],
  impersonationEnded: [1206, 'This session has ended', 'Просмотр завершён'],
  impersonationEndedLead: [1207, 'Close this tab, or open the shop again from the console.', 'Закройте вкладку или\u00a0откройте магазин ещё\u00a0раз из\u00a0консоли.'],
} as const satisfies NumberedTexts;
