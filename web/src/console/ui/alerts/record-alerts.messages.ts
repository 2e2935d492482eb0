import { defineMessages } from '../../../i18n/define-messages.ts';

export const recordAlertsMessages = defineMessages({
  open: ['{kind}: open since {at}', '{kind}: оповещение с {at}'],
  show: ['Open its page', 'Открыть страницу'],
  all: ['Open the alerts', 'Открыть оповещения'],
});
