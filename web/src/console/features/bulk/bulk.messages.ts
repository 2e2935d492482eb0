import { common } from '../../../i18n/common-texts.ts';
import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const bulkMessages = defineMessages({
  title: ['Bulk actions', 'Массовые действия'],
  list: ['Bulk actions, newest first', 'Массовые действия, сначала новые'],
  start: ['Add days in bulk', 'Массово добавить дни'],
  what: common.action,
  who: ['By', 'Кто'],
  when: ['Started', 'Начато'],
  progress: ['Progress', 'Выполнено'],
  running: sharedTexts.inProgress,
  stopped: ['Stopped', 'Остановлено'],
  done: ['Completed', 'Завершено'],
  extend_subscriptions: [
    '{days, plural, one {# day} other {# days}} for all active subscriptions',
    '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} всем активным подпискам',
  ],
  extendProduct: [
    '{days, plural, one {# day} other {# days}} for {product}',
    '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} для {product}',
  ],
  extendService: [
    '{days, plural, one {# day} other {# days}} for everyone with {service}',
    '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} всем, у кого есть {service}',
  ],
  undo_added_days: ['Undo added days', 'Отменить добавленные дни'],
  undoOf: ['Undo: {what}', 'Отмена: {what}'],
  undoHint: [
    'The days are removed where they have not begun and nothing builds on them: no later purchase or change, no announced renewal, no dispute. The others are left out and listed. Buyers are notified.',
    'Дни убираются там, где они ещё не начались и на них ничего не опирается: ни покупка или изменение, ни объявленное автопродление, ни спор. Остальные подписки не изменятся, их список будет здесь. Покупатели получат уведомление.',
  ],
  undoConfirm: ['Remove days of {count}?', 'Убрать дни у {count}?'],
  undo: ['Undo', 'Отменить'],
  leftOut: ['Left out', 'Без изменений'],
  leftOutCount: [
    '{count, plural, one {# left out} other {# left out}}',
    '{count, plural, one {# без изменений} few {# без изменений} many {# без изменений} other {# без изменений}}',
  ],
  leftOutNote: [
    '{count, plural, one {# subscription is} other {# subscriptions are}} left out and will be listed with the reason.',
    '{count, plural, one {# подписка не изменится} few {# подписки не изменятся} many {# подписок не изменятся} other {# подписки не изменятся}}: вы увидите список с причинами.',
  ],
  allLeftOut: [
    'None of the days can be removed any more. Shorten single subscriptions instead.',
    'Убрать эти дни уже нельзя. Сократите отдельные подписки.',
  ],
  days_begun: ['The days have already begun', 'Дни уже начались'],
  days_followed: [
    'Something was bought, added or removed after them',
    'После них что-то купили, добавили или сняли',
  ],
  renewal_announced: [
    'A renewal at this end date was announced',
    'Автопродление с этого дня уже объявлено',
  ],
  subscription_held: ['The payment is disputed', 'Платёж оспорен'],
  end_sessions: ['Sign buyers out', 'Завершить сеансы'],
  block_users: ['Block buyers', 'Заблокировать покупателей'],
  retire_items: ['Retire items', 'Списать позиции'],
  retireItemsOf: ['Retire items of {service}', 'Списать позиции: {service}'],
  retireItemsHint: [
    'Only available items are retired. They will no longer be assigned; buyers who have a shared one keep it.',
    'Списываются только свободные позиции. Их больше никому не выдадут; общие останутся у тех, кто их уже получил.',
  ],
  doneOf: ['{done} of {total}', '{done} из {total}'],
  failedCount: [
    '{count, plural, one {# failed} other {# failed}}',
    '{count, plural, one {# с ошибкой} few {# с ошибкой} many {# с ошибкой} other {# с ошибкой}}',
  ],
  none: ['No bulk actions yet', 'Массовых действий ещё не было'],
  noneHint: [
    'For example, add days for everyone affected by an outage.',
    'Например, добавьте дни всем, кого задел сбой.',
  ],
  back: ['Bulk actions', 'Массовые действия'],
  one: ['Bulk action', 'Массовое действие'],
  failed: ['The action could not be loaded', 'Не удалось загрузить действие'],
  finished: ['Finished', 'Завершено'],
  stop: ['Stop', 'Остановить'],
  stopHint: ['Completed changes are kept.', 'Выполненные изменения сохранятся.'],
  failures: ['Failed', 'С ошибкой'],
  firstFailures: ['First {count}', 'Первые {count}'],
  record: ['Record', 'Запись'],
  problem: ['Error', 'Ошибка'],
  version_conflict: [
    'Already done, or changed in the meantime',
    'Уже было так или изменилось за это время',
  ],
  not_found: ['No longer exists', 'Запись удалена'],
  internal: [
    'Internal error; see the server log',
    'Внутренняя ошибка, подробности в журнале сервера',
  ],
  formTitle: ['Add days in bulk', 'Массово добавить дни'],
  formLead: [
    'Days are added to everyone with active access, except while a payment for it is disputed. You see how many are affected before anything changes.',
    'Дни получат все, у кого сейчас есть доступ, кроме тех, чей платёж за него оспорен. До запуска вы увидите, скольких это коснётся.',
  ],
  usersTitle: ['Bulk action for selected buyers', 'Действие для выбранных покупателей'],
  chosenLead: [
    'You see how many are affected before anything changes.',
    'До запуска вы увидите, скольких это коснётся.',
  ],
  scope: ['Apply to', 'Кому'],
  everyone: ['Everyone', 'Всем'],
  byProduct: ['By product', 'По товару'],
  byService: ['By service', 'По сервису'],
  count: common.preview,
  confirmTitle: ['Apply to {count}?', 'Применить к {count}?'],
  confirmLead: [
    '{what}: {count, plural, one {# record} other {# records}} as of now.',
    '{what}: {count, plural, one {# запись} few {# записи} many {# записей} other {# записи}} на этот момент.',
  ],
  sample: ['For example', 'Например'],
  noMatches: ['No matches.', 'Ничего не найдено.'],
  countChanged: [
    'The number of records has changed. Preview them again.',
    'Число записей изменилось. Проверьте ещё раз.',
  ],
  confirm: ['Start', 'Запустить'],
});
