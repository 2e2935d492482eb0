import { join } from 'node:path';
import * as z from 'zod/mini';
import type { TelegramOptions } from './start-telegram.ts';

const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 0),
  TELEGRAM_BOT_TOKEN: z.string().check(z.regex(/^\d{1,15}:[\w-]{30,64}$/)),
  TELEGRAM_BOT_NAME: z.string().check(z.regex(/^[A-Za-z]\w{4,31}$/)),
  TELEGRAM_ID: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
});

/** Reads the environment. Throws an error that names the missing or wrong keys. It always listens on loopback. */
export function readSettings(env: NodeJS.ProcessEnv): TelegramOptions {
  const result = environment.safeParse(env);
  if (!result.success) {
    const keys = new Set(result.error.issues.map((issue) => String(issue.path[0])));
    throw new Error(`Missing or wrong setting: ${[...keys].join(', ')}`);
  }
  const settings = result.data;
  return {
    port: settings.PORT,
    botToken: settings.TELEGRAM_BOT_TOKEN,
    botName: settings.TELEGRAM_BOT_NAME,
    id: settings.TELEGRAM_ID,
    peopleFile: settings.DATA_DIR && join(settings.DATA_DIR, 'telegram-people.json'),
  };
}
