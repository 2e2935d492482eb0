import { chooseTelegramNotices, type TelegramNotices } from '@sesame/contract/telegram.ts';
import { linkTelegram } from '@sesame/contract/users.ts';
import { type RunningTelegram, startTelegram } from '@sesame/emulators/telegram/start-telegram.ts';
import { type StartAppOptions, startApp, type TestApp } from './start-app.ts';

/** Two people whom the emulated Telegram knows. */
export const ANNA = 100_000_001;
export const BORIS = 100_000_002;

export interface TelegramApp {
  readonly app: TestApp;
  readonly telegram: RunningTelegram;
  /** The token in a fresh link for a user. */
  linkToken(user: { readonly token: string }): Promise<string>;
  /** Lets the bot hear what was said, and answer. */
  talk(): Promise<void>;
  /** What the bot has said to a person, oldest first. */
  heard(personId: number): string[];
  /** Connects somebody in a new account to a person and switches notices on. */
  connect(
    user: { readonly token: string },
    personId: number,
    notices?: Partial<TelegramNotices>,
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

/** A server and the Telegram it talks to, over real HTTP. */
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
    heard: (personId) =>
      telegram.messages(personId).flatMap(({ from, text }) => (from === 'bot' ? [text] : [])),
    async connect(user, personId, notices) {
      telegram.say(personId, `/start ${await linkToken(user)}`);
      await talk();
      if (notices) await app.call(chooseTelegramNotices, { body: notices }, { token: user.token });
    },
    async stop() {
      await app.stop();
      await telegram.stop();
    },
  };
}
