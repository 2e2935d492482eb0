import {
  type TelegramNotifications,
  updateTelegramNotifications,
} from '@sesame/contract/shop/telegram.ts';
import { linkTelegram } from '@sesame/contract/shop/users.ts';
import { type RunningTelegram, startTelegram } from '@sesame/emulators/telegram/start-telegram.ts';
import type { Part } from './part.ts';

/** Two people known to the Telegram emulator. */
export const ANNA = 100_000_001;
export const BORIS = 100_000_002;

export interface Telegram {
  readonly telegram: RunningTelegram;
  /** The token in a new connection link of a user. */
  linkToken(user: { readonly token: string }): Promise<string>;
  /** Lets the bot process its updates and answer. */
  runBot(): Promise<void>;
  /** The bot's messages to a person, oldest first. */
  messagesTo(personId: number): string[];
  /** Connects a new account to a person and enables notifications. */
  connect(
    user: { readonly token: string },
    personId: number,
    notifications?: Partial<TelegramNotifications>,
  ): Promise<void>;
}

/** Telegram's emulator, which the server calls over real HTTP as the bot. */
export async function startTelegramBot(): Promise<Part<Telegram>> {
  const telegram = await startTelegram();
  return {
    settings: {
      env: {
        TELEGRAM_BOT_TOKEN: telegram.botToken,
        TELEGRAM_BOT_NAME: telegram.botName,
        TELEGRAM_API_ROOT: telegram.url,
        TELEGRAM_LINK_ROOT: telegram.url,
      },
    },
    attach(app) {
      async function linkToken({ token }: { readonly token: string }): Promise<string> {
        const { status, body } = await app.call(linkTelegram, {}, { token });
        const start = status === 200 ? new URL(body.url).searchParams.get('start') : null;
        if (start === null) throw new Error(`the link was answered ${status}`);
        return start;
      }
      async function runBot(): Promise<void> {
        await app.jobs.run('poll-telegram');
        await app.jobs.run('send-telegram-message');
      }
      return {
        telegram,
        linkToken,
        runBot,
        messagesTo: (personId) =>
          telegram.messages(personId).flatMap(({ from, text }) => (from === 'bot' ? [text] : [])),
        async connect(user, personId, notifications) {
          telegram.send(personId, `/start ${await linkToken(user)}`);
          await runBot();
          if (notifications)
            await app.call(
              updateTelegramNotifications,
              { body: notifications },
              { token: user.token },
            );
        },
      };
    },
    stop: () => telegram.stop(),
  };
}
