import { defineMessages } from '../../../i18n/define-messages.ts';

/** Names of roles, by role. */
export const roleMessages = defineMessages({
  owner: ['Owner', 'Владелец'],
  manager: ['Manager', 'Управляющий'],
  finance: ['Finance', 'Финансы'],
  support: ['Support', 'Поддержка'],
  content: ['Content', 'Контент'],
  auditor: ['Auditor', 'Аудитор'],
});
