import { defineQueue } from '../../../../platform/jobs/queue.ts';

/** Sequential, far below Telegram's rate limits. */
export const sendMessageQueue = defineQueue<{ readonly message: string }>('send-telegram-message', {
  retries: 9,
  firstRetryS: 5,
  maxRetryS: 8 * 3_600,
  parallel: 1,
  timeoutS: 60,
  // A bot in trouble fails every message.
  alertAfter: undefined,
});
