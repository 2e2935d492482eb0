import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { DEFAULT_LANGUAGE, type Language } from '@sesame/contract/shared/limits.ts';
import { rateFromDecimal } from '@sesame/contract/shared/money.ts';
import {
  type DoublePaymentPolicy,
  defaultBrand,
  defaultDoublePaymentPolicy,
  defaultLimits,
  defaultPublicCatalogue,
  defaultShownCurrency,
  defaultTimeZone,
  type ShopLimit,
  type ShownCurrency,
} from '@sesame/contract/shared/shop-settings.ts';
import { keyFingerprint, parseBackupKey, parsePrivateLine } from './backup/encrypt-backup.ts';
import type { KeptBackups } from './backup/expired-backups.rules.ts';
import {
  type TelegramConfig,
  telegramEnvironment,
  telegramOf,
} from './platform/connections/telegram-connection.ts';
import {
  type BackupTarget,
  parseStorageUrl,
  type StorageConfig,
} from './platform/storage/storage-url.ts';
import type { LogLevel } from './platform/telemetry/log.ts';
import {
  MEDIA_SCRIPT,
  type ParsedSettings,
  type SettingName,
  settingSchema,
} from './setting-schema.ts';
import { secretSettings, settingTexts } from './setting-texts.ts';

type Role = 'all' | 'api' | 'worker';

/** Settings that operators can change while the shop runs. */
export interface ShopSettings {
  readonly brandName: string;
  /** Set when the name differs in Russian. */
  readonly brandNameRu: string | undefined;
  /** Hue in degrees. */
  readonly hue: number;
  readonly chroma: number;
  /** A picture uploaded in the console, else a file beside the server; undefined for the shop's default mark. */
  readonly logo: SavedLogo | { readonly file: string } | undefined;
  /** Address of a help page. */
  readonly helpUrl: string | undefined;
  readonly supportEmail: string | undefined;
  readonly seller: Seller;
  readonly doublePayments: DoublePaymentPolicy;
  /** Whether visitors without an account see the catalogue. */
  readonly publicCatalogue: boolean;
  /** For visitors who have not chosen one. */
  readonly defaultLanguage: Language;
  /** IANA name of the time zone in which days of reports begin and end. */
  readonly timeZone: string;
  /** Shown beside prices; USD: prices in dollars only. */
  readonly shownCurrency: ShownCurrency;
  /** Whether buyers can register and order. By default a new shop is closed until it has an owner. */
  readonly isOpen: boolean;
  /** Whether the list of first steps was dismissed, and whether operators have seen that there was a first sale. */
  readonly firstRunHidden: boolean;
  readonly firstSaleSeen: boolean;
  readonly limits: Readonly<Record<ShopLimit, number>>;
  readonly connections: Connections;
}

/** Connections to other systems, from the environment, else as an owner saved them. */
export interface Connections {
  /** Public origin of the shop without a trailing slash; undefined for the listening address. */
  readonly publicUrl: string | undefined;
  /** Undefined when mail is off. */
  readonly mail: MailConfig | undefined;
  /** Undefined when the shop has no bot. */
  readonly telegram: TelegramConfig | undefined;
  /** The folder that backups are stored in. */
  readonly backupFolder: string;
  /** The bucket that backups are copied to; undefined when they stay on the disk of the worker. */
  readonly backup: BackupTarget | undefined;
}

/** Who sells, for receipts and mails; each part may be missing. */
export interface Seller {
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly taxId: string | undefined;
}

export interface SavedLogo {
  readonly digest: string;
  readonly png: Buffer;
}

export interface BankConfig {
  readonly url: string;
  readonly apiKey: string;
  /** The first one signs; a second one is still accepted during rotation. */
  readonly webhookSecrets: readonly string[];
}

export interface MailConfig {
  readonly smtpUrl: string;
  /** For `smtp:`, whether a mail may be sent without TLS; `smtps:` always uses TLS. */
  readonly tls: 'required' | 'offered' | 'off';
  readonly from: string;
  readonly replyTo: string | undefined;
  /** Whether the server must have public addresses, because its name was entered in the console. */
  readonly publicOnly: boolean;
}

export interface GoogleConfig {
  /** As the provider writes it, without a trailing slash. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface TraceConfig {
  /** Address of the collector, without a trailing slash. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of traces that are sent, 0 to 1. */
  readonly ratio: number;
}

