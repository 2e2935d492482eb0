import { defineWords } from '../../i18n/words.ts';

/** The names of roles, by the roles themselves. */
export const roleWords = defineWords({
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
