import { defineMessages } from '../../../i18n/messages.ts';

/** Names of roles, by role. */
export const roleMessages = defineMessages({
  en: {
    owner: 'Owner',
    manager: 'Manager',
    finance: 'Finance',
    support: 'Support',
    content: 'Content',
    auditor: 'Auditor',
  },
  ru: {
    owner: 'Владелец',
    manager: 'Управляющий',
    finance: 'Финансы',
    support: 'Поддержка',
    content: 'Контент',
    auditor: 'Аудитор',
  },
});
