import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { EMAIL_MAX } from '@sesame/contract/shared/limits.ts';
import { HUE_MAX } from '@sesame/contract/shared/shop-settings.ts';
import * as z from 'zod/mini';
import { parseBackupKey, parsePrivateLine } from './backup/encrypt-backup.ts';
import { parseSealingKeys } from './platform/secrets/crypto.ts';
import { parseStorageUrl } from './platform/storage/storage-url.ts';

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
// As OpenTelemetry writes it: pairs like HTTP's, with values that are encoded as in an address.
const HEADER = /^([\w-]{1,100})=([\x21-\x7e]{1,2000})$/;
const headerList = z.pipe(
  list(
    z.string().check(z.refine((pair) => HEADER.test(pair) && readable(decodeURIComponent)(pair))),
  ),
  z.transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair) => {
        const [, name = '', value = ''] = HEADER.exec(pair) ?? [];
        return [name, decodeURIComponent(value)];
      }),
    ),
  ),
);
const absoluteFolder = z.string().check(z.refine((path) => isAbsolute(path)));
const postgresAddress = z
  .string()
  .check(z.refine((value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value)));
const addressOrNetwork = z
  .string()
  .check(z.refine((value) => isIP(value.replace(/\/\d{1,3}$/, '')) !== 0));
// Shorter secrets can be guessed, and an empty one once accepted any signature (new-api CVE-2026-41432).
const webhookSecrets = list(z.string().check(z.refine((value) => Buffer.byteLength(value) >= 16)));
const mailAddress = z
  .string()
  .check(z.maxLength(EMAIL_MAX), z.regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/));
// A file and the hash of its content in the browsers' integrity format.
export const MEDIA_SCRIPT = /^(\S.*\.m?js) (sha384-[A-Za-z0-9+/]{64})$/;
const readable = (parse: (value: string) => unknown) => (value: string) => {
  try {
    parse(value);
    return true;
  } catch {
    return false;
  }
};

/** Every setting of the environment, in the form it is written there. */
export const settingSchema = z.object({
  PORT: z.optional(wholeNumber(0, 65_535)),
  HOST: z.optional(z.string().check(z.regex(/^[\w.:-]+$/))),
  HEALTH_PORT: z.optional(wholeNumber(0, 65_535)),
  METRICS_PORT: z.optional(wholeNumber(0, 65_535)),
  METRICS_HOST: z.optional(z.string().check(z.regex(/^[\w.:-]+$/))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(webAddress),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(headerList),
  OTEL_SERVICE_NAME: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/))),
  OTEL_TRACES_SAMPLER: z.optional(
    z.string().check(z.regex(/^(parentbased_)?(always_on|always_off|traceidratio)$/)),
  ),
  OTEL_TRACES_SAMPLER_ARG: z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^[01](\.\d{1,6})?$/)), z.transform(Number)),
      z.number().check(z.lte(1)),
    ),
  ),
  STOP_DELAY_MS: z.optional(wholeNumber(0, 60_000)),
  PUBLIC_URL: z.optional(origin),
  DATABASE_URL: z.optional(postgresAddress),
  DATABASE_DIRECT_URL: z.optional(postgresAddress),
  DATABASE_OWNER_URL: z.optional(postgresAddress),
  DATABASE_DRILL_URL: z.optional(postgresAddress),
  DATABASE_REPLICA_URL: z.optional(postgresAddress),
  REPLICA_LAG_S: z.optional(wholeNumber(1, 3_600)),
  DATA_DIR: z.optional(z.string()),
  MEDIA_DIR: z.optional(z.string()),
  DEMO: z.optional(flag),
  OPEN_WITHOUT_OWNER: z.optional(flag),
  DEMO_HISTORY: z.optional(flag),
  ROLE: z.optional(z.enum(['all', 'api', 'worker'])),
  LOG_LEVEL: z.optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  CORS_ORIGINS: z.optional(list(origin)),
  PROVISIONING_WEBHOOK_HOSTS: z.optional(list(z.string().check(z.regex(/^[\w.-]+:\d{1,5}$/)))),
  COOKIE_DOMAIN: z.optional(
    z.string().check(z.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/)),
  ),
  TRUST_PROXY: z.optional(z.union([wholeNumber(1, 9), z.literal('none'), list(addressOrNetwork)])),
  LOOPBACK_TRIAL: z.optional(flag),
  COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{1,60}$/))),
  SECRETS_KEY: z.optional(z.string().check(z.refine(readable(parseSealingKeys)))),
  BACKUP_PUBLIC_KEY: z.optional(z.string().check(z.refine(readable(parseBackupKey)))),
  BACKUP_PRIVATE_KEY: z.optional(z.string().check(z.refine(readable(parsePrivateLine)))),
  BACKUP_EVERY_HOURS: z.optional(wholeNumber(0, 168)),
  BACKUP_KEEP_DAYS: z.optional(wholeNumber(1, 400)),
  BACKUP_KEEP_WEEKS: z.optional(wholeNumber(0, 500)),
  BACKUP_KEEP_MONTHS: z.optional(wholeNumber(0, 120)),
  BACKUP_FOLDER: z.optional(absoluteFolder),
  BACKUP_ROOTS: z.optional(list(absoluteFolder)),
  BACKUP_STORAGE_URL: z.optional(z.string().check(z.refine(readable(parseStorageUrl)))),
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
  SMTP_PLAINTEXT: z.optional(flag),
  MAIL_FROM: z.optional(mailAddress),
  MAIL_REPLY_TO: z.optional(mailAddress),
  GOOGLE_ISSUER: z.optional(webAddress),
  GOOGLE_CLIENT_ID: z.optional(z.string().check(z.regex(/^[\w.-]{1,200}$/))),
  GOOGLE_CLIENT_SECRET: z.optional(z.string().check(z.minLength(16))),
  STORAGE_URL: z.optional(z.string().check(z.refine(readable(parseStorageUrl)))),
  TELEGRAM_BOT_TOKEN: z.optional(z.string().check(z.regex(/^\d{1,15}:[\w-]{30,64}$/))),
  TELEGRAM_BOT_NAME: z.optional(z.string().check(z.regex(/^[A-Za-z]\w{4,31}$/))),
  TELEGRAM_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^[\w-]{16,256}$/))),
  TELEGRAM_API_ROOT: z.optional(webAddress),
  TELEGRAM_LINK_ROOT: z.optional(webAddress),
  BANK_URL: z.optional(webAddress),
  BANK_API_KEY: z.optional(z.string().check(z.minLength(16))),
  BANK_WEBHOOK_SECRET: z.optional(webhookSecrets),
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
  WEBHOOK_BODY_DAYS: z.optional(wholeNumber(1, 3_650)),
  RATE_LIMIT_SCALE: z.optional(wholeNumber(1, 1_000_000)),
  SHED_LOAD: z.optional(flag),
  OPENAPI: z.optional(flag),
  SECURITY_CONTACT: z.optional(
    z
      .string()
      .check(z.refine((value) => /^(https|mailto):/.test(URL.parse(value)?.protocol ?? ''))),
  ),
  SESSION_DAYS: z.optional(wholeNumber(1, 365)),
  EXPORT_ROWS_ALERT: z.optional(wholeNumber(1, 100_000_000)),
  BRAND_NAME: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  BRAND_HUE: z.optional(wholeNumber(0, HUE_MAX)),
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

/** The parsed settings; missing ones have their default. */
export type ParsedSettings = z.infer<typeof settingSchema>;
export type SettingName = keyof ParsedSettings;
