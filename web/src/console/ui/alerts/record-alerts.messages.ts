import { defineMessages } from '../../../i18n/define-messages.ts';

export const recordAlertsMessages = defineMessages({
  open: ['{kind}: open since {at}', '{kind}: оповещение с {at}'],
  all: ['Open the alerts', 'Открыть оповещения'],
});
