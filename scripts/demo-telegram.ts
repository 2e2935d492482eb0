import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { keepPrivately, readKept } from './kept-settings.ts';
import type { ChildPlan } from './supervise.ts';

const host = '127.0.0.1';
const botName = 'sesame_demo_bot';

interface TelegramSettings {
  readonly port: number;
  readonly botToken: string;
  readonly id: string;
}

export interface DemoTelegram {
  /** The chat with the bot. */
  readonly url: string;
  /** What the server needs to be the bot. */
  readonly serverEnv: Readonly<Record<string, string>>;
  /** Absent when another process of the same data folder already runs it. */
  readonly plan: ChildPlan | undefined;
}

/** The Telegram of a data folder: its port, token and people are kept there, so whoever is connected stays so. */
export async function prepareTelegram(dataDir: string): Promise<DemoTelegram> {
  const file = join(dataDir, 'telegram-settings.json');
  const kept = readKept<TelegramSettings>(file);
  const isRunning = kept !== undefined && (await answersTo(kept));
  const settings = isRunning
    ? kept
    : {
        port: await freePort(kept?.port),
        botToken:
          kept?.botToken ??
          `${randomInt(700_000_000, 800_000_000)}:${randomBytes(26).toString('base64url')}`,
        id: kept?.id ?? randomBytes(12).toString('base64url'),
      };
  if (!isRunning) keepPrivately(file, settings);
  const { port, botToken, id } = settings;
  const root = `http://${host}:${port}`;
  const bot = { TELEGRAM_BOT_TOKEN: botToken, TELEGRAM_BOT_NAME: botName };
  return {
    url: `${root}/${botName}`,
    serverEnv: { TELEGRAM_API_ROOT: root, TELEGRAM_LINK_ROOT: root, ...bot },
    plan: isRunning
      ? undefined
      : {
          name: 'the Telegram stand-in',
          args: ['emulators/telegram/main.ts'],
          env: {
            ...process.env,
            ...bot,
            PORT: String(port),
            TELEGRAM_ID: id,
            DATA_DIR: dataDir,
          },
          quiet: true,
        },
  };
}

async function freePort(wanted: number | undefined): Promise<number> {
  const port = (await findFreePort(host, wanted ?? 0)) ?? (await findFreePort(host, 0));
  if (port === undefined) throw new Error(`no port of ${host} is free for Telegram`);
  return port;
}

async function answersTo({ port, id }: TelegramSettings): Promise<boolean> {
  const answer = await fetch(`http://${host}:${port}/healthz`, {
    signal: AbortSignal.timeout(1_000),
  }).catch(() => undefined);
  if (!answer?.ok) return false;
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'id' in body && body.id === id;
}
