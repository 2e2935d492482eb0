import {
  changeProvider,
  getProviderChecklist,
  listProviders,
} from '@sesame/contract/console/payments/gateways.ts';
import { operatorRoles } from '@sesame/contract/console/permissions.ts';
import { beforeEach, describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { insertRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp } from '../../../../test/shops/start-app.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { recordAuditEvent } from '../../operators/index.ts';
import { gatewaysOf } from './live-gateways.ts';

const PASSWORD = 'a password of a terminal';

let owner: TestOperator;
const test = shopTest([], { env: { TBANK_VAT: 'vat20' } });
const { app } = test;
test.beforeAll(async () => {
  owner = await buildOperator(app);
});
beforeEach(async () => {
  await app.platform.db.deleteFrom('provider_settings').execute();
});

async function provider(name: string) {
  const { body } = await app.call(listProviders, {}, { token: owner.token });
  const found = body.find((one) => one.provider === name);
  if (found === undefined) throw new Error(`no provider ${name}`);
  return found;
}

function write(
  name: string,
  values: Record<string, string | null>,
  { version = 0, token = owner.token } = {},
) {
  const body = { version, values, reason: 'set up' };
  return app.call(changeProvider, { params: { provider: name }, body }, { token });
}

const terminal = { terminalKey: '1700000000000', password: PASSWORD };

describe('a provider', () => {
  test('without settings reports the missing field and its capabilities', async () => {
    const tbank = await provider('tbank');
    expect(tbank).toMatchObject({
      live: false,
      problem: { kind: 'unset', field: 'terminalKey' },
      missing: ['terminalKey', 'password'],
      test_mode: false,
      webhooks: { setup: 'sent', url: null },
      version: 0,
    });
    expect(tbank.capabilities.charges).toMatchObject([{ currency: 'RUB' }]);
    expect(tbank.capabilities.saves).toBe(false);
    expect((await provider('stripe')).capabilities.saves).toBe(true);
    expect((await provider('nowpayments')).capabilities).not.toHaveProperty('saves');
    expect(tbank.settings.find(({ name }) => name === 'terminalKey')).toMatchObject({
      env: 'TBANK_TERMINAL_KEY',
      required: true,
      source: 'none',
      value: null,
    });
  });

  test('is live with the settings from the console; its secret is never shown again', async () => {
    const { status, body } = await write('tbank', { ...terminal, saveMethods: 'on' });
    expect(body.capabilities.saves).toBe(true);
    expect(status).toBe(200);
    expect(body).toMatchObject({ live: true, problem: null, version: 1 });
    const sources = Object.fromEntries(
      body.settings.map(({ name, source, value }) => [name, [source, value]]),
    );
    expect(sources).toMatchObject({
      apiBase: ['default', 'https://securepay.tinkoff.ru/v2'],
      terminalKey: ['console', '1700000000000'],
      password: ['console', null],
      vat: ['environment', 'vat20'],
    });
    expect(JSON.stringify([body, await provider('tbank')])).not.toContain(PASSWORD);
  });

  test('is stored encrypted, and its secret is in no audit event', async () => {
    await write('tbank', terminal);
    const [row] = await app.platform.db.selectFrom('provider_settings').selectAll().execute();
    expect(row?.sealed).not.toContain('1700000000000');
    const event = await app.platform.db
      .selectFrom('audit_events')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      operator_id: owner.id,
      action: 'gateways.change_provider',
      subject: 'provider:tbank',
      reason: 'set up',
    });
    expect(event.after).toEqual({
      terminalKey: '1700000000000',
      password: 'set',
      changed: ['password', 'terminalKey'],
    });
  });

  test('changes only the named settings; null removes a value', async () => {
    await write('tbank', terminal);
    const { body: changed } = await write(
      'tbank',
      { terminalKey: ' 1800000000000 ' },
      { version: 1 },
    );
    expect(changed).toMatchObject({ live: true, version: 2 });
    expect(changed.settings.find(({ name }) => name === 'terminalKey')?.value).toBe(
      '1800000000000',
    );
    const { body: off } = await write('tbank', { password: null }, { version: 2 });
    expect(off).toMatchObject({ live: false, problem: { kind: 'unset', field: 'password' } });
  });

  test('written with an old version is a version conflict that returns the newest one', async () => {
    await write('tbank', terminal);
    const { status, refusal } = await write('tbank', { terminalKey: '1900000000000' });
    expect(status).toBe(409);
    expect(refusal).toMatchObject({ code: 'version_conflict', current: { version: 1 } });
  });

  test('written for the first time by two operators at once is written by one', async () => {
    const both = await Promise.all([write('tbank', terminal), write('tbank', terminal)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.refusal).toMatchObject({ current: { version: 1 } });
  });

  test.each<[string, Record<string, string>, object]>([
    ['an unknown setting', { shade: 'red' }, { code: 'setting_wrong', field: 'shade' }],
    ['a short secret', { password: 'short' }, { code: 'setting_wrong', field: 'password' }],
    [
      'the example of the documentation',
      { password: 'tbank-password-example' },
      { code: 'setting_wrong', field: 'password' },
    ],
    ['an invalid URL', { apiBase: 'elsewhere' }, { code: 'setting_wrong', field: 'apiBase' }],
    [
      'a setting fixed by the environment',
      { vat: 'none' },
      { code: 'setting_fixed', field: 'vat' },
    ],
  ])('rejects %s', async (_name, values, expected) => {
    const { refusal } = await write('tbank', values);
    expect(refusal).toMatchObject(expected);
    expect((await provider('tbank')).version).toBe(0);
  });

  test.each<[string, string, string, RegExp]>([
    ['a publishable key', 'stripe', 'pk_test_0123456789abcdef', /publishable/],
    ['a signing secret', 'stripe', 'whsec_0123456789abcdef', /signing secret/],
    ['a live key in a test shop', 'stripe', ' sk_live_0123456789abcdef', /live key/],
    ['a live key in a test shop', 'yookassa', 'live_0123456789abcdef', /live key/],
    ['the number of the shop', 'yookassa', '100500', /number of a shop/],
  ])('rejects %s in place of the secret key of %s', async (_name, of, secretKey, mistake) => {
    const { status, refusal } = await write(of, { secretKey });
    expect(status).toBe(400);
    expect(refusal).toMatchObject({
      code: 'setting_wrong',
      field: 'secretKey',
      mistake: expect.stringMatching(mistake),
      mistake_ru: expect.stringMatching(/[а-я]/),
    });
    expect(JSON.stringify(refusal)).not.toContain(secretKey.trim());
    expect((await provider(of)).version).toBe(0);
  });

  test('that does not exist is not found', async () => {
    expect((await write('nobody', {})).status).toBe(404);
  });

  test('can be set up by an owner only', async () => {
    for (const role of ['manager', 'finance', 'auditor'] as const) {
      const { token } = await buildOperator(app, { role });
      expect((await write('tbank', terminal, { token })).status).toBe(403);
      expect((await app.call(listProviders, {}, { token })).status).toBe(200);
    }
  });
});

