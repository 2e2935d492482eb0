import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<string, { operationId?: string; security?: unknown; responses: object }>
  >;
}

let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await startApp();
  document = (await (await fetch(`${app.url}/openapi.json`)).json()) as Document;
});
afterAll(() => app.stop());

test('every bound call is described once, by its own id', () => {
  expect(document.openapi).toBe('3.1.0');
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(ids).toContain('login');
  expect(ids).toContain('listSubPlans');
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
});

test('calls of a signed-in user say so, and list their refusals', () => {
  const getUser = document.paths['/api-user/api/v1/user/']?.get;
  expect(getUser?.security).toEqual([{ bearer: [] }]);
  expect(Object.keys(getUser?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '429', '503']),
  );
});

test('the page to read it is there outside production', async () => {
  const page = await fetch(`${app.url}/docs/`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
});

test('production shows no page', async () => {
  const production = await startApp({ env: { NODE_ENV: 'production' } });
  try {
    expect((await fetch(`${production.url}/docs/`)).status).toBe(404);
    expect((await fetch(`${production.url}/openapi.json`)).status).toBe(200);
  } finally {
    await production.stop();
  }
});
