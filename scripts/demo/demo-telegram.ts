import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { answersAs, type EmulatorPlan, emulatorHost, portFor } from './run-emulator.ts';
import { readSaved, writePrivateFile } from './saved-settings.ts';

const botName = 'sesame_demo_bot';

interface TelegramSettings {
  readonly port: number;
  readonly botToken: string;
  readonly id: string;
}

/**
 * Prepares the Telegram emulator of a data folder. Its port, token and users are stored there, so accounts stay
 * connected after a restart.
 */
export async function prepareTelegram(dataDir: string): Promise<EmulatorPlan> {
  const file = join(dataDir, 'telegram-settings.json');
  const saved = readSaved<TelegramSettings>(file);
  const isRunning = saved !== undefined && (await answersAs(saved.port, ['id', saved.id]));
  const settings = isRunning
    ? saved
    : {
        port: await portFor('Telegram', saved?.port),
        botToken:
          saved?.botToken ??
          `${randomInt(700_000_000, 800_000_000)}:${randomBytes(26).toString('base64url')}`,
        id: saved?.id ?? randomBytes(12).toString('base64url'),
      };
  if (!isRunning) writePrivateFile(file, settings);
  const { port, botToken, id } = settings;
  const root = `http://${emulatorHost}:${port}`;
  const bot = { TELEGRAM_BOT_TOKEN: botToken, TELEGRAM_BOT_NAME: botName };
  const url = `${root}/${botName}`;
  return {
    url,
    serverEnv: {
      TELEGRAM_API_ROOT: root,
      TELEGRAM_LINK_ROOT: root,
      // The chat that /help opens.
      SUPPORT_URL: process.env.SUPPORT_URL || url,
      ...bot,
    },
    ownEnv: isRunning
      ? undefined
      : {
          ...bot,
          PORT: String(port),
          TELEGRAM_ID: id,
          DATA_DIR: dataDir,
        },
  };
}