/** Addresses of the primary by their roles. */
export interface DatabaseConfig {
  readonly databaseUrl: string | undefined;
  /** Past the pooler that `databaseUrl` leads to; undefined when it leads to no pooler in transaction mode. */
  readonly databaseDirectUrl: string | undefined;
  /** Undefined when migrations run as the role of the shop. */
  readonly databaseOwnerUrl: string | undefined;
  /** A role for restore drills only, which may create databases; undefined where the owner does them. */
  readonly databaseDrillUrl: string | undefined;
}

export interface Config extends DatabaseConfig {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Undefined when a worker listens on no port. */
  readonly healthPort: number | undefined;
  /** Undefined when the process serves no metrics. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Undefined while traces are off. */
  readonly traces: TraceConfig | undefined;
  readonly stopDelayMs: number;
  /** A standby for reads that may be so old. */
  readonly replica: { readonly url: string; readonly limitMs: number } | undefined;
  readonly dataDir: string;
  /** Absolute folders inside which owners may choose where backups are stored; the first is in DATA_DIR. */
  readonly backupRoots: readonly [string, ...string[]];
  /** Folder of uploaded files when `storage` is undefined. */
  readonly mediaDir: string;
  readonly demo: boolean;
  /** Whether a new demo begins with 90 days of invented history. */
  readonly demoHistory: boolean;
  /** Whether a production build is tried out on this machine only. */
  readonly loopbackTrial: boolean;
  readonly role: Role;
  readonly logLevel: LogLevel;
  readonly corsOrigins: readonly string[];
  /** `host:port` values in the private network. */
  readonly provisioningWebhookHosts: readonly string[];
  readonly cookieDomain: string | undefined;
  readonly trustProxy: number | readonly string[] | undefined;
  /** Whether the proxies, or their absence, were declared. */
  readonly proxiesDeclared: boolean;
  /** In lower case. */
  readonly countryHeader: string | undefined;
  readonly secretsKey: string | undefined;
  /** The public key that backups are encrypted with; undefined when they are not. */
  readonly backupKey: KeyObject | undefined;
  /** Its private key; undefined when this process cannot read encrypted backups. */
  readonly backupPrivateKey: KeyObject | undefined;
  /** 0 when no backups are made on schedule. */
  readonly backupEveryMs: number;
  readonly keptBackups: KeptBackups;
  readonly google: GoogleConfig | undefined;
  /** Undefined when files are stored in a folder. */
  readonly storage: StorageConfig | undefined;
  readonly bank: BankConfig | undefined;
  /** Address of the Bank of Russia's exchange rates. */
  readonly bankOfRussiaUrl: string;
  /** Rubles for one dollar, times 10,000; used when no other rate is known. */
  readonly fixedRateE4: number | undefined;
  /**
   * A setting of a payment provider, by the name its schema declares. A function, so that logging the configuration
   * reveals no secret.
   */
  readonly variable: (name: string) => string | undefined;
  readonly databasePoolSize: number;
  readonly namedStatements: boolean;
  /** Undefined when PostgreSQL counts the calls. */
  readonly redisUrl: string | undefined;
  readonly webhookBodyDays: number;
  readonly rateLimitScale: number;
  /** Whether calls are refused while the process is overloaded. */
  readonly shedLoad: boolean;
  /** Whether `/openapi.json` is served. */
  readonly openApi: boolean;
  /** Contact for vulnerability reports; undefined for the shop's support. */
  readonly securityContact: string | undefined;
  /** Lifetime of a buyer's session after its sign-in. */
  readonly sessionLifeMs: number;
  /** Rows exported in a day above which an alert is raised. */
  readonly exportRowsAlert: number;
  /**
   * The current settings: values saved by operators, else those of the environment. A function, because they change
   * while the shop runs.
   */
  readonly shop: () => ShopSettings;
  /** The settings without any changes by operators. */
  readonly defaultShop: ShopSettings;
  /** Undefined when only the shop's own scripts are allowed. */
  readonly mediaScript: { readonly file: string; readonly integrity: string } | undefined;
}

/** A start stopped by a wrong setting. The message is written for the operator and names the key. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What a migration needs: no key and no other secret, in production neither. */
export function readDatabaseConfig(environment: Environment): DatabaseConfig {
  return databaseOf(parseSettings(environment).value);
}

