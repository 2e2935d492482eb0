import type { Connection, ConnectionValues } from './connection.ts';

const TELEGRAM_TOKEN = /^\d{1,15}:[\w-]{30,64}$/;
const TELEGRAM_BOT_NAME = /^[A-Za-z]\w{4,31}$/;

export interface TelegramConfig {
  readonly botToken: string;
  /** The part of the token before the colon. */
  readonly botId: number;
  readonly botName: string;
  /** Undefined when updates are polled instead of received. */
  readonly webhookSecret: string | undefined;
  /** Both without a trailing slash. */
  readonly apiRoot: string;
  readonly linkRoot: string;
}

/** The bot that buyers connect to. */
export const telegramConnection: Connection = {
  name: 'telegram',
  fields: [
    {
      name: 'token',
      env: 'TELEGRAM_BOT_TOKEN',
      secret: true,
      required: true,
      example: '',
      isUsable: (value) => TELEGRAM_TOKEN.test(value),
    },
    {
      name: 'botName',
      env: 'TELEGRAM_BOT_NAME',
      secret: false,
      required: true,
      example: 'sesame_shop_bot',
      isUsable: (value) => TELEGRAM_BOT_NAME.test(value),
    },
  ],
};

/** The addresses of Telegram, and how its updates arrive: set by the environment only. */
export type TelegramEnvironment = Pick<TelegramConfig, 'webhookSecret' | 'apiRoot' | 'linkRoot'>;

/** @param variable reads the environment */
export function telegramEnvironment(
  variable: (name: string) => string | undefined,
): TelegramEnvironment {
  const root = (name: string, standard: string) => (variable(name) ?? standard).replace(/\/$/, '');
  return {
    webhookSecret: variable('TELEGRAM_WEBHOOK_SECRET'),
    apiRoot: root('TELEGRAM_API_ROOT', 'https://api.telegram.org'),
    linkRoot: root('TELEGRAM_LINK_ROOT', 'https://t.me'),
  };
}

/** The bot of these values; undefined while a required one is missing. */
export function telegramOf(
  { token, botName }: ConnectionValues,
  environment: TelegramEnvironment,
): TelegramConfig | undefined {
  if (token === undefined || botName === undefined) return undefined;
  // Every token has the colon.
  const botId = Number(token.slice(0, token.indexOf(':')));
  return { botToken: token, botId, botName, ...environment };
}
