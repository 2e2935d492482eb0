import { listAuditEvents, readAuditEvent } from '@sesame/contract/console/audit-log.ts';
import { operatorRoles } from '@sesame/contract/console/permissions.ts';
import {
  type ConnectionName,
  changeConnection,
  listConnections,
  testConnection,
} from '@sesame/contract/console/settings/connections.ts';
import { type RunningMailbox, startMailbox } from '@sesame/emulators/mailbox/start-mailbox.ts';
import { startTelegram } from '@sesame/emulators/telegram/start-telegram.ts';
import { afterAll, beforeEach, describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { type FakeS3, startS3 } from '../../../../test/network/start-s3.ts';
import { listRows } from '../../../../test/rows.ts';
import { mailEnv } from '../../../../test/shops/parts/mail.ts';
import { ANNA } from '../../../../test/shops/parts/telegram.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';

const PASSWORD = 'the password of the mail server';

/** Another process of the same shop. */
let worker: TestApp;
let owner: TestOperator;
let mailbox: RunningMailbox;
let s3: FakeS3;
// Started first: its address is a setting of the shop.
const telegram = await startTelegram();
const env = { TELEGRAM_API_ROOT: telegram.url };
const test = shopTest([], { env });
const { app } = test;
test.beforeAll(async () => {
  worker = await startApp({ databaseUrl: app.databaseUrl, env });
  owner = await buildOperator(app);
  mailbox = await startMailbox();
  s3 = await startS3();
});
beforeEach(async () => {
  await app.platform.db.deleteFrom('connection_settings').execute();
  mailbox.clear();
  mailbox.faults.set({});
  s3.deny();
});
afterAll(async () => {
  await worker.stop();
  await mailbox.stop();
  await s3.stop();
  await telegram.stop();
});

type Values = Record<string, string | null>;

async function connection(name: ConnectionName, { shop = app, token = owner.token } = {}) {
  const { body } = await shop.call(listConnections, {}, { token });
  const found = body.find((one) => one.connection === name);
  if (found === undefined) throw new Error(`no connection ${name}`);
  return found;
}

function write(
  name: ConnectionName,
  values: Values,
  { version = 0, token = owner.token, shop = app } = {},
) {
  const body = { version, values, reason: 'Set up' };
  return shop.call(changeConnection, { params: { connection: name }, body }, { token });
}

const check = (name: ConnectionName, { shop = app, token = owner.token } = {}) =>
  shop.call(testConnection, { params: { connection: name } }, { token });

async function newestEvent() {
  const [newest] = (await app.call(listAuditEvents, { query: {} }, owner)).body;
  const params = { id: String(newest?.id) };
  return (await app.call(readAuditEvent, { params }, owner)).body;
}

const server = () => ({
  host: '127.0.0.1',
  port: new URL(mailbox.smtpUrl).port,
  tls: 'none',
  from: 'no-reply@lantern.example',
  replyTo: 'help@lantern.example',
});

const bucket = () => ({
  endpoint: new URL(s3.url.replace('s3+http:', 'http:')).origin,
  bucket: 'pictures',
  region: 'eu-central-1',
  accessKey: 'access',
  secretKey: 'the-secret-key-of-the-bucket',
});

describe('a mail server entered in the console', () => {
  test('is used by every process without a restart', async () => {
    expect(worker.platform.mail.enabled).toBe(false);
    expect((await write('mail', server())).status).toBe(200);
    await expect.poll(() => worker.platform.mail.enabled).toBe(true);
    await inTransaction(app.platform.db, (tx) =>
      app.platform.mail.queue(tx, {
        key: 'letter',
        to: 'anna@example.com',
        language: 'en',
        mail: { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' },
      }),
    );
    expect(await worker.jobs.run('send-mails')).toBe(1);
    const [mail] = mailbox.mails('anna@example.com');
    expect(mail).toMatchObject({ subject: 'Hello', from: 'no-reply@lantern.example' });
    expect(mail?.headers['reply-to']).toContain('help@lantern.example');
    await write('mail', { host: null }, { version: 1 });
    await expect.poll(() => worker.platform.mail.enabled).toBe(false);
  });

  test('sends a test mail to the operator who asks', async () => {
    await write('mail', server());
    await expect.poll(() => app.platform.mail.enabled).toBe(true);
    expect((await check('mail')).body).toEqual({
      problem: null,
      detail: null,
      result: owner.email,
    });
    expect(mailbox.mails(owner.email)).toMatchObject([{ subject: 'Sesame can send mail' }]);
    expect(await newestEvent()).toMatchObject({
      action: 'settings.test_connection',
      subject: 'connection:mail',
    });
  });

  test.each<[string, () => Values, string]>([
    ['refuses the recipient', () => server(), 'recipient'],
    ['does not listen', () => ({ ...server(), port: '1' }), 'refused'],
    ['has an unknown name', () => ({ ...server(), host: 'mail.invalid' }), 'unknown_host'],
    ['cannot encrypt as asked', () => ({ ...server(), tls: 'tls' }), 'tls'],
    ['offers no STARTTLS', () => ({ ...server(), tls: 'starttls' }), 'tls'],
  ])('that %s fails its test with the cause', async (name, values, problem) => {
    if (name === 'refuses the recipient') mailbox.faults.set({ smtp: 'refuse_550' });
    await write('mail', values());
    await expect.poll(() => app.platform.mail.enabled).toBe(true);
    const { body } = await check('mail');
    expect(body).toMatchObject({ problem, result: null });
  });

  test('or a bucket in a private network is not called by a live shop', async () => {
    const live = await startApp({
      databaseUrl: app.databaseUrl,
      env: { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1' },
    });
    try {
      expect((await write('mail', server(), { shop: live })).refusal).toMatchObject({
        code: 'setting_wrong',
        field: 'tls',
      });
      await write('mail', { ...server(), tls: 'starttls' });
      await expect.poll(() => live.platform.mail.enabled).toBe(true);
      expect((await check('mail', { shop: live })).body).toMatchObject({ problem: 'private_host' });
      await write('mail', { host: 'localhost' }, { version: 1 });
      await expect
        .poll(() => live.platform.config.shop().connections.mail?.smtpUrl)
        .toContain('localhost');
      expect((await check('mail', { shop: live })).body).toMatchObject({ problem: 'private_host' });
      expect((await write('backup', bucket(), { shop: live })).refusal).toMatchObject({
        code: 'setting_wrong',
        field: 'endpoint',
      });
      const inside = { ...bucket(), endpoint: 'https://127.0.0.1:1' };
      expect((await write('backup', inside, { shop: live })).status).toBe(200);
      await expect.poll(() => live.platform.config.shop().connections.backup).toBeDefined();
      expect((await check('backup', { shop: live })).body).toMatchObject({
        problem: 'private_host',
      });
    } finally {
      await live.stop();
    }
  });

  test('is stored encrypted; its password is shown nowhere', async () => {
    const { body } = await write('mail', { ...server(), user: 'shop', password: PASSWORD });
    expect(body).toMatchObject({ ready: true, missing: [], version: 1, changed_by: 'The owner' });
    const [row] = await app.platform.db.selectFrom('connection_settings').selectAll().execute();
    expect(row?.sealed).not.toContain('lantern');
    const event = await newestEvent();
    expect(event.after).toMatchObject({ host: '127.0.0.1', user: 'shop', password: 'set' });
    const shown = JSON.stringify([body, await connection('mail'), event]);
    expect(shown).not.toContain(PASSWORD);
  });

  test('stays off in the environment of a shop that names its own', async () => {
    const fixed = await startApp({
      databaseUrl: app.databaseUrl,
      env: mailEnv('smtp://shop:a-secret@mail.example:2525'),
    });
    try {
      const shown = await connection('mail', { shop: fixed });
      expect(shown.ready).toBe(true);
      expect(shown.settings).toMatchObject([
        { name: 'host', env: 'SMTP_URL', source: 'environment', value: 'mail.example' },
        { name: 'tls', source: 'environment', value: 'starttls' },
        { name: 'port', source: 'environment', value: '2525' },
        { name: 'user', source: 'environment', value: 'shop' },
        { name: 'password', source: 'environment', value: null, is_set: true },
        { name: 'from', env: 'MAIL_FROM', source: 'environment', value: 'no-reply@shop.example' },
        { name: 'replyTo', source: 'none', value: null, is_set: false },
      ]);
      const { refusal } = await write('mail', { host: 'elsewhere.example' }, { shop: fixed });
      expect(refusal).toMatchObject({ code: 'setting_fixed', field: 'host' });
      await write('mail', server());
      await expect
        .poll(() => fixed.platform.config.shop().connections.mail)
        .toMatchObject({
          from: 'no-reply@shop.example',
          replyTo: 'help@lantern.example',
        });
    } finally {
      await fixed.stop();
    }
  });
});

describe('a Telegram bot entered in the console', () => {
  const bot = () => ({ token: telegram.botToken, botName: telegram.botName });

  test('is known to every process without a restart, and tested by name and token', async () => {
    expect((await write('telegram', bot())).status).toBe(200);
    await expect
      .poll(() => worker.platform.config.shop().connections.telegram?.botName)
      .toBe(telegram.botName);
    await expect.poll(() => app.platform.config.shop().connections.telegram).toBeDefined();
    expect((await check('telegram')).body).toEqual({
      problem: null,
      detail: null,
      result: `https://t.me/${telegram.botName}`,
    });
    await write('telegram', { botName: 'another_bot' }, { version: 1 });
    await expect
      .poll(() => app.platform.config.shop().connections.telegram?.botName)
      .toBe('another_bot');
    expect((await check('telegram')).body).toMatchObject({
      problem: 'other_bot',
      detail: telegram.botName,
    });
  });

  test('with a token that Telegram refuses fails its test, and the token is shown nowhere', async () => {
    const token = `700000001:${'x'.repeat(35)}`;
    await write('telegram', { ...bot(), token });
    await expect.poll(() => app.platform.config.shop().connections.telegram?.botToken).toBe(token);
    const { body } = await check('telegram');
    expect(body).toMatchObject({ problem: 'sign_in', result: null });
    const shown = [body, await connection('telegram'), await newestEvent(), app.logLines];
    expect(JSON.stringify(shown)).not.toContain(token);
  });

  test('fetches the messages of its chats', async () => {
    await write('telegram', bot());
    await expect.poll(() => worker.platform.config.shop().connections.telegram).toBeDefined();
    telegram.send(ANNA, '/start');
    await worker.jobs.run('poll-telegram');
    await worker.jobs.run('send-telegram-message');
    expect(telegram.messages(ANNA).some(({ from }) => from === 'bot')).toBe(true);
  });

  test('has its webhook registered at once in a shop that receives its messages', async () => {
    const secret = 'a-webhook-secret-of-the-shop';
    const receiving = await startApp({
      databaseUrl: app.databaseUrl,
      env: { ...env, TELEGRAM_WEBHOOK_SECRET: secret },
    });
    try {
      await write('telegram', bot());
      const registered = async () => {
        const answer = await fetch(`${telegram.url}/bot${telegram.botToken}/getWebhookInfo`, {
          method: 'POST',
        });
        return JSON.stringify(await answer.json());
      };
      await expect.poll(registered).toContain(`${receiving.url}/`);
      // The address of another process of the shop stands for a new domain.
      expect((await write('address', { url: worker.url })).status).toBe(200);
      await expect.poll(registered).toContain(`${worker.url}/`);
      const news = await listRows(app, 'operator_news', { subject: 'connection:address' }, [
        'kind',
      ]);
      expect(news).toEqual([{ kind: 'connection_keys_changed' }]);
    } finally {
      await receiving.stop();
    }
  });
});

describe('a bucket for backups entered in the console', () => {
  const save = async (values: Values) => {
    expect((await write('backup', values)).status).toBe(200);
    await expect
      .poll(() => app.platform.config.shop().connections.backup?.secretKey)
      .toBe(values.secretKey);
  };

  test('may have the name that the form gives as an example', async () => {
    expect((await write('backup', { ...bucket(), bucket: 'shop-backups' })).status).toBe(200);
  });

  test('is known to every process, and tested by writing, reading and removing an object', async () => {
    await save(bucket());
    await expect
      .poll(() => worker.platform.config.shop().connections.backup?.secretKey)
      .toBe(bucket().secretKey);
    expect(await connection('backup')).toMatchObject({ ready: true, missing: [], tested: null });
    expect((await check('backup')).body).toEqual({
      problem: null,
      detail: null,
      result: `${bucket().endpoint}/pictures`,
    });
    expect((await connection('backup')).tested).toMatchObject({ works: true });
    expect(s3.files.size).toBe(0);
    const shown = [await connection('backup'), await newestEvent(), app.logLines];
    expect(JSON.stringify(shown)).not.toContain(bucket().secretKey);
  });

  test.each<[string, Values, string]>([
    ['PUT', {}, 'may_not_write'],
    ['GET', {}, 'may_not_read'],
    ['DELETE', {}, 'may_not_remove'],
    ['nothing', { endpoint: 'http://127.0.0.1:1' }, 'refused'],
  ])('that denies %s, with %o, fails its test with the cause', async (method, over, problem) => {
    s3.deny(method);
    await save({ ...bucket(), secretKey: `the-secret-key-without-${method}`, ...over });
    expect((await check('backup')).body).toMatchObject({ problem, result: null });
  });
});

describe('the public address entered in the console', () => {
  const publicUrl = (shop: TestApp) => shop.platform.config.shop().connections.publicUrl;

  test('is used by every process without a restart, and tested by calling it', async () => {
    expect((await check('address')).refusal?.code).toBe('connection_not_ready');
    expect((await write('address', { url: `${app.url}/` })).status).toBe(200);
    await expect.poll(() => worker.platform.publicUrl()).toBe(app.url);
    await expect.poll(() => publicUrl(app)).toBe(app.url);
    // Another process of the same shop answers the call.
    expect((await check('address', { shop: worker })).body).toEqual({
      problem: null,
      detail: null,
      result: app.url,
    });
    await write('address', { url: null }, { version: 1 });
    await expect.poll(() => worker.platform.publicUrl()).toBe(worker.url);
  });

  test.each([
    ['another server', () => telegram.url, 'something else does'],
    ['no server', () => 'http://127.0.0.1:1', 'no server answers there'],
    ['an unknown domain', () => 'http://lantern.invalid', 'there is no such domain'],
  ])('is not saved while it leads to %s', async (_name, url, cause) => {
    const { refusal } = await write('address', { url: url() });
    expect(refusal).toMatchObject({ code: 'setting_wrong', field: 'url' });
    expect(String(refusal?.mistake)).toContain(`does not answer at this address (${cause})`);
    expect((await connection('address')).version).toBe(0);
  });

  test('of the environment cannot be edited', async () => {
    const fixed = await startApp({
      databaseUrl: app.databaseUrl,
      env: { ...env, PUBLIC_URL: 'http://localhost' },
    });
    try {
      const shown = await connection('address', { shop: fixed });
      expect(shown.settings).toMatchObject([
        { name: 'url', env: 'PUBLIC_URL', source: 'environment', value: 'http://localhost' },
      ]);
      const { refusal } = await write('address', { url: app.url }, { shop: fixed });
      expect(refusal).toMatchObject({ code: 'setting_fixed', field: 'url' });
    } finally {
      await fixed.stop();
    }
  });

  test('answers one-time tokens only', async () => {
    const asked = (token: string) => fetch(`${app.url}/.well-known/sesame-address/${token}`);
    expect((await asked('short')).status).toBe(404);
    const [first, second] = await Promise.all(['a', 'b'].map((one) => asked(one.repeat(43))));
    expect(await first?.text()).not.toBe(await second?.text());
  });
});

describe('a connection', () => {
  test('that is not set up names what is missing, and cannot be tested', async () => {
    expect(await connection('mail')).toMatchObject({
      ready: false,
      missing: ['host', 'from'],
      version: 0,
    });
    expect((await check('mail')).refusal?.code).toBe('connection_not_ready');
  });

  test.each<[string, Values]>([
    ['an unknown setting', { shade: 'red' }],
    ['a host with a path', { host: 'mail.example/x' }],
    ['a port outside the range', { port: '70000' }],
    ['an unknown mode', { tls: 'ssl3' }],
    ['two senders', { from: 'a@b.example, c@d.example' }],
    ['a bucket in the address', { endpoint: 'https://s3.example/shop' }],
  ])('rejects %s', async (_name, values) => {
    const name = 'endpoint' in values ? 'backup' : 'mail';
    const { refusal } = await write(name, values);
    expect(refusal).toMatchObject({ code: 'setting_wrong', field: Object.keys(values)[0] });
    expect((await connection(name)).version).toBe(0);
  });

  test('is changed by one of two operators who began from the same version', async () => {
    const both = await Promise.all([write('mail', server()), write('mail', server())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.refusal).toMatchObject({ current: { version: 1 } });
  });

  test('is changed and tested by owners only, after a recent confirmation', async () => {
    for (const role of operatorRoles.filter((one) => one !== 'owner')) {
      const { token } = await buildOperator(app, { role });
      expect((await write('mail', server(), { token })).status, role).toBe(403);
      expect((await check('mail', { token })).status, role).toBe(403);
    }
    const late = await buildOperator(app);
    app.clock.advance(11 * 60_000);
    expect((await write('mail', server(), late)).refusal?.code).toBe('confirmation_required');
    expect((await check('mail', late)).refusal?.code).toBe('confirmation_required');
    owner = await buildOperator(app);
  });
});