/** An empty value counts as missing; unknown keys are ignored. */
function parseSettings(environment: Environment) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settingSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(problemText(String(parsed.error.issues[0]?.path[0])));
  return { given, value: parsed.data };
}

function databaseOf(value: ParsedSettings): DatabaseConfig {
  for (const { key, means } of beyondDatabaseUrl) {
    if (value[key] === undefined || value.DATABASE_URL !== undefined) continue;
    throw new ConfigError(`DATABASE_URL is required with ${key}: ${means}.`);
  }
  return {
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databaseOwnerUrl: value.DATABASE_OWNER_URL,
    databaseDrillUrl: value.DATABASE_DRILL_URL,
  };
}

/** Addresses that are used beside DATABASE_URL, and what that is then. */
const beyondDatabaseUrl = [
  { key: 'DATABASE_OWNER_URL', means: 'the address with the role that the shop runs as' },
  { key: 'DATABASE_DRILL_URL', means: 'the address with the role that the shop runs as' },
  { key: 'DATABASE_DIRECT_URL', means: 'the address of the pooler' },
  { key: 'DATABASE_REPLICA_URL', means: 'the address of the primary' },
] as const;

/** Parses the settings from the environment. */
export function readConfig(environment: Environment): Config {
  const { given, value } = parseSettings(environment);
  const production = environment.NODE_ENV === 'production';

  for (const key of secretSettings) {
    if (given[key] === settingTexts[key].example) {
      throw new ConfigError(`${key} is still the example from the documentation; choose your own.`);
    }
  }
  if (production && value.SECRETS_KEY === undefined) {
    throw new ConfigError(
      'SECRETS_KEY is required when NODE_ENV is production: write id:key with 32 random bytes in base64.',
    );
  }
  const database = databaseOf(value);
  const isSplit = value.ROLE === 'api' || value.ROLE === 'worker';
  if (isSplit && value.STORAGE_URL === undefined && value.MEDIA_DIR === undefined) {
    throw new ConfigError(
      `STORAGE_URL, or MEDIA_DIR as a folder that every process shares, is required with ROLE=${value.ROLE}: all processes need the uploads.`,
    );
  }
  const dataDir = resolve(value.DATA_DIR ?? '.data');
  const backupRoots = [
    join(dataDir, 'backups'),
    ...(value.BACKUP_ROOTS ?? []).map((root) => resolve(root)),
  ] as const;
  const shop = readShop(value, production, { variable: (name) => given[name], backupRoots });
  return {
    production,
    port: value.PORT ?? 3000,
    host: value.HOST ?? '127.0.0.1',
    healthPort: value.HEALTH_PORT,
    metrics:
      value.METRICS_PORT === undefined
        ? undefined
        : { port: value.METRICS_PORT, host: value.METRICS_HOST ?? '127.0.0.1' },
    traces: readTraces(value),
    stopDelayMs: value.STOP_DELAY_MS ?? (production ? 2_000 : 0),
    ...database,
    replica:
      value.DATABASE_REPLICA_URL === undefined
        ? undefined
        : { url: value.DATABASE_REPLICA_URL, limitMs: (value.REPLICA_LAG_S ?? 5) * 1_000 },
    dataDir,
    backupRoots,
    mediaDir: resolve(value.MEDIA_DIR ?? join(dataDir, 'media')),
    demo: value.DEMO ?? !production,
    demoHistory: value.DEMO_HISTORY ?? true,
    loopbackTrial: value.LOOPBACK_TRIAL ?? false,
    role: value.ROLE ?? 'all',
    logLevel: value.LOG_LEVEL ?? 'info',
    corsOrigins: (value.CORS_ORIGINS ?? []).map((entry) => entry.replace(/\/$/, '')),
    provisioningWebhookHosts: value.PROVISIONING_WEBHOOK_HOSTS ?? [],
    cookieDomain: value.COOKIE_DOMAIN,
    trustProxy: value.TRUST_PROXY === 'none' ? undefined : value.TRUST_PROXY,
    proxiesDeclared: value.TRUST_PROXY !== undefined,
    countryHeader: value.COUNTRY_HEADER?.toLowerCase(),
    secretsKey: value.SECRETS_KEY,
    ...readBackupKeys(value),
    backupEveryMs:
      (value.BACKUP_EVERY_HOURS ?? (production && value.DEMO !== true ? 24 : 0)) * HOUR_MS,
    keptBackups: {
      days: value.BACKUP_KEEP_DAYS ?? 7,
      weeks: value.BACKUP_KEEP_WEEKS ?? 4,
      months: value.BACKUP_KEEP_MONTHS ?? 0,
    },
    google: readGoogle(value, production),
    storage: readBucket(value, production, 'STORAGE_URL'),
    bank: readBank(value),
    bankOfRussiaUrl: readBankOfRussiaUrl(value, production),
    fixedRateE4: value.RUB_PER_USD === undefined ? undefined : rateFromDecimal(value.RUB_PER_USD),
    variable: (name) => given[name],
    databasePoolSize: value.DATABASE_POOL_SIZE ?? 6,
    namedStatements: value.PG_NAMED_STATEMENTS ?? true,
    redisUrl: value.REDIS_URL,
    webhookBodyDays: value.WEBHOOK_BODY_DAYS ?? 90,
    rateLimitScale: value.RATE_LIMIT_SCALE ?? 1,
    shedLoad: value.SHED_LOAD ?? true,
    openApi: value.OPENAPI ?? !production,
    securityContact: value.SECURITY_CONTACT,
    sessionLifeMs: (value.SESSION_DAYS ?? 90) * 24 * 60 * 60 * 1_000,
    exportRowsAlert: value.EXPORT_ROWS_ALERT ?? 20_000,
    shop: () => shop,
    defaultShop: shop,
    mediaScript: readMediaScriptConfig(value),
  };
}

