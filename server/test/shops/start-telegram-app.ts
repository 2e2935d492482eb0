import {
  type TelegramNotifications,
  updateTelegramNotifications,
} from '@sesame/contract/shop/telegram.ts';
import { linkTelegram } from '@sesame/contract/shop/users.ts';
import { type RunningTelegram, startTelegram } from '@sesame/emulators/telegram/start-telegram.ts';
import { type StartAppOptions, startApp, type TestApp } from './start-app.ts';

/** Two people known to the Telegram emulator. */
export const ANNA = 100_000_001;
export const BORIS = 100_000_002;

export interface TelegramApp {
  readonly app: TestApp;
  readonly telegram: RunningTelegram;
  /** The token in a new connection link of a user. */
  linkToken(user: { readonly token: string }): Promise<string>;
  /** Lets the bot process its updates and answer. */
  talk(): Promise<void>;
  /** The bot's messages to a person, oldest first. */
  messagesTo(personId: number): string[];
  /** Connects a new account to a person and enables notifications. */
  connect(
    user: { readonly token: string },
    personId: number,
    notifications?: Partial<TelegramNotifications>,
  ): Promise<void>;
  stop(): Promise<void>;
}

/** Settings that make a server the bot of this Telegram. */
function telegramEnv(telegram: RunningTelegram): Record<string, string> {
  return {
    TELEGRAM_BOT_TOKEN: telegram.botToken,
    TELEGRAM_BOT_NAME: telegram.botName,
    TELEGRAM_API_ROOT: telegram.url,
    TELEGRAM_LINK_ROOT: telegram.url,
  };
}

/** A server and the Telegram emulator it calls, over real HTTP. */
export async function startTelegramApp(
  options: StartAppOptions = {},
  start: (options: StartAppOptions) => Promise<TestApp> = startApp,
): Promise<TelegramApp> {
  const telegram = await startTelegram();
  const app = await start({ ...options, env: { ...telegramEnv(telegram), ...options.env } });

  async function linkToken({ token }: { readonly token: string }): Promise<string> {
    const { status, body } = await app.call(linkTelegram, {}, { token });
    const start = status === 200 ? new URL(body.url).searchParams.get('start') : null;
    if (start === null) throw new Error(`the link was answered ${status}`);
    return start;
  }
  async function talk(): Promise<void> {
    await app.jobs.run('poll-telegram');
    await app.jobs.run('send-telegram-messages');
  }
  return {
    app,
    telegram,
    linkToken,
    talk,
    messagesTo: (personId) =>
      telegram.messages(personId).flatMap(({ from, text }) => (from === 'bot' ? [text] : [])),
    async connect(user, personId, notifications) {
      telegram.send(personId, `/start ${await linkToken(user)}`);
      await talk();
      if (notifications)
        await app.call(updateTelegramNotifications, { body: notifications }, { token: user.token });
    },
    async stop() {
      await app.stop();
      await telegram.stop();
    },
  };
}
