import { defineMessages } from '../../../i18n/define-messages.ts';

export const dayCountFieldMessages = defineMessages({
  days: ['Days', 'Дни'],
});
