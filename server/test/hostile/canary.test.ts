import { randomBytes, randomUUID } from 'node:crypto';
import { signInOperator } from '@sesame/contract/console/operators.ts';
import {
  changeProvider,
  listProviders,
  switchMethod,
} from '@sesame/contract/console/payments/gateways.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import * as account from '@sesame/contract/shop/account.ts';
import { checkPromoCode, startPayment } from '@sesame/contract/shop/payments.ts';
import * as session from '@sesame/contract/shop/session.ts';
import * as users from '@sesame/contract/shop/users.ts';
import { TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { demoProviderMethods } from '../../src/demo/methods.ts';
import { providers } from '../../src/domains/payments/gateways/all.ts';
import type { ProviderField } from '../../src/domains/payments/gateways/provider.ts';
import { createSealer, parseSealingKeys } from '../../src/platform/secrets/crypto.ts';
import { scanDatabase } from '../database/scan-database.ts';
import { createDatabaseFrom, dropDatabase } from '../database/test-database.ts';
import { type SpawnedServer, spawnServer } from '../processes/spawn-server.ts';

const canary = (name: string) => `canary-${name}-${randomBytes(9).toString('hex')}`;

/** Secrets in the settings of the server. */
const key = randomBytes(32).toString('base64');
const settings = {
  smtp: canary('smtp'),
  bucket: canary('bucket'),
  backups: canary('backup-bucket'),
  bankKey: canary('bank-key'),
  bankSecret: canary('bank-secret'),
  google: canary('google'),
  bot: canary('telegram-bot'),
  webhook: canary('telegram-webhook'),
  redis: canary('redis'),
};
/** Settings of every payment provider: a canary for each secret, and the other values needed to make it live. */
const gateways = providers.map((provider) => ({
  provider,
  environment: Object.fromEntries(
    provider.fields.flatMap((field): [string, string][] => {
      if (field.secret) return [[field.env, secretLike(field)]];
      if (field.defaultValue?.startsWith('https:')) return [[field.env, 'http://127.0.0.1:9']];
      return field.defaultValue === undefined ? [[field.env, field.example]] : [];
    }),
  ),
}));
const gatewaySecrets = gateways.flatMap(({ provider, environment }) =>
  provider.fields.flatMap(({ secret, env }) => (secret ? [environment[env] ?? ''] : [])),
);
/** The provider configured in the console; the others are configured in the environment. */
const WRITTEN = 'tbank';

/** A unique secret in a format that the provider's schema accepts. */
function secretLike({ env, example, schema }: ProviderField): string {
  const hex = () => randomBytes(9).toString('hex');
  const candidates = [`${example}${hex()}`, canary('gateway'), shapedLike(example)];
  const found = candidates.find((value) => schema.safeParse(value).success);
  if (found === undefined) throw new Error(`no canary has the shape of ${env}`);
  return found;
}

function shapedLike(example: string): string {
  return example.replace(/[A-Za-z0-9]/g, () => randomBytes(1).toString('hex').slice(0, 1));
}

/** Secrets that people typed or received. */
const secrets: Record<string, string> = {
  password: canary('password'),
  wrongPassword: canary('wrong-password'),
  newPassword: canary('new-password'),
  resetPassword: canary('reset-password'),
  googleTicket: randomBytes(32).toString('base64url'),
};

const databaseName = `sesame_canary_${randomUUID().slice(0, 8)}`;
let pool: pg.Pool;
let server: SpawnedServer;
/** Every response, except those whose purpose is to return the secret. */
const answers: string[] = [];

beforeAll(async () => {
  const databaseUrl = await createDatabaseFrom(
    inject('postgresUrl'),
    databaseName,
    inject('templateDatabase'),
  );
  pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // A connection may still be closing when its database is dropped.
  pool.on('error', () => {});
  server = await spawnServer({
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'trace',
    DEMO: 'true',
    DEMO_HISTORY: 'false',
    RATE_LIMIT_SCALE: '1000',
    SECRETS_KEY: `k1:${key}`,
    // No mail server listens there, so that failures are logged.
    SMTP_URL: `smtp://shop:${settings.smtp}@127.0.0.1:9`,
    MAIL_FROM: 'shop@shop.example',
    STORAGE_URL: `s3+http://access:${settings.bucket}@127.0.0.1:9/pictures`,
    BACKUP_STORAGE_URL: `s3+http://access:${settings.backups}@127.0.0.1:9/backups`,
    BANK_URL: 'http://127.0.0.1:9',
    BANK_API_KEY: settings.bankKey,
    BANK_WEBHOOK_SECRET: settings.bankSecret,
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
    GOOGLE_CLIENT_ID: 'canary-client',
    GOOGLE_CLIENT_SECRET: settings.google,
    TELEGRAM_BOT_TOKEN: `123456789:${settings.bot}`,
    TELEGRAM_BOT_NAME: 'canary_shop_bot',
    TELEGRAM_API_ROOT: 'http://127.0.0.1:9',
    TELEGRAM_WEBHOOK_SECRET: settings.webhook,
    RUB_PER_USD: '81.23',
    ...Object.assign(
      {},
      ...gateways.flatMap(({ provider, environment }) =>
        provider.provider === WRITTEN ? [] : [environment],
      ),
    ),
    REDIS_URL: `redis://shop:${settings.redis}@127.0.0.1:9/0`,
  });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await pool.end();
  await dropDatabase(inject('postgresUrl'), databaseName);
});

type Answer = { status: number; body: Record<string, unknown> };

async function send(
  { method, path }: Pick<RouteSpec, 'method' | 'path'>,
  body: unknown,
  token?: string,
  { isSecret = false, query = '' } = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}${path}${query}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!isSecret) answers.push(text, JSON.stringify([...response.headers]));
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
}