describe('setting up', () => {
  test('shows the webhook address and its events before any key is saved', async () => {
    const stripe = await provider('stripe');
    expect(stripe).toMatchObject({ live: false, missing: ['secretKey', 'webhookSecrets'] });
    expect(stripe.webhooks).toMatchObject({
      setup: 'entered',
      url: `${app.url}/api-payment/api/v1/webhook/stripe`,
    });
    expect(stripe.webhooks.events).toContain('checkout.session.completed');
    const shown = stripe.steps.flatMap(({ settings, shows_webhook: shows }) =>
      shows ? ['address'] : settings,
    );
    expect(shown).toEqual(['secretKey', 'address', 'webhookSecrets']);
  });

  test('keeps a secret address while keys are saved and replaced, and webhooks arrive at it only', async () => {
    const { url } = (await provider('yookassa')).webhooks;
    expect(url).toMatch(/\/webhook\/yookassa\/[\w-]{43}$/);
    const keys = { shopId: '100500', secretKey: 'test_the-first-key-of-the-shop' };
    const { body: saved } = await write('yookassa', keys);
    expect(saved).toMatchObject({ live: true, test_mode: true, webhooks: { url } });
    const secretKey = 'test_the-second-key-of-the-shop';
    const { body: replaced } = await write('yookassa', { secretKey }, { version: 1 });
    expect(replaced.webhooks.url).toBe(url);
    const gateway = await gatewaysOf(app.platform).get('yookassa');
    expect(url?.endsWith(`/yookassa/${gateway?.webhookKey}`)).toBe(true);
  });

  test('takes the keys one after the other, and names what is missing', async () => {
    const { body: first } = await write('stripe', { secretKey: 'sk_test_0123456789abcdef' });
    expect(first).toMatchObject({
      live: false,
      test_mode: true,
      missing: ['webhookSecrets'],
      problem: { kind: 'unset', field: 'webhookSecrets' },
    });
    const { body: second } = await write(
      'stripe',
      { webhookSecrets: 'whsec_0123456789abcdef' },
      { version: 1 },
    );
    expect(second).toMatchObject({ live: true, missing: [], problem: null });
  });

  test('recognizes what else could be pasted; a test shop does not mention test keys', async () => {
    const { settings } = await provider('stripe');
    const checks = settings.find(({ name }) => name === 'secretKey')?.checks ?? [];
    const found = (value: string) => checks.find(({ pattern }) => new RegExp(pattern).test(value));
    expect(found('pk_live_0123456789abcdef')).toMatchObject({ is_wrong: true });
    expect(found('whsec_0123456789abcdef')).toMatchObject({ is_wrong: true });
    expect(found('rk_test_0123456789abcdef')).toMatchObject({ is_wrong: false });
    expect(found('sk_live_0123456789abcdef')).toMatchObject({ is_wrong: true });
    expect(found('sk_test_0123456789abcdef')).toBeUndefined();
  });

  test('lists what shows that it works, and tests the keys again after a change', async () => {
    const params = { provider: 'stripe' };
    const list = async (token = owner.token) =>
      (await app.call(getProviderChecklist, { params }, { token })).body;
    const states = async () =>
      Object.fromEntries((await list()).checks.map(({ check, state }) => [check, state]));
    const before = await states();
    // The shop of a test has a loopback address.
    expect(before).toEqual({
      keys: 'waiting',
      address: 'failed',
      webhook: 'waiting',
      test_payment: 'waiting',
    });
    const keys = {
      secretKey: 'sk_test_0123456789abcdef',
      webhookSecrets: 'whsec_0123456789abcdef',
    };
    await write('stripe', keys);
    await inTransaction(app.platform.db, (tx) =>
      recordAuditEvent(tx, app.platform, {
        operator: owner,
        action: 'gateways.check_provider',
        subject: 'provider:stripe',
        after: { verdict: 'accepted' },
        request: { ip: '127.0.0.1' },
      }),
    );
    await insertRows(app, 'webhook_events', {
      provider: 'stripe',
      event_key: 'evt_1',
      body: '{}',
      received_at: app.clock.now(),
    });
    expect(await states()).toMatchObject({ keys: 'done', webhook: 'done' });
    await write('stripe', { webhookSecrets: 'whsec_another-0123456789' }, { version: 1 });
    expect((await states()).keys).toBe('waiting');
    const { token } = await buildOperator(app, { role: 'auditor' });
    expect((await list(token)).method).toBeNull();
    expect(
      (await app.call(getProviderChecklist, { params: { provider: 'nobody' } }, { token })).status,
    ).toBe(404);
  });

  test('shows its checks only to the roles that may read gateways', async () => {
    const statuses = await Promise.all(
      operatorRoles.map(async (role) => {
        const { token } = await buildOperator(app, { role });
        const params = { provider: 'stripe' };
        return [role, (await app.call(getProviderChecklist, { params }, { token })).status];
      }),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      owner: 200,
      manager: 200,
      finance: 200,
      auditor: 200,
      support: 403,
      content: 403,
    });
    const visitor = await app.call(getProviderChecklist, { params: { provider: 'stripe' } });
    expect(visitor.status).toBe(401);
  });

  test('every step names settings that exist', async () => {
    const { body } = await app.call(listProviders, {}, { token: owner.token });
    for (const { provider: name, settings, steps, missing } of body) {
      const names = settings.map((setting) => setting.name);
      const inSteps = steps.flatMap((step) => step.settings);
      expect(names, name).toEqual(expect.arrayContaining(inSteps));
      expect(inSteps, name).toEqual(expect.arrayContaining(missing));
    }
  });
});

