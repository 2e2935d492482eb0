import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { settingsPage } from './commands/settings-page.ts';
import { ConfigError, readConfig } from './config.ts';
import { secretSettings, settingTexts } from './setting-texts.ts';

const key32 = Buffer.alloc(32, 1).toString('base64');

function messageOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return error instanceof ConfigError ? error.message : '';
  }
  throw new Error('the settings were accepted');
}

test('an empty environment gives a demo shop on this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    role: 'all',
    logLevel: 'info',
    databaseUrl: undefined,
    trustProxy: undefined,
    corsOrigins: [],
    bank: undefined,
    defaultShop: { connections: { publicUrl: undefined } },
  });
});

test('production has no demo and requires its own key', () => {
  expect(messageOf({ NODE_ENV: 'production' })).toMatch(/^SECRETS_KEY is required/);
  const config = readConfig({ NODE_ENV: 'production', SECRETS_KEY: `k1:${key32}` });
  expect(config).toMatchObject({ production: true, demo: false });
});

test('the owner of the database is accepted only together with the role of the shop', () => {
  const DATABASE_OWNER_URL = 'postgres://sesame:x@db.internal/sesame';
  expect(messageOf({ DATABASE_OWNER_URL })).toMatch(/^DATABASE_URL is required with/);
  const DATABASE_URL = 'postgres://sesame_shop:x@db.internal/sesame';
  expect(readConfig({ DATABASE_URL, DATABASE_OWNER_URL })).toMatchObject({
    databaseUrl: DATABASE_URL,
    databaseOwnerUrl: DATABASE_OWNER_URL,
  });
});

test('an address past a pooler is accepted only together with that of the pooler', () => {
  const DATABASE_DIRECT_URL = 'postgres://sesame_shop:x@db.internal:5432/sesame';
  expect(messageOf({ DATABASE_DIRECT_URL })).toMatch(/^DATABASE_URL is required with/);
  const DATABASE_URL = 'postgres://sesame_shop:x@pooler.internal:6432/sesame';
  expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL,
  });
});

test('the private key of backups is accepted only with its public key', () => {
  const [mine, other] = [generateKeyPairSync('x25519'), generateKeyPairSync('x25519')];
  const lineOf = (key: KeyObject, type: 'spki' | 'pkcs8') =>
    key.export({ format: 'der', type }).toString('base64');
  const BACKUP_PRIVATE_KEY = lineOf(mine.privateKey, 'pkcs8');
  const refused = /^BACKUP_PRIVATE_KEY is not the key of BACKUP_PUBLIC_KEY/;
  expect(messageOf({ BACKUP_PRIVATE_KEY })).toMatch(refused);
  const wrong = lineOf(other.publicKey, 'spki');
  expect(messageOf({ BACKUP_PRIVATE_KEY, BACKUP_PUBLIC_KEY: wrong })).toMatch(refused);
  const BACKUP_PUBLIC_KEY = lineOf(mine.publicKey, 'spki');
  const { backupPrivateKey } = readConfig({ BACKUP_PRIVATE_KEY, BACKUP_PUBLIC_KEY });
  expect(backupPrivateKey?.equals(mine.privateKey)).toBe(true);
});

test('a replica is accepted only together with the address of the primary', () => {
  const DATABASE_REPLICA_URL = 'postgres://sesame_shop:x@replica.internal/sesame';
  expect(messageOf({ DATABASE_REPLICA_URL })).toMatch(/^DATABASE_URL is required with/);
  const DATABASE_URL = 'postgres://sesame_shop:x@db.internal/sesame';
  expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URL }).replica).toEqual({
    url: DATABASE_REPLICA_URL,
    limitMs: 5_000,
  });
});

