import { expect } from 'vitest';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';

const test = shopTest([], { env: { SECURITY_CONTACT: 'mailto:security@shop.example' } });
const { app } = test;

const read = (from: TestApp) => fetch(`${from.url}/.well-known/security.txt`);

test('security.txt names the contact and expires within a year', async () => {
  const answer = await read(app);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trim().split('\n');
  expect(lines[0]).toBe('Contact: mailto:security@shop.example');
  const expires = lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '';
  expect(Date.parse(expires) - app.clock.now().getTime()).toBe(180 * 86_400_000);
});

test('it falls back to the support address of the shop, and is 404 without any contact', async () => {
  const helping = await startApp({ env: { SUPPORT_URL: 'https://help.shop.example' } });
  expect(await (await read(helping)).text()).toContain('Contact: https://help.shop.example');
  await helping.stop();
  const withoutContact = await startApp();
  expect((await read(withoutContact)).status).toBe(404);
  await withoutContact.stop();
});

test('every response carries the request id of the log', async () => {
  const ids = await Promise.all(
    ['/healthz', '/api-user/api/v1/user/', '/nothing'].map(async (path) =>
      (
        await fetch(`${app.url}${path}`, { headers: { 'x-request-id': 'of-a-caller' } })
      ).headers.get('x-request-id'),
    ),
  );
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\w-]{16}$/);
});