describe('the gateways of every process', () => {
  test('are rebuilt when another process writes settings', async () => {
    const other = await startApp({ databaseUrl: app.databaseUrl });
    try {
      const gateways = gatewaysOf(other.platform);
      expect(await gateways.live()).toEqual([]);
      await write('tbank', terminal);
      await expect.poll(() => gateways.live()).toEqual(['tbank']);
      await write('tbank', { password: null }, { version: 1 });
      await expect.poll(() => gateways.get('tbank')).toBeUndefined();
    } finally {
      await other.stop();
    }
  });

  test('leave out a provider whose settings were encrypted with another key', async () => {
    await insertRows(app, 'provider_settings', {
      provider: 'tbank',
      sealed: 'gone.AAAA',
      changed_at: app.clock.now(),
      changed_by: null,
    });
    expect(await provider('tbank')).toMatchObject({
      live: false,
      problem: { kind: 'wrong', field: 'SECRETS_KEY' },
    });
    expect((await write('tbank', terminal, { version: 1 })).body).toMatchObject({ live: true });
  });

  test('leave out a provider with a short secret, and the log names the field but not its value', async () => {
    const env = { TBANK_TERMINAL_KEY: '1700000000000', TBANK_PASSWORD: 'letters' };
    const weak = await startApp({ env });
    try {
      const off = () => weak.logLines.filter(({ msg }) => msg === 'gateway is off');
      await expect.poll(off).toHaveLength(1);
      expect(off()).toMatchObject([{ provider: 'tbank', kind: 'wrong', field: 'password' }]);
      expect(JSON.stringify(weak.logLines)).not.toContain('"letters"');
      expect(await gatewaysOf(weak.platform).live()).toEqual([]);
    } finally {
      await weak.stop();
    }
  });
});
