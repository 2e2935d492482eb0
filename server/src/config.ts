// Long on purpose: every setting stands here once, with its schema, its sentence and its example side by side.

import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { rateFromDecimal } from '@sesame/contract/money.ts';
import { type ShopLimit, standardBrand, standardLimits } from '@sesame/contract/shop-settings.ts';
import * as z from 'zod/mini';
import { parseSealingKeys } from './platform/crypto.ts';
import type { LogLevel } from './platform/telemetry/log.ts';

/** What a person reads about one setting, in `docs/settings.md` and in the sentence that stops a wrong start. */
export interface SettingText {
  readonly sentence: string;
  readonly example: string;
  /** What must be written, to complete `KEY must be …`. */
  readonly expected: string;
  readonly standard: string;
}

type Role = 'all' | 'api' | 'worker';

const flag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((value) => value === 'true' || value === '1'),
);
const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    z.number().check(z.gte(min), z.lte(max)),
  );
const webAddress = z
  .string()
  .check(z.refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')));
const origin = webAddress.check(
  z.refine((value) => {
    const url = URL.parse(value);
    return url !== null && url.origin === value.replace(/\/$/, '');
  }),
);
const list = <Item extends z.core.$ZodType<string, string>>(item: Item) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.split(',').map((part) => part.trim())),
    ),
    z.array(item),
  );
const addressOrNetwork = z
  .string()
  .check(z.refine((value) => isIP(value.replace(/\/\d{1,3}$/, '')) !== 0));
// Sixteen bytes is the least that cannot be guessed; an empty secret once let anybody sign (new-api CVE-2026-41432).
const noticeSecrets = list(z.string().check(z.refine((value) => Buffer.byteLength(value) >= 16)));
// A file and the hash of its content, as browsers write it.
const MEDIA_SCRIPT = /^(\S.*\.m?js) (sha384-[A-Za-z0-9+/]{64})$/;
const readable = (parse: (value: string) => unknown) => (value: string) => {
  try {
    parse(value);
    return true;
  } catch {
    return false;
  }
};

const schema = z.object({
  PORT: z.optional(wholeNumber(0, 65_535)),
  HOST: z.optional(z.string().check(z.regex(/^[\w.:-]+$/))),
  PUBLIC_URL: z.optional(origin),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(z.refine((value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value))),
  ),
  DATA_DIR: z.optional(z.string()),
  DEMO: z.optional(flag),
  ROLE: z.optional(z.enum(['all', 'api', 'worker'])),
  LOG_LEVEL: z.optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  CORS_ORIGINS: z.optional(list(origin)),
  STOCK_WEBHOOK_HOSTS: z.optional(list(z.string().check(z.regex(/^[\w.-]+:\d{1,5}$/)))),
  COOKIE_DOMAIN: z.optional(
    z.string().check(z.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/)),
  ),
  TRUST_PROXY: z.optional(z.union([wholeNumber(1, 9), list(addressOrNetwork)])),
  COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{1,60}$/))),
  SECRETS_KEY: z.optional(z.string().check(z.refine(readable(parseSealingKeys)))),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) =>
            /^smtps?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.hostname !== '',
        ),
      ),
  ),
  MAIL_FROM: z.optional(z.string().check(z.maxLength(254), z.regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/))),
  GOOGLE_ISSUER: z.optional(webAddress),
  GOOGLE_CLIENT_ID: z.optional(z.string().check(z.regex(/^[\w.-]{1,200}$/))),
  GOOGLE_CLIENT_SECRET: z.optional(z.string().check(z.minLength(16))),
  STORAGE_URL: z.optional(z.string().check(z.refine(readable(storageOf)))),
  TELEGRAM_BOT_TOKEN: z.optional(z.string().check(z.regex(/^\d{1,15}:[\w-]{30,64}$/))),
  TELEGRAM_BOT_NAME: z.optional(z.string().check(z.regex(/^[A-Za-z]\w{4,31}$/))),
  TELEGRAM_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^[\w-]{16,256}$/))),
  TELEGRAM_API_ROOT: z.optional(webAddress),
  TELEGRAM_LINK_ROOT: z.optional(webAddress),
  BANK_URL: z.optional(webAddress),
  BANK_API_KEY: z.optional(z.string().check(z.minLength(16))),
  BANK_NOTICE_SECRET: z.optional(noticeSecrets),
  CBR_URL: z.optional(webAddress),
  RUB_PER_USD: z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,4}(\.\d{1,4})?$/)), z.transform(Number)),
      z.number().check(z.gte(1)),
    ),
  ),
  DATABASE_POOL_SIZE: z.optional(wholeNumber(3, 200)),
  PG_NAMED_STATEMENTS: z.optional(flag),
  REDIS_URL: z.optional(
    z.string().check(z.refine((value) => /^rediss?:\/\/./.test(value) && URL.canParse(value))),
  ),
  RATE_LIMIT_SCALE: z.optional(wholeNumber(1, 1_000_000)),
  BRAND_NAME: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  BRAND_HUE: z.optional(wholeNumber(0, 360)),
  BRAND_CHROMA: z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^0?\.\d{1,4}$/)), z.transform(Number)),
      z.number().check(z.gte(0.02), z.lte(0.25)),
    ),
  ),
  BRAND_LOGO: z.optional(z.string().check(z.regex(/\.(png|svg)$/i))),
  MEDIA_SCRIPT: z.optional(z.string().check(z.regex(MEDIA_SCRIPT))),
  SUPPORT_URL: z.optional(
    z
      .string()
      .check(z.refine((value) => /^(https?|mailto):/.test(URL.parse(value)?.protocol ?? ''))),
  ),
});

