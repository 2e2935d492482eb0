import { defineMessages } from '../../../i18n/define-messages.ts';

export const daysFieldMessages = defineMessages({
  days: ['Days', 'Дни'],
});
