// Long on purpose: every setting of the environment has its sentence and its example here once.

import type { SettingName } from './setting-schema.ts';

/** What a person reads about one setting, in `docs/settings.md` and in the sentence that stops a wrong start. */
export interface SettingText {
  readonly sentence: string;
  readonly example: string;
  /** What must be written, to complete `KEY must be …`. */
  readonly expected: string;
  readonly standard: string;
}

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
  HEALTH_PORT: {
    sentence:
      'Port at which a worker (ROLE=worker) answers /healthz and /readyz, and nothing else; 0 takes a free one. The other roles answer them at PORT.',
    expected: 'a whole number from 0 to 65535',
    example: '3001',
    standard: 'a worker listens on nothing',
  },
  STOP_DELAY_MS: {
    sentence:
      'How long a stopping process goes on answering while /readyz says stopping, in milliseconds, so that balancers send their calls elsewhere before it stops listening.',
    expected: 'a whole number from 0 to 60000',
    example: '5000',
    standard: '2000 when NODE_ENV is production, otherwise 0',
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
  MEDIA_DIR: {
    sentence:
      'Folder for uploaded files when there is no STORAGE_URL. Naming it declares that every process of the shop sees the same one, which ROLE=api and ROLE=worker need.',
    expected: 'a path',
    example: '/srv/sesame-media',
    standard: 'the folder media in DATA_DIR',
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
      'Which proxies in front may name the caller in X-Forwarded-For: how many there are, or their addresses; none says that there is no proxy.',
    expected: 'a number of proxies from 1 to 9, a list of addresses, or none',
    example: '10.0.0.0/8',
    standard: 'the header is ignored; required when NODE_ENV is production',
  },
  LOOPBACK_TRIAL: {
    sentence:
      'Lets a production build run on this machine alone for a trial: with demo data, the sandbox bank, without https and without a word about proxies. HOST has to be a loopback address.',
    expected: 'true or false',
    example: 'false',
    standard: 'false',
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
  BACKUP_PUBLIC_KEY: {
    sentence:
      'Encrypts backups for whoever holds the private key, which the shop does not. Made by `openssl genpkey -algorithm X25519 -out backup.key`; written here is the middle line of `openssl pkey -in backup.key -pubout`.',
    expected: 'the base64 line of an X25519 public key in PEM form',
    example: 'MCowBQYDK2VuAyEAiOkgu2HW6JQPTtzirnTlbm8KJEnN8Aq25Un/hu6MSks=',
    standard: 'none: backups are not encrypted',
  },
  SMTP_URL: {
    sentence:
      'Mail server that sends the mails: smtps for TLS from the start, smtp for STARTTLS, which NODE_ENV production insists on. Without it mail is off: nobody can reset a password by themselves, and the page for it leads to SUPPORT_URL.',
    expected: 'an address like smtps://user:password@host:465',
    example: 'smtps://shop:secret@mail.example:465',
    standard: 'none; the demo brings a mailbox of its own',
  },
  SMTP_PLAINTEXT: {
    sentence:
      'Sends mails without TLS to a relay on this machine, which encrypts them itself. Only for an SMTP_URL of a loopback address.',
    expected: 'true or false',
    example: 'false',
    standard: 'false',
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
      'Bucket for uploaded pictures, on anything that speaks S3; needed when servers on several machines share one database. s3+http leaves out TLS, outside production only.',
    expected: 'an address like s3://key:secret@host/bucket?region=eu-central-1',
    example: 's3://access-key:secret-key@s3.eu-central-1.amazonaws.com/sesame?region=eu-central-1',
    standard: 'the folder of MEDIA_DIR',
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
  WEBHOOK_BODY_DAYS: {
    sentence:
      'Days for which the bodies of webhooks from payment gateways are kept; those of an erased account go within an hour. Event keys, references and outcomes stay.',
    expected: 'a whole number from 1 to 3650',
    example: '30',
    standard: '90',
  },
  RATE_LIMIT_SCALE: {
    sentence:
      'Multiplies how often every call may be made, for a load test or many buyers behind one address.',
    expected: 'a whole number from 1 to 1000000',
    example: '10',
    standard: '1',
  },
  OPENAPI: {
    sentence:
      'Whether the description of the API is served at /openapi.json. In production the shop tells nobody what it can do, unless this says so.',
    expected: 'true or false',
    example: 'true',
    standard: 'false in production, otherwise true',
  },
  SECURITY_CONTACT: {
    sentence:
      'Where weaknesses are reported, for /.well-known/security.txt. Without it the help chat or support mail of the shop stands there.',
    expected: 'an https or mailto address',
    example: 'mailto:security@shop.example',
    standard: 'the support of the shop',
  },
  SESSION_DAYS: {
    sentence: "How many days after signing in a buyer's session ends, however often it was used.",
    expected: 'a whole number of days from 1 to 365',
    example: '30',
    standard: '90',
  },
  EXPORT_ROWS_ALERT: {
    sentence: 'How many rows all operators together may export in a day before an alert is raised.',
    expected: 'a whole number from 1 to 100000000',
    example: '5000',
    standard: '20000',
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

/** Settings whose example must not be used: everybody knows it. */
export const secretSettings = [
  'SECRETS_KEY',
  // No secret, and nobody holds the private key of the example.
  'BACKUP_PUBLIC_KEY',
  'BANK_API_KEY',
  'BANK_NOTICE_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'STORAGE_URL',
  'SMTP_URL',
  'REDIS_URL',
] as const;