test('empty values count as missing and unknown keys are ignored', () => {
  expect(readConfig({ PORT: '', PATH: '/bin', SHELL: 'x' }).port).toBe(3000);
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['PORT', 'http'],
  ['PORT', '1e3'],
  ['HOST', 'a b'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://shop.example/path'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['DATABASE_DIRECT_URL', 'mysql://x/y'],
  ['DATABASE_OWNER_URL', 'mysql://x/y'],
  ['DATABASE_REPLICA_URL', 'mysql://x/y'],
  ['REPLICA_LAG_S', '0'],
  ['DEMO', 'yes'],
  ['ROLE', 'web'],
  ['LOG_LEVEL', 'loud'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example,b.example'],
  ['COOKIE_DOMAIN', 'https://shop.example'],
  ['COOKIE_DOMAIN', 'com'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['SECRETS_KEY', 'short'],
  ['SECRETS_KEY', 'k1:abcd'],
  ['SMTP_URL', 'mail.example:465'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'Sesame <no-reply@shop.example>'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
  ['GOOGLE_ISSUER', 'accounts.google.com'],
  ['GOOGLE_CLIENT_ID', 'two words'],
  ['GOOGLE_CLIENT_SECRET', 'short'],
  ['TELEGRAM_BOT_TOKEN', '123456789'],
  ['TELEGRAM_BOT_TOKEN', `123456789:${'a'.repeat(20)}`],
  ['TELEGRAM_BOT_NAME', '@sesame_bot'],
  ['TELEGRAM_WEBHOOK_SECRET', 'fifteen-letters'],
  ['TELEGRAM_WEBHOOK_SECRET', 'with a space in it'],
  ['TELEGRAM_API_ROOT', 'api.telegram.org'],
  ['BANK_URL', 'ftp://bank'],
  ['BANK_API_KEY', 'short'],
  ['BANK_WEBHOOK_SECRET', 'fifteen bytes..'],
  ['BANK_WEBHOOK_SECRET', 'a secret that is long enough,'],
  ['CBR_URL', 'www.cbr.ru'],
  ['RUB_PER_USD', '81,23'],
  ['RUB_PER_USD', '0.5'],
  ['RUB_PER_USD', '81.23456'],
  ['DATABASE_POOL_SIZE', '0'],
  ['PG_NAMED_STATEMENTS', 'on'],
  ['RATE_LIMIT_SCALE', '0'],
  ['BRAND_NAME', 'x'.repeat(41)],
  ['SUPPORT_URL', 'javascript:alert(1)'],
  ['STORAGE_URL', 's3://storage.example/pictures'],
  ['BACKUP_STORAGE_URL', 's3://storage.example/backups'],
  ['STORAGE_URL', 's3://key:secret@storage.example/'],
  ['STORAGE_URL', 's3://key:%zz@storage.example/pictures'],
  ['STORAGE_URL', 'https://key:secret@storage.example/pictures'],
] as const)(
  '%s=%s stops the start with a message that names the key and an example',
  (key, value) => {
    const sentence = messageOf({ [key]: value });
    expect(sentence).toBe(
      `${key} must be ${settingTexts[key].expected}, for example ${settingTexts[key].example}.`,
    );
  },
);

/** Other settings that a setting requires. */
const companions: Readonly<Record<string, Record<string, string>>> = {
  DATABASE_DIRECT_URL: { DATABASE_URL: settingTexts.DATABASE_URL.example },
  DATABASE_OWNER_URL: { DATABASE_URL: settingTexts.DATABASE_URL.example },
  DATABASE_DRILL_URL: { DATABASE_URL: settingTexts.DATABASE_URL.example },
  DATABASE_REPLICA_URL: { DATABASE_URL: settingTexts.DATABASE_URL.example },
  BANK_URL: { BANK_API_KEY: 'a'.repeat(16), BANK_WEBHOOK_SECRET: 'b'.repeat(16) },
  ROLE: { MEDIA_DIR: '/srv/media' },
  GOOGLE_CLIENT_ID: { GOOGLE_CLIENT_SECRET: 'a secret of ours' },
  TELEGRAM_BOT_TOKEN: { TELEGRAM_BOT_NAME: 'sesame_bot' },
};

test.each(Object.entries(settingTexts))('the example of %s is valid', (key, { example }) => {
  const secret = secretSettings.some((name) => name === key);
  if (secret) expect(messageOf({ [key]: example })).toMatch(/still the example/);
  else expect(() => readConfig({ ...companions[key], [key]: example })).not.toThrow();
});

test('separate roles require shared storage for uploads', () => {
  for (const ROLE of ['api', 'worker']) {
    expect(messageOf({ ROLE })).toMatch(/^STORAGE_URL, or MEDIA_DIR as a folder/);
    expect(readConfig({ ROLE, MEDIA_DIR: '/srv/media' }).mediaDir).toBe('/srv/media');
    const STORAGE_URL = 's3://key:secret@storage.example/pictures?region=x';
    expect(readConfig({ ROLE, STORAGE_URL }).storage).toBeDefined();
  }
  expect(readConfig({ DATA_DIR: '/srv/shop' }).mediaDir).toBe('/srv/shop/media');
});

describe('the emulated bank', () => {
  const bank = {
    BANK_URL: 'http://127.0.0.1:4100/',
    BANK_API_KEY: 'k'.repeat(16),
    BANK_WEBHOOK_SECRET: 's'.repeat(16),
  };

  test('accepts two secrets during rotation', () => {
    const config = readConfig({
      ...bank,
      BANK_WEBHOOK_SECRET: `${'n'.repeat(16)},${'o'.repeat(16)}`,
    });
    expect(config.bank).toEqual({
      url: 'http://127.0.0.1:4100',
      apiKey: 'k'.repeat(16),
      webhookSecrets: ['n'.repeat(16), 'o'.repeat(16)],
    });
  });

  test('is not offered without its secret', () => {
    expect(messageOf({ ...bank, BANK_WEBHOOK_SECRET: '' })).toMatch(
      /^BANK_WEBHOOK_SECRET is required/,
    );
    expect(messageOf({ ...bank, BANK_API_KEY: '' })).toMatch(/^BANK_API_KEY is required/);
  });
});

describe('mail', () => {
  const mail = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'shop@shop.example' };
  const production = { NODE_ENV: 'production', SECRETS_KEY: `k1:${key32}` };

  test('requires TLS in production and uses it where offered elsewhere', () => {
    expect(readConfig({ ...production, ...mail }).defaultShop.connections.mail?.tls).toBe(
      'required',
    );
    expect(readConfig(mail).defaultShop.connections.mail?.tls).toBe('offered');
  });

  test('goes without TLS only to a relay on this machine and only if set so', () => {
    const relay = { ...production, ...mail, SMTP_URL: 'smtp://127.0.0.1:25' };
    expect(readConfig(relay).defaultShop.connections.mail?.tls).toBe('required');
    expect(readConfig({ ...relay, SMTP_PLAINTEXT: 'true' }).defaultShop.connections.mail?.tls).toBe(
      'off',
    );
    expect(messageOf({ ...production, ...mail, SMTP_PLAINTEXT: 'true' })).toMatch(
      /^SMTP_PLAINTEXT is for a relay on this machine/,
    );
  });
});

describe('rubles', () => {
  test('use the feed of the Bank of Russia by default, and only https in production', () => {
    expect(readConfig({}).bankOfRussiaUrl).toBe('https://www.cbr.ru/scripts/XML_daily.asp');
    const live = { NODE_ENV: 'production', SECRETS_KEY: `k1:${'ab'.repeat(32)}` };
    expect(messageOf({ ...live, CBR_URL: 'http://rates.example' })).toMatch(/^CBR_URL must be/);
    expect(readConfig({ ...live, CBR_URL: 'https://rates.example' }).bankOfRussiaUrl).toBe(
      'https://rates.example',
    );
  });

  test('may have a fixed rate', () => {
    expect(readConfig({}).fixedRateE4).toBeUndefined();
    expect(readConfig({ RUB_PER_USD: '81.2345' }).fixedRateE4).toBe(812_345);
  });
});

describe('Google', () => {
  const client = { GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'g'.repeat(16) };

  test('is the default issuer', () => {
    expect(readConfig(client).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'shop',
      clientSecret: 'g'.repeat(16),
    });
    expect(readConfig({ ...client, GOOGLE_ISSUER: 'http://127.0.0.1:4200/' }).google?.issuer).toBe(
      'http://127.0.0.1:4200',
    );
  });

  test('is off without a client, and a client requires its secret', () => {
    expect(readConfig({ GOOGLE_CLIENT_SECRET: 'g'.repeat(16) }).google).toBeUndefined();
    expect(messageOf({ GOOGLE_CLIENT_ID: 'shop' })).toMatch(/^GOOGLE_CLIENT_SECRET is required/);
  });

  test('must use https in production', () => {
    const production = { ...client, NODE_ENV: 'production', SECRETS_KEY: `k1:${key32}` };
    expect(readConfig(production).google).toBeDefined();
    expect(messageOf({ ...production, GOOGLE_ISSUER: 'http://127.0.0.1:4200' })).toMatch(
      /^GOOGLE_ISSUER must be an https address/,
    );
  });
});

test('mail is off without a server, and a server requires a sender', () => {
  expect(
    readConfig({ MAIL_FROM: 'no-reply@shop.example' }).defaultShop.connections.mail,
  ).toBeUndefined();
  expect(messageOf({ SMTP_URL: 'smtp://127.0.0.1:25' })).toMatch(/^MAIL_FROM is required/);
  const env = { SMTP_URL: 'smtps://user:secret@mail.example:465', MAIL_FROM: 'a@shop.example' };
  expect(readConfig(env).defaultShop.connections.mail).toEqual({
    smtpUrl: env.SMTP_URL,
    tls: 'offered',
    from: 'a@shop.example',
    replyTo: undefined,
    publicOnly: false,
  });
});

test('proxies are trusted by number or by address', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
});

test('docs/settings.md is up to date', async () => {
  const page = await readFile(new URL('../../docs/settings.md', import.meta.url), 'utf8');
  expect(page, 'run: node server/src/commands/write-settings.ts').toBe(settingsPage());
});

describe('the Telegram bot', () => {
  const bot = { TELEGRAM_BOT_TOKEN: `700000001:${'t'.repeat(35)}`, TELEGRAM_BOT_NAME: 'shop_bot' };
  const production = { ...bot, NODE_ENV: 'production', SECRETS_KEY: `k1:${key32}` };

  test('gets its id from its token and calls Telegram by default', () => {
    expect(readConfig(bot).defaultShop.connections.telegram).toEqual({
      botToken: bot.TELEGRAM_BOT_TOKEN,
      botId: 700_000_001,
      botName: 'shop_bot',
      webhookSecret: undefined,
      apiRoot: 'https://api.telegram.org',
      linkRoot: 'https://t.me',
    });
    expect(
      readConfig({ TELEGRAM_BOT_NAME: 'shop_bot' }).defaultShop.connections.telegram,
    ).toBeUndefined();
  });

  test('requires its name, and https in production', () => {
    expect(messageOf({ ...bot, TELEGRAM_BOT_NAME: '' })).toMatch(/^TELEGRAM_BOT_NAME is required/);
    const plain = { TELEGRAM_API_ROOT: 'http://127.0.0.1:4300' };
    expect(readConfig({ ...bot, ...plain }).defaultShop.connections.telegram?.apiRoot).toBe(
      'http://127.0.0.1:4300',
    );
    expect(messageOf({ ...production, ...plain })).toMatch(/^TELEGRAM_API_ROOT must be an https/);
    const webhook = { TELEGRAM_WEBHOOK_SECRET: 's'.repeat(16) };
    // Its address may be saved in the console later.
    const { telegram } = readConfig({ ...production, ...webhook }).defaultShop.connections;
    expect(telegram?.webhookSecret).toBe('s'.repeat(16));
  });
});

test('a bucket is set by one URL, without TLS only outside production', () => {
  expect(readConfig({}).storage).toBeUndefined();
  const plain = { STORAGE_URL: 's3+http://key:a%2Fb@127.0.0.1:9000/pictures?region=eu-central-1' };
  expect(readConfig(plain).storage).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    bucket: 'pictures',
    region: 'eu-central-1',
    accessKey: 'key',
    secretKey: 'a/b',
  });
  const production = { NODE_ENV: 'production', SECRETS_KEY: `k1:${key32}` };
  expect(messageOf({ ...production, ...plain })).toMatch(/^STORAGE_URL must begin with s3:/);
  const backups = { BACKUP_STORAGE_URL: plain.STORAGE_URL };
  expect(readConfig(backups).defaultShop.connections.backup?.bucket).toBe('pictures');
  expect(messageOf({ ...production, ...backups })).toMatch(/^BACKUP_STORAGE_URL must begin with/);
  const sealed = { STORAGE_URL: 's3://key:secret@storage.example/pictures' };
  expect(readConfig({ ...production, ...sealed }).storage?.endpoint).toBe(
    'https://storage.example',
  );
});
