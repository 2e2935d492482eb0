import { expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';

const alertsOf = (app: TestApp) =>
  app.platform.db
    .selectFrom('alerts')
    .select(['kind', 'subject'])
    .where('kind', '=', 'proxy_undeclared')
    .execute();
const call = (url: string, headers: Record<string, string>) =>
  fetch(`${url}/healthz`, { headers }).then((answer) => answer.status);

test.each(['X-Forwarded-For', 'Forwarded'])(
  'an undeclared proxy is reported once in the log and in the console: %s',
  async (name) => {
    const app = await startApp();
    await call(app.url, {});
    expect(await alertsOf(app)).toEqual([]);
    for (const value of ['203.0.113.7', '203.0.113.8']) await call(app.url, { [name]: value });
    await expect
      .poll(() => alertsOf(app))
      .toEqual([{ kind: 'proxy_undeclared', subject: 'TRUST_PROXY' }]);
    const warnings = app.logLines.filter(({ msg }) =>
      String(msg).includes('TRUST_PROXY is not set'),
    );
    expect(warnings).toHaveLength(1);
    const declared = await startApp({ databaseUrl: app.databaseUrl, env: { TRUST_PROXY: '1' } });
    const open = app.platform.db.selectFrom('alerts').select('id').where('resolved_at', 'is', null);
    await expect.poll(() => open.execute()).toEqual([]);
    await declared.stop();
    await app.stop();
  },
);

test.each(['1', 'none'])('nothing is reported when TRUST_PROXY is %s', async (setting) => {
  const app = await startApp({ env: { TRUST_PROXY: setting } });
  await call(app.url, { 'X-Forwarded-For': '203.0.113.7' });
  expect(app.logLines.filter(({ msg }) => String(msg).includes('TRUST_PROXY'))).toEqual([]);
  expect(await alertsOf(app)).toEqual([]);
  await app.stop();
});