export type SettingName = keyof z.infer<typeof schema>;

export const settingTexts: Record<SettingName, SettingText> = {
  PORT: {
    sentence: 'Port the shop and its API listen on; 0 takes a free one.',
    expected: 'a whole number from 0 to 65535',
    example: '3000',
    standard: '3000',
  },
  HOST: {
    sentence: 'Address to listen on; 0.0.0.0 opens the shop to the network.',
    expected: 'a host name or an address',
    example: '0.0.0.0',
    standard: '127.0.0.1',
  },
  PUBLIC_URL: {
    sentence:
      'Where buyers reach the shop. Every link that leaves the server is built from it, and requests that name another host are refused.',
    expected: 'an address like https://shop.example without a path',
    example: 'https://shop.example',
    standard: 'the address it listens on',
  },
  DATABASE_URL: {
    sentence: 'PostgreSQL 15 or newer to use instead of the embedded one.',
    expected: 'an address like postgres://user:password@host:5432/database',
    example: 'postgres://sesame:secret@db.internal:5432/sesame',
    standard: 'an embedded PostgreSQL 18 in DATA_DIR',
  },
  DATA_DIR: {
    sentence: 'Folder for the embedded database and generated keys; one server per folder.',
    expected: 'a path',
    example: '/var/lib/sesame',
    standard: '.data',
  },
  DEMO: {
    sentence: 'Loads invented services, plans and promo codes into an empty database.',
    expected: 'true or false',
    example: 'false',
    standard: 'true, and false when NODE_ENV is production',
  },
  ROLE: {
    sentence:
      'What this process does: api answers requests, worker runs background jobs, all does both. Any number of each may share one database.',
    expected: 'all, api or worker',
    example: 'api',
    standard: 'all',
  },
  LOG_LEVEL: {
    sentence: 'The least serious line that is logged.',
    expected: 'trace, debug, info, warn, error, fatal or silent',
    example: 'warn',
    standard: 'info',
  },
  CORS_ORIGINS: {
    sentence: 'Other origins whose pages may call the API, separated by commas.',
    expected: 'a list of addresses like https://shop.example without paths',
    example: 'https://shop.example,https://beta.shop.example',
    standard: 'none',
  },
  STOCK_WEBHOOK_HOSTS: {
    sentence:
      'Hosts of the own network that services of the stock may be asked for links at, separated by commas. Public hosts need none.',
    expected: 'a list of hosts with ports like keys.internal:8080',
    example: 'keys.internal:8080',
    standard: 'none',
  },
  COOKIE_DOMAIN: {
    sentence: 'Domain of the session cookie, for a front end on a sibling host.',
    expected: 'a domain like shop.example, in small letters',
    example: 'shop.example',
    standard: 'the host alone',
  },
  TRUST_PROXY: {
    sentence:
      'Which proxies in front may name the caller in X-Forwarded-For: how many there are, or their addresses.',
    expected: 'a number of proxies from 1 to 9, or a list of addresses',
    example: '10.0.0.0/8',
    standard: 'none: the header is ignored',
  },
  COUNTRY_HEADER: {
    sentence:
      "In which header the proxy in front tells a visitor's country as two letters; kept with each order, for the reports. The proxy must overwrite what visitors send.",
    expected: 'the name of a header',
    example: 'CF-IPCountry',
    standard: 'none: the country of an order is not known',
  },
  SECRETS_KEY: {
    sentence:
      'Key that encrypts secrets in the database, as id:key with 32 bytes in base64 or hex. To rotate, put the new one first and keep the old one after a comma.',
    expected: 'one or more keys written as id:key, 32 bytes each in base64 or hex',
    example: 'k1:c2VzYW1lLWV4YW1wbGUta2V5LW5ldmVyLXVzZS1tZSE=',
    standard: 'made in DATA_DIR; required when NODE_ENV is production',
  },
  SMTP_URL: {
    sentence:
      'Mail server that sends the mails: smtps for TLS from the start, smtp for STARTTLS where the server offers it. Without it mail is off: nobody can reset a password by themselves, and the page for it leads to SUPPORT_URL.',
    expected: 'an address like smtps://user:password@host:465',
    example: 'smtps://shop:secret@mail.example:465',
    standard: 'none; the demo brings a mailbox of its own',
  },
  MAIL_FROM: {
    sentence: 'Address the mails come from; the name beside it is that of the shop.',
    expected: 'one mail address',
    example: 'no-reply@shop.example',
    standard: 'none; required with SMTP_URL',
  },
  GOOGLE_ISSUER: {
    sentence: 'Identity provider behind the Google button, when it is not Google itself.',
    expected: 'an https address; http only outside production',
    example: 'https://accounts.google.com',
    standard: 'https://accounts.google.com',
  },
  GOOGLE_CLIENT_ID: {
    sentence:
      'Client id of the Google button, registered with the redirect address PUBLIC_URL/api-user/api/v1/oauth/google/callback. Without it the button is hidden.',
    expected: 'a client id of letters, digits, dots and dashes',
    example: '1234567890-example.apps.googleusercontent.com',
    standard: 'none; the demo brings an identity provider of its own',
  },
  GOOGLE_CLIENT_SECRET: {
    sentence: 'Secret of that client.',
    expected: 'at least 16 characters',
    example: 'google-client-secret-example',
    standard: 'none; required with GOOGLE_CLIENT_ID',
  },
  STORAGE_URL: {
    sentence:
      'Bucket for uploaded pictures, on anything that speaks S3; needed when several servers share one database. s3+http leaves out TLS, outside production only.',
    expected: 'an address like s3://key:secret@host/bucket?region=eu-central-1',
    example: 's3://access-key:secret-key@s3.eu-central-1.amazonaws.com/sesame?region=eu-central-1',
    standard: 'the folder media in DATA_DIR',
  },
  TELEGRAM_BOT_TOKEN: {
    sentence:
      'Token of the Telegram bot that people connect to. Without it Telegram is not offered.',
    expected: 'a token as BotFather gives it',
    example: '123456789:AAExample-token-of-a-bot-from-BotFather',
    standard: 'none; the demo brings a Telegram of its own',
  },
  TELEGRAM_BOT_NAME: {
    sentence: 'Name of that bot, without the @.',
    expected: 'a name of 5 to 32 letters, digits and underscores',
    example: 'sesame_shop_bot',
    standard: 'none; required with TELEGRAM_BOT_TOKEN',
  },
  TELEGRAM_WEBHOOK_SECRET: {
    sentence:
      'Secret that Telegram shows when it calls PUBLIC_URL/api-user/api/v1/telegram/webhook. Without it a worker asks Telegram for news all the time, which needs no public address.',
    expected: '16 to 256 letters, digits, underscores and dashes',
    example: 'telegram-webhook-secret-example',
    standard: 'none: a worker asks',
  },
  TELEGRAM_API_ROOT: {
    sentence: 'Where the Bot API answers, when it is not Telegram itself.',
    expected: 'an https address; http only outside production',
    example: 'https://api.telegram.org',
    standard: 'https://api.telegram.org',
  },
  TELEGRAM_LINK_ROOT: {
    sentence: 'What the links to the bot begin with.',
    expected: 'an https address; http only outside production',
    example: 'https://t.me',
    standard: 'https://t.me',
  },
  BANK_URL: {
    sentence: 'Address of the sandbox bank; without it the bank is not offered.',
    expected: 'an http or https address',
    example: 'http://127.0.0.1:4100',
    standard: 'none',
  },
  BANK_API_KEY: {
    sentence: 'Key the server shows to the sandbox bank.',
    expected: 'at least 16 characters',
    example: 'bank-api-key-example',
    standard: 'none; required with BANK_URL',
  },
  BANK_NOTICE_SECRET: {
    sentence:
      "Secret that signs the bank's notices. To rotate, write the new and the old one with a comma.",
    expected: 'at least 16 bytes, or two such secrets with a comma',
    example: 'bank-notice-secret-example',
    standard: 'none; required with BANK_URL',
  },
  CBR_URL: {
    sentence:
      'Feed of the Bank of Russia with the official rate of the dollar. It is asked once an hour while a payment method charges roubles.',
    expected: 'an https address; http only outside production',
    example: 'https://www.cbr.ru/scripts/XML_daily.asp',
    standard: 'https://www.cbr.ru/scripts/XML_daily.asp',
  },
  RUB_PER_USD: {
    sentence:
      'Roubles for one dollar while the Bank of Russia tells no rate and no operator has set one. Without any of the three, methods that charge roubles are not offered.',
    expected: 'a number from 1 to 9999.9999 with a point',
    example: '81.23',
    standard: 'none',
  },
  DATABASE_POOL_SIZE: {
    sentence: 'Connections each process keeps to the database; few keep the tail calm.',
    expected: 'a whole number from 3 to 200',
    example: '10',
    standard: '6',
  },
  PG_NAMED_STATEMENTS: {
    sentence: 'Prepared statements; switch off behind PgBouncer older than 1.21.',
    expected: 'true or false',
    example: 'false',
    standard: 'true',
  },
  REDIS_URL: {
    sentence:
      'Redis that counts calls for the limits in place of PostgreSQL; worth it with many servers. While it is away PostgreSQL counts, from zero.',
    expected: 'an address like redis://:password@host:6379/0, or rediss:// for TLS',
    example: 'redis://:secret@redis.internal:6379/0',
    standard: 'none: PostgreSQL counts',
  },
  RATE_LIMIT_SCALE: {
    sentence:
      'Multiplies how often every call may be made, for a load test or many buyers behind one address.',
    expected: 'a whole number from 1 to 1000000',
    example: '10',
    standard: '1',
  },
  BRAND_NAME: {
    sentence: 'Name of the shop on every page, until an operator saves one in the console.',
    expected: 'a name of 1 to 40 characters',
    example: 'Sesame',
    standard: 'Sesame',
  },
  BRAND_HUE: {
    sentence:
      'Hue of the accent, in degrees of OKLCH: 25 red, 70 amber, 168 evergreen, 250 blue, 300 violet. Text stays readable with every one. A hue saved in the console goes before it.',
    expected: 'a whole number from 0 to 360',
    example: '250',
    standard: '168',
  },
  BRAND_CHROMA: {
    sentence:
      'Strength of the accent: 0.02 is nearly grey, 0.25 as vivid as a screen can be. One saved in the console goes before it.',
    expected: 'a number from 0.02 to 0.25',
    example: '0.18',
    standard: '0.095',
  },
  BRAND_LOGO: {
    sentence:
      'Square picture that stands for the shop in place of its mark: on every page, in the tab and, when it is a PNG, in the mails. A file beside the server of at most 200,000 bytes, read at the start. A picture sent to the console goes before it.',
    expected: 'the path of a .png or .svg file',
    example: '/etc/sesame/logo.svg',
    standard: 'the mark of Sesame in the accent',
  },
  MEDIA_SCRIPT: {
    sentence:
      'Script of your own on every page but those with a mailed secret in their address, such as a chat: a file beside the server, outside the folder of uploads, and the hash of its content. Print the hash by `openssl dgst -sha384 -binary chat.js | openssl base64 -A`.',
    expected: 'the path of a .js file, a space and sha384- with the hash of the file in base64',
    example:
      '/etc/sesame/chat.js sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
    standard: 'none',
  },
  SUPPORT_URL: {
    sentence:
      'Where buyers find help: a page or a mailto: address, until an operator saves one in the console.',
    expected: 'an http, https or mailto address',
    example: 'mailto:help@shop.example',
    standard: 'none',
  },
};

