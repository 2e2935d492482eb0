import { HUE_MAX } from '@sesame/contract/shared/shop-settings.ts';
// Long on purpose: the only place with the description and example of every setting.

import type { SettingName } from './setting-schema.ts';

/** Documentation of one setting, for `docs/settings.md` and the message that stops a start with a wrong value. */
export interface SettingText {
  readonly description: string;
  readonly example: string;
  /** The allowed values, completing `KEY must be …`. */
  readonly expected: string;
  readonly defaultValue: string;
}

export const settingTexts: Record<SettingName, SettingText> = {
  PORT: {
    description: 'Port that the shop and its API listen on; 0 picks a free one.',
    expected: 'a whole number from 0 to 65535',
    example: '3000',
    defaultValue: '3000',
  },
  HOST: {
    description: 'Address to listen on; 0.0.0.0 opens the shop to the network.',
    expected: 'a host name or an address',
    example: '0.0.0.0',
    defaultValue: '127.0.0.1',
  },
  HEALTH_PORT: {
    description:
      'Port on which a worker (ROLE=worker) serves /healthz and /readyz only; 0 picks a free one. The other roles serve them on PORT.',
    expected: 'a whole number from 0 to 65535',
    example: '3001',
    defaultValue: 'a worker listens on no port',
  },
  METRICS_PORT: {
    description:
      'Port on which this process serves /metrics for Prometheus and nothing else; 0 picks a free one. Never publish it: it shows the turnover of the shop.',
    expected: 'a whole number from 0 to 65535',
    example: '9464',
    defaultValue: 'no metrics',
  },
  METRICS_HOST: {
    description: 'Address on which it serves them, of a private network.',
    expected: 'a host name or an address',
    example: '10.0.0.5',
    defaultValue: '127.0.0.1',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    description:
      'Address of an OpenTelemetry collector that takes OTLP over HTTP as JSON; the path /v1/traces is added. It turns traces on: see docs/traces.md for what they hold.',
    expected: 'an http or https address',
    example: 'http://collector.internal:4318',
    defaultValue: 'no traces',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    description: 'Headers for the collector, such as its key.',
    expected: 'pairs like name=value separated by commas, with values encoded as in an address',
    example: 'authorization=Bearer%20example-key',
    defaultValue: 'none',
  },
  OTEL_SERVICE_NAME: {
    description: 'Name of the service in its traces. Every process of the shop may have the same.',
    expected: '1 to 100 letters, digits, dots, hyphens and underscores',
    example: 'shop',
    defaultValue: 'sesame',
  },
  OTEL_TRACES_SAMPLER: {
    description:
      'Which traces are sent. The ratio is decided by the trace id, so a payment is sent whole or not at all. Calls bring no trace with them, so parentbased_ changes nothing.',
    expected: 'always_on, always_off, traceidratio, or one of them with parentbased_ in front',
    example: 'traceidratio',
    defaultValue: 'always_on',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    description: 'The share of traces that traceidratio sends. Use the same in every process.',
    expected: 'a number from 0 to 1',
    example: '0.1',
    defaultValue: '1',
  },
  STOP_DELAY_MS: {
    description:
      'Milliseconds for which a stopping process still answers while /readyz reports it as stopping, so that balancers route elsewhere before it stops listening.',
    expected: 'a whole number from 0 to 60000',
    example: '5000',
    defaultValue: '2000 when NODE_ENV is production, otherwise 0',
  },
  PUBLIC_URL: {
    description:
      'Public address of the shop. All links that leave the server are built from it, and requests for another host are refused.',
    expected: 'an address like https://shop.example without a path',
    example: 'https://shop.example',
    defaultValue: 'the one saved in the console, else the address it listens on',
  },
  DATABASE_URL: {
    description: 'PostgreSQL to use instead of the embedded one: version 15, 16, 17 or 18.',
    expected: 'an address like postgres://user:password@host:5432/database',
    example: 'postgres://sesame_shop:secret@db.internal:5432/sesame',
    defaultValue: 'an embedded PostgreSQL 18 in DATA_DIR',
  },
  DATABASE_DIRECT_URL: {
    description:
      'The same database with the same role past a PgBouncer in transaction mode, which DATABASE_URL leads to: what needs a separate session goes there (LISTEN, backups, migrations without DATABASE_OWNER_URL), one connection per process. Setting it declares the pooler.',
    expected: 'an address like postgres://user:password@host:5432/database',
    example: 'postgres://sesame_shop:secret@db.internal:5432/sesame',
    defaultValue: 'DATABASE_URL, which then must not lead to a pooler in transaction mode',
  },
  DATABASE_OWNER_URL: {
    description:
      'The same database as the owner of its tables, never through a pooler in transaction mode: migrations run as that role, and the role of DATABASE_URL gets only the rights that the shop needs. Only a process that migrates needs it, and restore drills where DATABASE_DRILL_URL is missing.',
    expected: 'an address like postgres://user:password@host:5432/database',
    example: 'postgres://sesame:secret@db.internal:5432/sesame',
    defaultValue: 'migrations run as the role of DATABASE_URL, which then owns the tables',
  },
  DATABASE_DRILL_URL: {
    description:
      'The same database as a role that may create databases and needs no other right, never through a pooler in transaction mode. Only restore drills sign in as it; set it for workers that do not know DATABASE_OWNER_URL, or whose owner may not create databases.',
    expected: 'an address like postgres://user:password@host:5432/database',
    example: 'postgres://sesame_drill:secret@db.internal:5432/sesame',
    defaultValue: 'DATABASE_OWNER_URL, else the role of DATABASE_URL',
  },
  DATABASE_REPLICA_URL: {
    description:
      'A standby of this database, with the same role: lists, exports, reports and search of the console and the catalogue are read there while it is not older than REPLICA_LAG_S, else from DATABASE_URL. It must lead to one standby at a time.',
    expected: 'an address like postgres://user:password@host:5432/database',
    example: 'postgres://sesame_shop:secret@replica.internal:5432/sesame',
    defaultValue: 'every read goes to DATABASE_URL',
  },
  REPLICA_LAG_S: {
    description: 'How many seconds old answers of the replica may be.',
    expected: 'a whole number from 1 to 3600',
    example: '10',
    defaultValue: '5',
  },
  DATA_DIR: {
    description: 'Folder for the embedded database and generated keys; one server per folder.',
    expected: 'a path',
    example: '/var/lib/sesame',
    defaultValue: '.data',
  },
  MEDIA_DIR: {
    description:
      'Folder for uploaded files when there is no STORAGE_URL. Setting it declares that all processes of the shop share the folder, which ROLE=api and ROLE=worker require.',
    expected: 'a path',
    example: '/srv/sesame-media',
    defaultValue: 'the folder media in DATA_DIR',
  },
  DEMO: {
    description: 'Loads invented services, plans and promo codes into an empty database.',
    expected: 'true or false',
    example: 'false',
    defaultValue: 'true, and false when NODE_ENV is production',
  },
  OPEN_WITHOUT_OWNER: {
    description:
      'Whether a shop that no operator has joined yet takes registrations and orders. From its first owner on, a button of the console opens and closes the shop.',
    expected: 'true or false',
    example: 'false',
    defaultValue: 'as DEMO',
  },
  DEMO_HISTORY: {
    description:
      'Whether the first start of a demo also invents 90 days of sales, support and payouts, by the calls that people make, under a clock that is moved. Only with the emulated bank.',
    expected: 'true or false',
    example: 'false',
    defaultValue: 'true',
  },
  ROLE: {
    description:
      'Role of this process: api answers requests, worker runs background jobs, all does both. Any number of each may share one database.',
    expected: 'all, api or worker',
    example: 'api',
    defaultValue: 'all',
  },
  LOG_LEVEL: {
    description: 'Lowest level that is logged.',
    expected: 'trace, debug, info, warn, error, fatal or silent',
    example: 'warn',
    defaultValue: 'info',
  },
  CORS_ORIGINS: {
    description: 'Other origins whose pages may call the API, separated by commas.',
    expected: 'a list of addresses like https://shop.example without paths',
    example: 'https://shop.example,https://beta.shop.example',
    defaultValue: 'none',
  },
  PROVISIONING_WEBHOOK_HOSTS: {
    description:
      'Hosts in your private network that provisioning webhooks may call, separated by commas. Public hosts need not be listed.',
    expected: 'a list of hosts with ports like keys.internal:8080',
    example: 'keys.internal:8080',
    defaultValue: 'none',
  },
  COOKIE_DOMAIN: {
    description: 'Domain of the session cookie, for a front end on a sibling host.',
    expected: 'a domain like shop.example, in lowercase',
    example: 'shop.example',
    defaultValue: 'the host only',
  },
  TRUST_PROXY: {
    description:
      'Proxies whose X-Forwarded-For is trusted: how many are in front, or their addresses; none declares that there is no proxy.',
    expected: 'a number of proxies from 1 to 9, a list of addresses, or none',
    example: '10.0.0.0/8',
    defaultValue: 'the header is ignored; required when NODE_ENV is production',
  },
  LOOPBACK_TRIAL: {
    description:
      'Allows a trial of a production build on this machine only: with demo data and the emulated bank, without https and TRUST_PROXY. HOST must be a loopback address.',
    expected: 'true or false',
    example: 'false',
    defaultValue: 'false',
  },
  COUNTRY_HEADER: {
    description:
      "Header in which the proxy passes the visitor's country as two letters; stored with each order, for the reports. The proxy must overwrite a header sent by visitors.",
    expected: 'the name of a header',
    example: 'CF-IPCountry',
    defaultValue: 'none: the country of an order is unknown',
  },
  SECRETS_KEY: {
    description:
      'Key that encrypts secrets in the database, as id:key with 32 bytes in base64 or hex. To rotate, put the new key first and keep the old one after a comma.',
    expected: 'one or more keys written as id:key, 32 bytes each in base64 or hex',
    example: 'k1:c2VzYW1lLWV4YW1wbGUta2V5LW5ldmVyLXVzZS1tZSE=',
    defaultValue: 'generated in DATA_DIR; required when NODE_ENV is production',
  },
  BACKUP_PUBLIC_KEY: {
    description:
      'Public key that backups are encrypted with. Generate one with `openssl genpkey -algorithm X25519 -out backup.key` and set this to the middle line of `openssl pkey -in backup.key -pubout`.',
    expected: 'the base64 line of an X25519 public key in PEM form',
    example: 'MCowBQYDK2VuAyEAiOkgu2HW6JQPTtzirnTlbm8KJEnN8Aq25Un/hu6MSks=',
    defaultValue: 'none: backups are not encrypted',
  },
  BACKUP_PRIVATE_KEY: {
    description:
      'The private key of BACKUP_PUBLIC_KEY, the middle line of `backup.key`, so that a worker can restore its encrypted backups as a test each week. A worker that has it can read them; set it nowhere else, and keep the file in two safe places in any case.',
    expected: 'the base64 line of an X25519 private key in PEM form',
    example: 'MC4CAQAwBQYDK2VuBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f',
    defaultValue: 'none: encrypted backups are tested where the key is',
  },
  BACKUP_EVERY_HOURS: {
    description:
      'How often a worker makes a backup. 0: only when an operator requests one, as where another tool makes them.',
    expected: 'a whole number from 0 to 168',
    example: '12',
    defaultValue: '24 when NODE_ENV is production, else 0; never in a demo',
  },
  BACKUP_KEEP_DAYS: {
    description:
      'Of how many days the newest backup is kept, in the folder and in the bucket. Days without a backup do not count. The three newest are always kept, and the last one that was restored without a fault.',
    expected: 'a whole number from 1 to 400',
    example: '14',
    defaultValue: '7',
  },
  BACKUP_KEEP_WEEKS: {
    description: 'Of how many weeks the newest backup is kept.',
    expected: 'a whole number from 0 to 500',
    example: '8',
    defaultValue: '4',
  },
  BACKUP_KEEP_MONTHS: {
    description:
      'Of how many months the newest backup is kept. Deleted accounts stay in them as long: promise buyers no less.',
    expected: 'a whole number from 0 to 120',
    example: '12',
    defaultValue: '0',
  },
  BACKUP_FOLDER: {
    description:
      'Folder of the worker that backups are stored in, which overrides the one saved in the console. Best on another disk than the database.',
    expected: 'an absolute path',
    example: '/mnt/backups/shop',
    defaultValue: 'the one saved in the console; else DATA_DIR/backups',
  },
  BACKUP_ROOTS: {
    description:
      'Folders, separated by commas, inside which owners may choose the folder for backups in the console, besides DATA_DIR/backups.',
    expected: 'absolute paths, separated by commas',
    example: '/mnt/backups,/mnt/nas',
    defaultValue: 'none: only DATA_DIR/backups and folders in it',
  },
  BACKUP_STORAGE_URL: {
    description:
      'S3-compatible bucket that every backup is also copied to, which overrides the one saved in the console. Best in another place than the server and STORAGE_URL. s3+http means no TLS and is refused in production.',
    expected: 'an address like s3://key:secret@host/bucket?region=eu-central-1',
    example:
      's3://access-key:secret-key@s3.eu-central-1.amazonaws.com/sesame-backups?region=eu-central-1',
    defaultValue: 'the one saved in the console; else backups stay in DATA_DIR of the worker',
  },
  SMTP_URL: {
    description:
      'Mail server: smtps for TLS from the start, smtp for STARTTLS, which is required when NODE_ENV is production. Without it, and without one saved in the console, mail is off: users cannot reset their passwords, and that page links to SUPPORT_URL.',
    expected: 'an address like smtps://user:password@host:465',
    example: 'smtps://shop:secret@mail.example:465',
    defaultValue: 'the one saved in the console; the demo includes a mailbox',
  },
  SMTP_PLAINTEXT: {
    description:
      'Sends emails without TLS to a relay on this machine that encrypts them itself. Only for an SMTP_URL with a loopback address.',
    expected: 'true or false',
    example: 'false',
    defaultValue: 'false',
  },
  MAIL_FROM: {
    description: 'Sender address of emails; the sender name is the name of the shop.',
    expected: 'one mail address',
    example: 'no-reply@shop.example',
    defaultValue: 'none; required with SMTP_URL',
  },
  MAIL_REPLY_TO: {
    description: 'Address that replies to emails go to.',
    expected: 'one mail address',
    example: 'help@shop.example',
    defaultValue: 'none: replies go to MAIL_FROM',
  },
  GOOGLE_ISSUER: {
    description: 'OpenID provider of the Google button, if it is not Google itself.',
    expected: 'an https address; http only outside production',
    example: 'https://accounts.google.com',
    defaultValue: 'https://accounts.google.com',
  },
  GOOGLE_CLIENT_ID: {
    description:
      'Client id of the Google button, registered with the redirect address PUBLIC_URL/api-user/api/v1/oauth/google/callback. Without it the button is hidden.',
    expected: 'a client id of letters, digits, dots and dashes',
    example: '1234567890-example.apps.googleusercontent.com',
    defaultValue: 'none; the demo includes an identity provider',
  },
  GOOGLE_CLIENT_SECRET: {
    description: 'Secret of that client.',
    expected: 'at least 16 characters',
    example: 'google-client-secret-example',
    defaultValue: 'none; required with GOOGLE_CLIENT_ID',
  },
  STORAGE_URL: {
    description:
      'S3-compatible bucket for uploaded files; required when servers on several machines share one database. s3+http means no TLS and is refused in production.',
    expected: 'an address like s3://key:secret@host/bucket?region=eu-central-1',
    example: 's3://access-key:secret-key@s3.eu-central-1.amazonaws.com/sesame?region=eu-central-1',
    defaultValue: 'the folder of MEDIA_DIR',
  },
  TELEGRAM_BOT_TOKEN: {
    description:
      'Token of the Telegram bot that users connect to. Without it Telegram is not offered.',
    expected: 'a token as BotFather gives it',
    example: '123456789:AAExample-token-of-a-bot-from-BotFather',
    defaultValue: 'the one saved in the console; the demo includes a Telegram emulator',
  },
  TELEGRAM_BOT_NAME: {
    description: 'Name of that bot, without the @.',
    expected: 'a name of 5 to 32 letters, digits and underscores',
    example: 'sesame_shop_bot',
    defaultValue: 'the one saved in the console; required with TELEGRAM_BOT_TOKEN',
  },
  TELEGRAM_WEBHOOK_SECRET: {
    description:
      'Secret that Telegram sends when it calls PUBLIC_URL/api-user/api/v1/telegram/webhook. Without it a worker polls Telegram for updates, which needs no public address.',
    expected: '16 to 256 letters, digits, underscores and dashes',
    example: 'telegram-webhook-secret-example',
    defaultValue: 'none: a worker polls',
  },
  TELEGRAM_API_ROOT: {
    description: 'Address of the Bot API, if it is not Telegram itself.',
    expected: 'an https address; http only outside production',
    example: 'https://api.telegram.org',
    defaultValue: 'https://api.telegram.org',
  },
  TELEGRAM_LINK_ROOT: {
    description: 'Base address of links to the bot.',
    expected: 'an https address; http only outside production',
    example: 'https://t.me',
    defaultValue: 'https://t.me',
  },
  BANK_URL: {
    description: 'Address of the emulated bank; without it the bank is not offered.',
    expected: 'an http or https address',
    example: 'http://127.0.0.1:4100',
    defaultValue: 'none',
  },
  BANK_API_KEY: {
    description: 'API key for the emulated bank.',
    expected: 'at least 16 characters',
    example: 'bank-api-key-example',
    defaultValue: 'none; required with BANK_URL',
  },
  BANK_WEBHOOK_SECRET: {
    description:
      "Secret that signs the bank's webhooks. To rotate, set the new and the old one, separated by a comma.",
    expected: 'at least 16 bytes, or two such secrets with a comma',
    example: 'bank-webhook-secret-example',
    defaultValue: 'none; required with BANK_URL',
  },
  CBR_URL: {
    description:
      'Feed of the Bank of Russia with the official rate of the dollar. It is fetched once an hour while a payment method charges rubles or prices are shown in another currency.',
    expected: 'an https address; http only outside production',
    example: 'https://www.cbr.ru/scripts/XML_daily.asp',
    defaultValue: 'https://www.cbr.ru/scripts/XML_daily.asp',
  },
  RUB_PER_USD: {
    description:
      'Rubles for one dollar, used when the Bank of Russia provides no rate and no operator has set one. Without any of the three, payment methods that charge rubles are not offered.',
    expected: 'a number from 1 to 9999.9999 with a point',
    example: '81.23',
    defaultValue: 'none',
  },
  DATABASE_POOL_SIZE: {
    description:
      'Database connections of each process for calls; four more are for jobs, two for webhooks, one listens. A small pool keeps tail latency low.',
    expected: 'a whole number from 3 to 200',
    example: '10',
    defaultValue: '6',
  },
  PG_NAMED_STATEMENTS: {
    description:
      'Whether to use named prepared statements; switch off behind a PgBouncer before 1.21, or one without max_prepared_statements. A start tries them.',
    expected: 'true or false',
    example: 'false',
    defaultValue: 'true',
  },
  REDIS_URL: {
    description:
      'Redis for the counters of rate limits, instead of PostgreSQL; useful with many servers. While it is down PostgreSQL counts, from zero.',
    expected: 'an address like redis://:password@host:6379/0, or rediss:// for TLS',
    example: 'redis://:secret@redis.internal:6379/0',
    defaultValue: 'none: PostgreSQL counts',
  },
  WEBHOOK_BODY_DAYS: {
    description:
      'Days for which the bodies of webhooks from payment gateways are stored; those of an erased account are deleted within an hour. Event keys, references and outcomes stay.',
    expected: 'a whole number from 1 to 3650',
    example: '30',
    defaultValue: '90',
  },
  RATE_LIMIT_SCALE: {
    description:
      'Multiplies every rate limit, for a load test or for many buyers behind one address.',
    expected: 'a whole number from 1 to 1000000',
    example: '10',
    defaultValue: '1',
  },
  SHED_LOAD: {
    description:
      'Whether calls are refused with 503 while the process is overloaded, polls first. Turn it off where slow answers are better than refusals, as on a machine that is busy with other work.',
    expected: 'true or false',
    example: 'false',
    defaultValue: 'true',
  },
  OPENAPI: {
    description: 'Whether the OpenAPI description is served at /openapi.json.',
    expected: 'true or false',
    example: 'true',
    defaultValue: 'false in production, otherwise true',
  },
  SECURITY_CONTACT: {
    description:
      "Contact for vulnerability reports, for /.well-known/security.txt. Without it, the shop's help page or support mail is named.",
    expected: 'an https or mailto address',
    example: 'mailto:security@shop.example',
    defaultValue: 'the support of the shop',
  },
  SESSION_DAYS: {
    description: "Days after sign-in at which a buyer's session ends, even if it is in use.",
    expected: 'a whole number of days from 1 to 365',
    example: '30',
    defaultValue: '90',
  },
  EXPORT_ROWS_ALERT: {
    description: 'Rows that all operators together may export in a day before an alert is raised.',
    expected: 'a whole number from 1 to 100000000',
    example: '5000',
    defaultValue: '20000',
  },
  BRAND_NAME: {
    description: 'Name of the shop on every page; a name saved in the console overrides it.',
    expected: 'a name of 1 to 40 characters',
    example: 'Sesame',
    defaultValue: 'Sesame',
  },
  BRAND_HUE: {
    description:
      'Hue of the accent, in degrees of OKLCH: 25 red, 70 amber, 168 evergreen, 250 blue, 300 violet. Text stays readable with every hue. A hue saved in the console overrides it.',
    expected: `a whole number from 0 to ${HUE_MAX}`,
    example: '250',
    defaultValue: '168',
  },
  BRAND_CHROMA: {
    description:
      'Saturation of the accent (OKLCH chroma): 0.02 is nearly gray, 0.25 is the most vivid that screens show. A value saved in the console overrides it.',
    expected: 'a number from 0.02 to 0.25',
    example: '0.18',
    defaultValue: '0.095',
  },
  BRAND_LOGO: {
    description:
      'Square logo: on every page, in the tab and, if it is a PNG, in emails. A file on the server of at most 200,000 bytes, read at the start. A picture uploaded in the console overrides it.',
    expected: 'the path of a .png or .svg file',
    example: '/etc/sesame/logo.svg',
    defaultValue: 'the Sesame logo in the accent color',
  },
  MEDIA_SCRIPT: {
    description:
      'Your own script, such as a chat, on every page of the shop except those with a secret in their address: a file on the server, outside the upload folder, and the hash of its content. Print the hash with `openssl dgst -sha384 -binary chat.js | openssl base64 -A`.',
    expected: 'the path of a .js file, a space and sha384- with the hash of the file in base64',
    example:
      '/etc/sesame/chat.js sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
    defaultValue: 'none',
  },
  SUPPORT_URL: {
    description:
      'Where buyers find help: a page or a mailto: address; one saved in the console overrides it.',
    expected: 'an http, https or mailto address',
    example: 'mailto:help@shop.example',
    defaultValue: 'none',
  },
};

/** Settings whose example is refused, because it is public. */
export const secretSettings = [
  'SECRETS_KEY',
  // Not a secret, but the private key of the example does not exist.
  'BACKUP_PUBLIC_KEY',
  'BACKUP_PRIVATE_KEY',
  'BACKUP_STORAGE_URL',
  'BANK_API_KEY',
  'BANK_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'STORAGE_URL',
  'SMTP_URL',
  'REDIS_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;
