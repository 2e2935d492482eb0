import { defineMessages } from '../../../i18n/define-messages.ts';

export const needsOwnerMessages = defineMessages({
  title: ['This shop has no owner yet', 'У магазина ещё нет владельца'],
  lead: [
    'When it started, the shop showed a link for its owner in the terminal. Open that link in this browser. In Docker it is in the log of the service “api”.',
    'При запуске магазин показал в терминале ссылку для владельца. Откройте её в этом браузере. В Docker она в журнале службы «api».',
  ],
  again: [
    'The link works for a day. Restart the shop to get a new one.',
    'Ссылка действует сутки. Чтобы получить новую, перезапустите магазин.',
  ],
});