/** What an operator may change while the shop runs. */
export interface ShopSettings {
  readonly brandName: string;
  /** Where the name is another one in Russian. */
  readonly brandNameRu: string | undefined;
  /** In degrees. */
  readonly hue: number;
  readonly chroma: number;
  /** A picture that was sent to the console, else a file beside the server; undefined: the shop's own mark. */
  readonly logo: SavedLogo | { readonly file: string } | undefined;
  /** A page. */
  readonly helpUrl: string | undefined;
  readonly supportEmail: string | undefined;
  readonly limits: Readonly<Record<ShopLimit, number>>;
}

export interface SavedLogo {
  readonly digest: string;
  readonly png: Buffer;
}

export interface BankConfig {
  readonly url: string;
  readonly apiKey: string;
  /** The first signs now; the second, while keys rotate, is still accepted. */
  readonly noticeSecrets: readonly string[];
}

export interface MailConfig {
  readonly smtpUrl: string;
  readonly from: string;
}

export interface GoogleConfig {
  /** As the provider writes it, without a slash at the end. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A bucket that speaks S3. */
export interface StorageConfig {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface TelegramConfig {
  readonly botToken: string;
  /** The part of the token before the colon. */
  readonly botId: number;
  readonly botName: string;
  /** Undefined: updates are asked for instead of received. */
  readonly webhookSecret: string | undefined;
  /** Both without a slash at the end. */
  readonly apiRoot: string;
  readonly linkRoot: string;
}

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Origin without a slash at the end; undefined means the listening address. */
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly role: Role;
  readonly logLevel: LogLevel;
  readonly corsOrigins: readonly string[];
  /** `host:port` of the own network. */
  readonly stockWebhookHosts: readonly string[];
  readonly cookieDomain: string | undefined;
  readonly trustProxy: number | readonly string[] | undefined;
  /** Lower case. */
  readonly countryHeader: string | undefined;
  readonly secretsKey: string | undefined;
  /** Undefined: mail is off. */
  readonly mail: MailConfig | undefined;
  readonly google: GoogleConfig | undefined;
  /** Undefined: files are kept in the data folder. */
  readonly storage: StorageConfig | undefined;
  readonly telegram: TelegramConfig | undefined;
  readonly bank: BankConfig | undefined;
  /** Where the Bank of Russia tells its rates. */
  readonly bankOfRussiaUrl: string;
  /** Roubles for one dollar, times 10,000, for want of anything better. */
  readonly fixedRateE4: number | undefined;
  /** A setting of a payment provider, by the name that its own file gives it. A function, so that nothing logs them. */
  readonly variable: (name: string) => string | undefined;
  readonly databasePoolSize: number;
  readonly namedStatements: boolean;
  /** Undefined: PostgreSQL counts calls. */
  readonly redisUrl: string | undefined;
  readonly rateLimitScale: number;
  /** As it is now: what operators saved, else what the environment says. A function, because it changes while the shop runs. */
  readonly shop: () => ShopSettings;
  /** As it is before any operator changes it. */
  readonly standardShop: ShopSettings;
  /** Undefined: no script but the shop's own. */
  readonly mediaScript: { readonly file: string; readonly integrity: string } | undefined;
}

/** A start stopped by a setting. The message is one sentence for the operator and names the key. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Settings whose example must not be used: everybody knows it. */
export const secretSettings = [
  'SECRETS_KEY',
  'BANK_API_KEY',
  'BANK_NOTICE_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'STORAGE_URL',
  'SMTP_URL',
  'REDIS_URL',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings out of an environment. An empty value counts as absent; unknown keys are ignored. */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new ConfigError(sentenceFor(String(parsed.error.issues[0]?.path[0])));
  const value = parsed.data;
  const production = environment.NODE_ENV === 'production';

  for (const key of secretSettings) {
    if (given[key] === settingTexts[key].example) {
      throw new ConfigError(`${key} is still the example from the documentation; make your own.`);
    }
  }
  if (production && value.SECRETS_KEY === undefined) {
    throw new ConfigError(
      'SECRETS_KEY is required when NODE_ENV is production: write id:key with 32 random bytes in base64.',
    );
  }
  const shop = readShop(value);
  return {
    production,
    port: value.PORT ?? 3000,
    host: value.HOST ?? '127.0.0.1',
    publicUrl: value.PUBLIC_URL?.replace(/\/$/, ''),
    databaseUrl: value.DATABASE_URL,
    dataDir: resolve(value.DATA_DIR ?? '.data'),
    demo: value.DEMO ?? !production,
    role: value.ROLE ?? 'all',
    logLevel: value.LOG_LEVEL ?? 'info',
    corsOrigins: (value.CORS_ORIGINS ?? []).map((entry) => entry.replace(/\/$/, '')),
    stockWebhookHosts: value.STOCK_WEBHOOK_HOSTS ?? [],
    cookieDomain: value.COOKIE_DOMAIN,
    trustProxy: value.TRUST_PROXY,
    countryHeader: value.COUNTRY_HEADER?.toLowerCase(),
    secretsKey: value.SECRETS_KEY,
    mail: readMail(value),
    google: readGoogle(value, production),
    storage: readStorage(value, production),
    telegram: readTelegram(value, production),
    bank: readBank(value),
    bankOfRussiaUrl: readBankOfRussiaUrl(value, production),
    fixedRateE4: value.RUB_PER_USD === undefined ? undefined : rateFromDecimal(value.RUB_PER_USD),
    variable: (name) => given[name],
    databasePoolSize: value.DATABASE_POOL_SIZE ?? 6,
    namedStatements: value.PG_NAMED_STATEMENTS ?? true,
    redisUrl: value.REDIS_URL,
    rateLimitScale: value.RATE_LIMIT_SCALE ?? 1,
    shop: () => shop,
    standardShop: shop,
    mediaScript: readMediaScriptConfig(value),
  };
}

function readShop(value: z.infer<typeof schema>): ShopSettings {
  const support = value.SUPPORT_URL;
  const isMail = support?.startsWith('mailto:') === true;
  return {
    brandName: value.BRAND_NAME ?? standardBrand.name,
    brandNameRu: undefined,
    hue: value.BRAND_HUE ?? standardBrand.hue,
    chroma: value.BRAND_CHROMA ?? standardBrand.chroma,
    logo: value.BRAND_LOGO === undefined ? undefined : { file: resolve(value.BRAND_LOGO) },
    helpUrl: isMail ? undefined : support,
    supportEmail: isMail ? support?.slice('mailto:'.length) : undefined,
    limits: standardLimits,
  };
}

function readMediaScriptConfig(value: z.infer<typeof schema>): Config['mediaScript'] {
  const [, file, integrity] = MEDIA_SCRIPT.exec(value.MEDIA_SCRIPT ?? '') ?? [];
  if (file === undefined || integrity === undefined) return undefined;
  return { file: resolve(file), integrity };
}

function readMail(value: z.infer<typeof schema>): MailConfig | undefined {
  if (value.SMTP_URL === undefined) return undefined;
  if (value.MAIL_FROM === undefined) {
    throw new ConfigError('MAIL_FROM is required with SMTP_URL: the address the mails come from.');
  }
  return { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM };
}

function readGoogle(value: z.infer<typeof schema>, production: boolean): GoogleConfig | undefined {
  if (value.GOOGLE_CLIENT_ID === undefined) return undefined;
  if (value.GOOGLE_CLIENT_SECRET === undefined) {
    throw new ConfigError('GOOGLE_CLIENT_SECRET is required with GOOGLE_CLIENT_ID.');
  }
  const issuer = (value.GOOGLE_ISSUER ?? 'https://accounts.google.com').replace(/\/$/, '');
  if (production && !issuer.startsWith('https:')) {
    throw new ConfigError('GOOGLE_ISSUER must be an https address when NODE_ENV is production.');
  }
  return { issuer, clientId: value.GOOGLE_CLIENT_ID, clientSecret: value.GOOGLE_CLIENT_SECRET };
}

function readStorage(
  value: z.infer<typeof schema>,
  production: boolean,
): StorageConfig | undefined {
  if (value.STORAGE_URL === undefined) return undefined;
  if (production && !value.STORAGE_URL.startsWith('s3:')) {
    throw new ConfigError('STORAGE_URL must begin with s3:// when NODE_ENV is production.');
  }
  return storageOf(value.STORAGE_URL);
}

/** @throws for an address that does not name a bucket and its keys */
function storageOf(setting: string): StorageConfig {
  const url = new URL(setting);
  const bucket = url.pathname.slice(1);
  const isWhole =
    /^s3(\+http)?:$/.test(url.protocol) &&
    [url.host, url.username, url.password].every((part) => part !== '') &&
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket);
  if (!isWhole) throw new Error('a bucket is written as s3://key:secret@host/bucket');
  return {
    endpoint: `${url.protocol === 's3:' ? 'https' : 'http'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
  };
}

function readTelegram(
  value: z.infer<typeof schema>,
  production: boolean,
): TelegramConfig | undefined {
  const { TELEGRAM_BOT_TOKEN: botToken, TELEGRAM_BOT_NAME: botName } = value;
  if (botToken === undefined) return undefined;
  if (botName === undefined) {
    throw new ConfigError('TELEGRAM_BOT_NAME is required with TELEGRAM_BOT_TOKEN.');
  }
  const roots = {
    TELEGRAM_API_ROOT: value.TELEGRAM_API_ROOT ?? 'https://api.telegram.org',
    TELEGRAM_LINK_ROOT: value.TELEGRAM_LINK_ROOT ?? 'https://t.me',
  };
  for (const [key, root] of Object.entries(roots)) {
    if (production && !root.startsWith('https:')) {
      throw new ConfigError(`${key} must be an https address when NODE_ENV is production.`);
    }
  }
  const hasWebhook = value.TELEGRAM_WEBHOOK_SECRET !== undefined;
  if (production && hasWebhook && !value.PUBLIC_URL?.startsWith('https:')) {
    throw new ConfigError(
      'PUBLIC_URL must be an https address with TELEGRAM_WEBHOOK_SECRET when NODE_ENV is production: Telegram calls it.',
    );
  }
  return {
    botToken,
    // The pattern of the setting has a colon.
    botId: Number(botToken.slice(0, botToken.indexOf(':'))),
    botName,
    webhookSecret: value.TELEGRAM_WEBHOOK_SECRET,
    apiRoot: roots.TELEGRAM_API_ROOT.replace(/\/$/, ''),
    linkRoot: roots.TELEGRAM_LINK_ROOT.replace(/\/$/, ''),
  };
}

function readBankOfRussiaUrl(value: z.infer<typeof schema>, production: boolean): string {
  const url = value.CBR_URL ?? 'https://www.cbr.ru/scripts/XML_daily.asp';
  if (production && !url.startsWith('https:')) {
    throw new ConfigError('CBR_URL must be an https address when NODE_ENV is production.');
  }
  return url;
}

function readBank(value: z.infer<typeof schema>): BankConfig | undefined {
  if (value.BANK_URL === undefined) return undefined;
  if (value.BANK_API_KEY === undefined)
    throw new ConfigError('BANK_API_KEY is required with BANK_URL.');
  if (value.BANK_NOTICE_SECRET === undefined) {
    throw new ConfigError('BANK_NOTICE_SECRET is required with BANK_URL: at least 16 bytes.');
  }
  return {
    url: value.BANK_URL.replace(/\/$/, ''),
    apiKey: value.BANK_API_KEY,
    noticeSecrets: value.BANK_NOTICE_SECRET,
  };
}

function sentenceFor(key: string): string {
  // The key is a property of the schema, and every property has a text.
  const text = settingTexts[key as SettingName];
  return `${key} must be ${text.expected}, for example ${text.example}.`;
}