function readTraces(value: ParsedSettings): TraceConfig | undefined {
  const endpoint = value.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  if (endpoint === undefined) return undefined;
  const sampler = value.OTEL_TRACES_SAMPLER?.replace(/^parentbased_/, '') ?? 'always_on';
  const ratios: Readonly<Record<string, number>> = { always_on: 1, always_off: 0 };
  return {
    endpoint,
    headers: value.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: value.OTEL_SERVICE_NAME ?? 'sesame',
    ratio: ratios[sampler] ?? value.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}

function readShop(
  value: ParsedSettings,
  production: boolean,
  { variable, backupRoots }: Pick<Config, 'variable' | 'backupRoots'>,
): ShopSettings {
  const support = value.SUPPORT_URL;
  const isMail = support?.startsWith('mailto:') === true;
  return {
    brandName: value.BRAND_NAME ?? defaultBrand.name,
    brandNameRu: value.BRAND_NAME === undefined ? defaultBrand.nameRu : undefined,
    hue: value.BRAND_HUE ?? defaultBrand.hue,
    chroma: value.BRAND_CHROMA ?? defaultBrand.chroma,
    logo: value.BRAND_LOGO === undefined ? undefined : { file: resolve(value.BRAND_LOGO) },
    helpUrl: isMail ? undefined : support,
    supportEmail: isMail ? support?.slice('mailto:'.length) : undefined,
    seller: { name: undefined, address: undefined, taxId: undefined },
    doublePayments: defaultDoublePaymentPolicy,
    publicCatalogue: defaultPublicCatalogue,
    defaultLanguage: DEFAULT_LANGUAGE,
    timeZone: defaultTimeZone,
    shownCurrency: defaultShownCurrency,
    isOpen: value.OPEN_WITHOUT_OWNER ?? value.DEMO ?? !production,
    // A demo is complete; its list would only ask for another name and color.
    firstRunHidden: value.DEMO ?? !production,
    firstSaleSeen: false,
    limits: defaultLimits,
    connections: {
      publicUrl: value.PUBLIC_URL?.replace(/\/$/, ''),
      mail: readMail(value, production),
      telegram: readTelegram(value, production, variable),
      backupFolder:
        value.BACKUP_FOLDER === undefined ? backupRoots[0] : resolve(value.BACKUP_FOLDER),
      backup: readBackupTarget(value, production),
    },
  };
}

function readMediaScriptConfig(value: ParsedSettings): Config['mediaScript'] {
  const [, file, integrity] = MEDIA_SCRIPT.exec(value.MEDIA_SCRIPT ?? '') ?? [];
  if (file === undefined || integrity === undefined) return undefined;
  return { file: resolve(file), integrity };
}

function readMail(value: ParsedSettings, production: boolean): MailConfig | undefined {
  if (value.SMTP_URL === undefined) return undefined;
  if (value.MAIL_FROM === undefined) {
    throw new ConfigError('MAIL_FROM is required with SMTP_URL: the address the emails come from.');
  }
  const plain = value.SMTP_PLAINTEXT ?? false;
  if (plain && !isLoopback(value.SMTP_URL)) {
    throw new ConfigError(
      'SMTP_PLAINTEXT is for a relay on this machine: SMTP_URL must name 127.0.0.1, localhost or [::1].',
    );
  }
  const tls = plain ? 'off' : production ? 'required' : 'offered';
  return {
    smtpUrl: value.SMTP_URL,
    tls,
    from: value.MAIL_FROM,
    replyTo: value.MAIL_REPLY_TO,
    publicOnly: false,
  };
}

function isLoopback(address: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);
}

