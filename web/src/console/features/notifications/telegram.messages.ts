import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const telegramMessages = defineMessages({
  telegram: ['Telegram', 'Telegram'],
  notConnected: ['not connected', 'не подключён'],
  noBot: ['the shop has no bot', 'у магазина нет бота'],
  connect: ['Connect Telegram', 'Подключить Telegram'],
  disconnect: ['Disconnect Telegram', 'Отключить Telegram'],
  openChat: sharedTexts.openChat,
  waiting: [
    'Open the chat with the bot and press START. The link works once, for {minutes, plural, one {# minute} other {# minutes}}.',
    'Откройте чат с ботом и нажмите START. Ссылка сработает один раз в течение {minutes, plural, one {# минуты} few {# минут} many {# минут} other {# минуты}}.',
  ],
  blocked: [
    'The bot has not been able to write to you since {at}. Unblock it in Telegram; until then you get emails.',
    'Бот не может писать вам с {at}. Разблокируйте его в Telegram, а пока уведомления приходят на почту.',
  ],
});
