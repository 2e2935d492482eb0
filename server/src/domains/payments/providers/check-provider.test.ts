import { checkProvider } from '@sesame/contract/console/payments/gateways.ts';
import { gatewayNames as providers } from '@sesame/emulators/gateways/names.ts';
import { type RunningGateways, startGateways } from '@sesame/emulators/gateways/start-gateways.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { providers as allProviders } from '../gateways/all.ts';

let gateways: RunningGateways;
let app: TestApp;
let operator: TestOperator;
let misconfigured: TestApp;
let stranger: TestOperator;
beforeAll(async () => {
  gateways = await startGateways();
  const settings: Record<string, string>[] = Object.values(gateways.gateways).map(
    ({ shopSettings }) => shopSettings,
  );
  const env: Record<string, string> = Object.assign({}, ...settings);
  app = await startApp({ env });
  operator = await buildOperator(app);
  const secrets = allProviders.flatMap(({ fields }) => fields.filter(({ secret }) => secret));
  const wrong = secrets.flatMap(({ env: name }) => (env[name] ? [[name, altered(env[name])]] : []));
  misconfigured = await startApp({ env: { ...env, ...Object.fromEntries(wrong) } });
  stranger = await buildOperator(misconfigured);
});
afterAll(async () => {
  await app.stop();
  await misconfigured.stop();
  await gateways.stop();
});

/** The same length and shape, but a wrong key. */
function altered(key: string): string {
  return `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
}

async function check(shop: TestApp, { token }: TestOperator, provider: string) {
  const { body } = await shop.call(checkProvider, { params: { provider } }, { token });
  return body;
}

test.each(providers)('%s accepts our credentials', async (provider) => {
  expect(await check(app, operator, provider)).toEqual({ verdict: 'accepted' });
});

test.each(providers)('%s rejects a wrong credential', async (provider) => {
  expect(await check(misconfigured, stranger, provider)).toEqual({ verdict: 'rejected' });
});

test('a provider that is not set up is not checked, and an unknown one is not found', async () => {
  const { token } = operator;
  const checkAs = (provider: string) =>
    app.call(checkProvider, { params: { provider } }, { token });
  expect((await checkAs('transfer')).refusal).toMatchObject({ code: 'provider_not_live' });
  expect((await checkAs('nobody')).status).toBe(404);
});

test('no answer is reported as such', async () => {
  await gateways.stop();
  for (const provider of providers) {
    expect(await check(app, operator, provider), provider).toEqual({ verdict: 'no_answer' });
  }
});
