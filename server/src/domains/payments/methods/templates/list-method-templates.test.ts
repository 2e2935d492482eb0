import {
  changeProvider,
  createMethod,
  listConsoleMethods,
} from '@sesame/contract/console/payments/gateways.ts';
import { listMethodTemplates } from '@sesame/contract/console/payments/method-templates.ts';
import { startMethodTest } from '@sesame/contract/console/payments/method-tests.ts';
import { gatewayNames } from '@sesame/emulators/gateways/names.ts';
import { type RunningGateways, startGateways } from '@sesame/emulators/gateways/start-gateways.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../../test/build/build-operator.ts';
import { actionsOn } from '../../../../../test/database/read-audit-events.ts';
import { startApp, type TestApp } from '../../../../../test/shops/start-app.ts';
import { methodTemplates } from './list-method-templates.ts';

let gateways: RunningGateways;
let app: TestApp;
let owner: TestOperator;
beforeAll(async () => {
  gateways = await startGateways();
  const settings: Record<string, string>[] = Object.values(gateways.gateways).map(
    ({ shopSettings }) => shopSettings,
  );
  const env: Record<string, string> = Object.assign({}, ...settings);
  app = await startApp({ now: new Date().toISOString(), env: { ...env, RUB_PER_USD: '80' } });
  owner = await buildOperator(app);
});
afterAll(async () => {
  await app.stop();
  await gateways.stop();
});

const groups = async () => (await app.call(listMethodTemplates, {}, owner)).body;

const defaults = {
  fee_percentage: 0,
  button_text: '',
  button_text_ru: '',
  enabled: true,
  reason: 'as it stands',
};

async function add(name: string) {
  for (const { provider, templates } of await groups()) {
    const found = templates.find(({ template }) => template === name);
    if (found === undefined) continue;
    const { template: _, used: __, ...draft } = found;
    return app.call(createMethod, { body: { provider, ...draft, ...defaults } }, owner);
  }
  throw new Error(`no template ${name}`);
}

test('only providers that can take payments have templates; none has them in a shop without gateways', async () => {
  const names = (await groups()).map(({ provider }) => provider);
  expect(names.sort()).toEqual([...gatewayNames]);
  const empty = await startApp();
  try {
    const { token } = await buildOperator(empty);
    expect((await empty.call(listMethodTemplates, {}, { token })).body).toEqual([]);
  } finally {
    await empty.stop();
  }
});

test('a provider that was just set up offers its templates, and says when it is in test mode', async () => {
  const { body } = await app.call(
    changeProvider,
    {
      params: { provider: 'transfer' },
      body: {
        version: 0,
        values: { recipient: 'Moonlit', bank: 'First', account: '0000 1111' },
        reason: 'our account',
      },
    },
    owner,
  );
  expect(body.live).toBe(true);
  const all = await groups();
  const transfer = all.find(({ provider }) => provider === 'transfer');
  expect(transfer?.templates.map(({ template }) => template)).toEqual([
    'transfer-usd',
    'transfer-rub',
  ]);
  expect(transfer?.test_mode).toBe(false);
  expect(all.find(({ provider }) => provider === 'stripe')?.test_mode).toBe(true);
});

test('limits and lifetime are those of the provider', async () => {
  const byName = Object.fromEntries(
    (await groups()).flatMap(({ templates }) => templates.map((one) => [one.template, one])),
  );
  expect(byName['stripe-card']).toMatchObject({ min_total: 0.5, max_total: 999_999 });
  expect(byName.paypal).toMatchObject({ max_total: 10_000, payment_timeout_s: 3_600 });
  expect(byName['yookassa-sbp']).toMatchObject({
    charge_currency: 'RUB',
    provider_option: 'sbp',
    max_total: 3_937,
    payment_timeout_s: 3_600,
  });
});

const offered = methodTemplates.filter(({ provider }) => !['bank', 'transfer'].includes(provider));

test.each(offered.map(({ template, provider }) => [template, provider]))(
  '%s makes a method as it stands, with a key from its name, that %s opens a page for',
  async (template, provider) => {
    const { status, body } = await add(template);
    expect([status, body.enabled, body.provider]).toEqual([200, true, provider]);
    expect(await actionsOn(app, `method:${body.gateway}`)).toEqual([
      'methods.create',
      'methods.switch',
    ]);
    const { body: opened } = await app.call(
      startMethodTest,
      { params: { gateway: body.gateway } },
      owner,
    );
    expect([opened.state, opened.failure]).toEqual(['opened', null]);
  },
);

test('a template whose method exists is marked as used, and names that repeat get a number', async () => {
  const all = (await groups()).flatMap(({ templates }) => templates);
  expect(all.find(({ template }) => template === 'stripe-card')?.used).toBe(true);
  expect(all.find(({ template }) => template === 'transfer-rub')?.used).toBe(false);
  const { body } = await app.call(listConsoleMethods, {}, owner);
  const keys = body.map(({ gateway }) => gateway);
  expect(keys).toEqual(expect.arrayContaining(['bank-card', 'bank-card-2', 'bank-card-3', 'sbp']));
});
