import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const auditMessages = defineMessages({
  title: ['Audit log', 'Журнал действий'],
  list: ['Operator actions, newest first', 'Действия сотрудников, сначала новые'],
  search: ['Full ID of the record', 'Полный ID записи'],
  operator: ['Operator', 'Сотрудник'],
  allOf: ['Everything this operator did', 'Все действия сотрудника'],
  subject: ['Subject', 'Объект'],
  from: ['IP address', 'IP-адрес'],
  none: ['No events yet', 'Записей пока нет'],
  noneHint: [
    'Every change made by an operator is recorded here permanently.',
    'Здесь навсегда записано каждое изменение, которое внёс сотрудник.',
  ],
  verify: ['Verify integrity', 'Проверить целостность'],
  verified: [
    '{count, plural, one {# event} other {# events}} verified. The log is intact.',
    'Проверено: {count, plural, one {# запись} few {# записи} many {# записей} other {# записи}}. Журнал не изменён.',
  ],
  broken: [
    'Integrity check failed at events {ids}: the database was modified.',
    'Целостность нарушена в записях {ids}: базу данных изменяли.',
  ],
  verifyFailed: ['The log could not be verified.', 'Не удалось проверить журнал.'],
  event: ['Event {id}', 'Запись №\u00a0{id}'],
  back: ['Audit log', 'Журнал действий'],
  failed: ['The event could not be loaded', 'Не удалось загрузить запись'],
  hash: ['Hash', 'Хеш'],
  changes: sharedTexts.changes,
  noChanges: ['No values were changed.', 'Значения не менялись.'],
  field: ['Field', 'Поле'],
  before: ['Before', 'Было'],
  after: ['After', 'Стало'],
});