const textOf = (answer: Answer, field: string): string => {
  const value = answer.body[field];
  if (typeof value !== 'string') throw new Error(`no ${field} in an answer of ${answer.status}`);
  return value;
};

async function mailedToken(prefix: string, path: string): Promise<string> {
  const sealer = createSealer(parseSealingKeys(`k1:${key}`));
  const find = async () => {
    const { rows } = await pool.query<{ id: string; content: string | null }>(
      'select id, content from mails where starts_with(key, $1)',
      [prefix],
    );
    const mail = rows[0]?.content && sealer.open(rows[0].content, `mail ${rows[0].id}`);
    return mail && new RegExp(`${path}\\?token=([\\w-]{43})`).exec(mail)?.[1];
  };
  let token: string | null | undefined;
  const findMail = async () => {
    token = await find();
    return token;
  };
  await expect.poll(findMail, { message: `the mail ${prefix}` }).toBeTruthy();
  return token ?? '';
}

/**
 * Configures one provider in the console, enables all of them and starts a payment with each. No provider listens, so
 * all of them fail.
 */
async function payWithEveryGateway(buyerToken: string): Promise<void> {
  const owner = { email: 'owner@sesame.example', password: 'open sesame demo' };
  const signedIn = await send(signInOperator, owner, undefined, { isSecret: true });
  secrets.operator = textOf(signedIn, 'token');
  const written = gateways.find(({ provider }) => provider.provider === WRITTEN);
  if (written === undefined) throw new Error(`no provider ${WRITTEN}`);
  const values = Object.fromEntries(
    written.provider.fields.flatMap(({ name, env }) => {
      const value = written.environment[env];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const path = changeProvider.path.replace(':provider', WRITTEN);
  const put = (version: number) =>
    send({ method: 'PUT', path }, { version, values, reason: 'set up' }, secrets.operator);
  expect((await put(0)).status).toBe(200);
  expect((await put(0)).status).toBe(409);
  await send(listProviders, undefined, secrets.operator);
  await send(signInOperator, { ...owner, password: secrets.wrongPassword });

  const started: number[] = [];
  for (const { provider, gateway } of demoProviderMethods) {
    const turn = switchMethod.path.replace(':gateway', gateway);
    const on = await send(
      { method: 'POST', path: turn },
      { enabled: true, reason: 'try' },
      secrets.operator,
    );
    expect(on.status, provider).toBe(200);
    const paid = await send(startPayment, { gateway }, buyerToken, {
      query: '?subscription_price_id=3',
    });
    started.push(paid.status);
    await send({ method: 'POST', path: `/api-payment/api/v1/webhook/${provider}` }, { id: 'x' });
  }
  expect(started).toContain(503);
}

test('no secret reaches the log, the database or an answer not meant to return it', async () => {
  const email = 'canary@people.example';
  const { password, wrongPassword, newPassword, resetPassword, googleTicket } = secrets;

  // Accounts, including every kind of refusal.
  await send(users.register, { email, password, role: 'owner' });
  await send(users.register, `{"email":"${email}","password":"${password}`);
  await send(users.register, { oauth_google_token: googleTicket });
  const opened = await send(users.register, { email, password }, undefined, { isSecret: true });
  secrets.token = textOf(opened, 'access_token');
  secrets.confirm = await mailedToken('confirm-email:', 'confirm-email');
  await send(users.register, { email, password });
  await send(users.login, { email, password: wrongPassword });
  await send(session.getUser, undefined, secrets.token);
  await send(session.getUser, undefined, `${secrets.token}x`);
  await send({ method: 'GET', path: `/media/${secrets.token}` }, undefined);
  await send({ method: 'GET', path: '/nowhere' }, undefined, undefined, {
    query: `?token=${secrets.token}&password=${password}`,
  });
  secrets.promo = canary('promo');
  await send(checkPromoCode, undefined, secrets.token, { query: `?promocode=${secrets.promo}` });
  await send(session.updateUser, { password: wrongPassword, trc20_address: 'x' }, secrets.token);
  const change = { password_old: wrongPassword, password_new: newPassword };
  await send(users.changePassword, change, secrets.token);
  await send(users.changePassword, { ...change, password_old: password }, secrets.token);

  // The second factor.
  const started = await send(account.startSecondFactor, { password: newPassword }, secrets.token, {
    isSecret: true,
  });
  secrets.totp = textOf(started, 'secret');
  await send(account.startSecondFactor, { password: wrongPassword }, secrets.token);
  const code = new TOTP({ secret: secrets.totp }).generate();
  const confirmed = await send(account.confirmSecondFactor, { code }, secrets.token, {
    isSecret: true,
  });
  const [recovery] = Object.values(confirmed.body).flat();
  secrets.recovery = String(recovery);
  const half = await send(users.login, { email, password: newPassword }, undefined, {
    isSecret: true,
  });
  secrets.ticket = textOf(half, 'ticket');
  await send(account.signInWithSecondFactor, { ticket: secrets.ticket, code });
  const whole = await send(
    account.signInWithSecondFactor,
    { ticket: secrets.ticket, code: secrets.recovery },
    undefined,
    { isSecret: true },
  );
  secrets.secondToken = textOf(whole, 'access_token');
  const refreshed = await send(session.refreshToken, { token: secrets.secondToken }, undefined, {
    isSecret: true,
  });
  secrets.refreshed = textOf(refreshed, 'key');

  await payWithEveryGateway(secrets.refreshed);

  // Mails, files and data exports.
  await send(users.confirmEmail, { token: secrets.confirm }, secrets.refreshed);
  await send(users.requestPasswordReset, { email });
  secrets.reset = await mailedToken('reset-password:', 'reset-password');
  await send(users.resetPassword, { token: secrets.reset, password: 'password1' });
  await send(account.exportData, { password: newPassword }, secrets.refreshed);
  await send(account.exportData, { password: wrongPassword }, secrets.refreshed);
  const reset = await send(users.resetPassword, { token: secrets.reset, password: resetPassword });
  expect(reset.status).toBe(200);
  await send(users.resetPassword, { token: secrets.reset, password: resetPassword });
  await send({ method: 'GET', path: '/api-user/api/v1/oauth/google/start' }, undefined);

  const typed = Object.values(secrets);
  const texts = [...typed, ...Object.values(settings), ...gatewaySecrets, key];
  const places = (content: string) => texts.filter((text) => content.includes(text));
  expect(gatewaySecrets.length).toBeGreaterThan(4);
  expect(new Set(texts).size).toBe(
    Object.keys(secrets).length + Object.keys(settings).length + gatewaySecrets.length + 1,
  );
  expect(places(answers.join('\n'))).toEqual([]);
  expect(await scanDatabase(pool, texts)).toEqual([]);

  const { code: exit } = await server.end('SIGTERM');
  expect(exit).toBe(0);
  // The log contains the calls but none of the secrets.
  expect(server.output()).toContain('/api-user/api/v1/user/login/second-factor');
  expect(places(server.output())).toEqual([]);
});
