import { defineMessages } from '../../../i18n/messages.ts';

export const daysFieldMessages = defineMessages({
  en: { days: 'Days' },
  ru: { days: 'Дни' },
});