function readGoogle(value: ParsedSettings, production: boolean): GoogleConfig | undefined {
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

function readBucket(
  value: ParsedSettings,
  production: boolean,
  name: 'STORAGE_URL' | 'BACKUP_STORAGE_URL',
): StorageConfig | undefined {
  const address = value[name];
  if (address === undefined) return undefined;
  if (production && !address.startsWith('s3:')) {
    throw new ConfigError(`${name} must begin with s3:// when NODE_ENV is production.`);
  }
  return parseStorageUrl(address);
}

function readBackupKeys(value: ParsedSettings): Pick<Config, 'backupKey' | 'backupPrivateKey'> {
  const { BACKUP_PUBLIC_KEY: line, BACKUP_PRIVATE_KEY: privateLine } = value;
  const backupKey = line === undefined ? undefined : parseBackupKey(line);
  if (privateLine === undefined) return { backupKey, backupPrivateKey: undefined };
  const backupPrivateKey = parsePrivateLine(privateLine);
  if (backupKey === undefined || keyFingerprint(backupKey) !== keyFingerprint(backupPrivateKey)) {
    throw new ConfigError(
      'BACKUP_PRIVATE_KEY is not the key of BACKUP_PUBLIC_KEY: backups would be encrypted for another key, or not at all.',
    );
  }
  return { backupKey, backupPrivateKey };
}

function readBackupTarget(value: ParsedSettings, production: boolean): BackupTarget | undefined {
  const bucket = readBucket(value, production, 'BACKUP_STORAGE_URL');
  return bucket && { ...bucket, publicOnly: false };
}

function readTelegram(
  value: ParsedSettings,
  production: boolean,
  variable: Config['variable'],
): TelegramConfig | undefined {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: botName } = value;
  const environment = telegramEnvironment(variable);
  const { apiRoot, linkRoot } = environment;
  if (token !== undefined && botName === undefined) {
    throw new ConfigError('TELEGRAM_BOT_NAME is required with TELEGRAM_BOT_TOKEN.');
  }
  for (const [key, root] of [
    ['TELEGRAM_API_ROOT', apiRoot],
    ['TELEGRAM_LINK_ROOT', linkRoot],
  ] as const) {
    if (production && !root.startsWith('https:')) {
      throw new ConfigError(`${key} must be an https address when NODE_ENV is production.`);
    }
  }
  return telegramOf({ token, botName }, environment);
}

function readBankOfRussiaUrl(value: ParsedSettings, production: boolean): string {
  const url = value.CBR_URL ?? 'https://www.cbr.ru/scripts/XML_daily.asp';
  if (production && !url.startsWith('https:')) {
    throw new ConfigError('CBR_URL must be an https address when NODE_ENV is production.');
  }
  return url;
}

function readBank(value: ParsedSettings): BankConfig | undefined {
  if (value.BANK_URL === undefined) return undefined;
  if (value.BANK_API_KEY === undefined)
    throw new ConfigError('BANK_API_KEY is required with BANK_URL.');
  if (value.BANK_WEBHOOK_SECRET === undefined) {
    throw new ConfigError('BANK_WEBHOOK_SECRET is required with BANK_URL: at least 16 bytes.');
  }
  return {
    url: value.BANK_URL.replace(/\/$/, ''),
    apiKey: value.BANK_API_KEY,
    webhookSecrets: value.BANK_WEBHOOK_SECRET,
  };
}

function problemText(key: string): string {
  // The cast is safe: the key is a property of the schema, and every property has a text.
  const text = settingTexts[key as SettingName];
  return `${key} must be ${text.expected}, for example ${text.example}.`;
}
