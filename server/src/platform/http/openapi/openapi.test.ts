import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import { routeLimits } from '@sesame/contract/shared/limits.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { expect } from 'vitest';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp } from '../../../../test/shops/start-app.ts';

interface Content {
  content?: Record<string, { schema: object }>;
}
interface Operation {
  operationId?: string;
  security?: unknown;
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

let document: Document;
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  document = (await (await fetch(`${app.url}/openapi.json`)).json()) as Document;
});

test('every bound call is described once, by its id', () => {
  expect(document.openapi).toBe('3.1.0');
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(ids).toContain('login');
  expect(ids).toContain('listSubPlans');
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every route that the server binds is declared in the contract', () => {
  const declared = new Set(allRoutes.map(({ id }) => id));
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const bound = operations.map(({ operationId }) => operationId);
  expect(bound.filter((id) => !declared.has(String(id)))).toEqual([]);
});

test('every body and every answer has a named schema', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const inline = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)]
      .map((part) => part?.content?.['application/json']?.schema)
      .filter((schema) => schema !== undefined && !('$ref' in schema))
      .map((schema) => `${operationId}: ${JSON.stringify(schema)}`),
  );
  expect(inline).toEqual([]);
  expect(operations.length).toBeGreaterThan(250);
});

test('fields are described by the comments of the contract', () => {
  const { schemas } = document.components;
  expect(schemas.PaymentMethod).toMatchObject({
    properties: {
      gateway: { description: 'The name of a payment method, which payloads call its `gateway`.' },
      fee_percentage: { description: 'Percent of what is due: 3.5 is 3.5 %.' },
      available: { description: expect.stringContaining('the amount it can pay') },
    },
  });
  expect(schemas.StartPaymentBody).toMatchObject({
    properties: { expected_total: { description: expect.stringContaining('in dollars') } },
  });
});

test('components have names that a person would give, exist where they are referred to, and are used', () => {
  const names = Object.keys(document.components.schemas);
  expect(names.filter((name) => !/^([A-Z][a-z]+)+$/.test(name))).toEqual([]);
  expect(names.filter((name) => /^(Schema|Def|Object|Type)\d*$/i.test(name))).toEqual([]);
  const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  const used = new Set([...references].map(([, name]) => name));
  expect([...used].toSorted()).toEqual(names.toSorted());
});

test('a payment, a list of promo codes and a body read well in a generated client', () => {
  const { schemas } = document.components;
  expect(schemas).toHaveProperty('ConsolePromo');
  expect(schemas).toHaveProperty('CreatePromoCodeBody');
  expect(schemas).toHaveProperty('ConsolePromoList', {
    type: 'array',
    items: { $ref: '#/components/schemas/ConsolePromo' },
  });
});

test('calls of a signed-in user declare it and list their error codes', () => {
  const getUser = document.paths['/api-user/api/v1/user/']?.get;
  expect(getUser?.security).toEqual([{ bearer: [] }]);
  expect(Object.keys(getUser?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '429', '503']),
  );
});

test('polls declare their ETag and that an unchanged answer has no body', () => {
  const polls = allRoutes.filter((route: RouteSpec) => route.polled);
  expect(polls.map(({ id }) => id).toSorted()).toEqual([
    'isPaymentPending',
    'listActiveSubscriptions',
    'listPayments',
  ]);
  for (const { path } of polls) {
    const responses = document.paths[path]?.get?.responses ?? {};
    expect(responses['200']).toMatchObject({ headers: { ETag: { schema: { type: 'string' } } } });
    expect(responses['304']).toMatchObject({ headers: { ETag: {} } });
    expect(responses['304']).not.toHaveProperty('content');
  }
});

test('the documentation page is served outside production', async () => {
  const page = await fetch(`${app.url}/docs/`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
});

test('the description is compressed, cached by ETag and rate-limited', async () => {
  const limited = await startApp({ limits: true });
  const get = (headers: Record<string, string> = {}) =>
    fetch(`${limited.url}/openapi.json`, { headers });
  const plain = await get({ 'accept-encoding': 'identity' });
  const whole = (await plain.arrayBuffer()).byteLength;
  for (const encoding of ['br', 'gzip']) {
    const answer = await get({ 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(whole / 5);
    expect(((await answer.json()) as Document).openapi).toBe('3.1.0');
  }
  const etag = plain.headers.get('etag') ?? '';
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
  const statuses = new Set<number>();
  for (let call = 0; call < routeLimits.open.max; call++) {
    statuses.add((await get({ 'if-none-match': etag })).status);
  }
  expect(statuses).toEqual(new Set([304, 429]));
  await limited.stop();
});

test('production serves no documentation', async () => {
  const production = await startApp({ env: { NODE_ENV: 'production' } });
  try {
    expect((await fetch(`${production.url}/docs/`)).status).toBe(404);
    expect((await fetch(`${production.url}/openapi.json`)).status).toBe(404);
  } finally {
    await production.stop();
  }
});

test('production serves the description when a setting enables it', async () => {
  const production = await startApp({ env: { NODE_ENV: 'production', OPENAPI: 'true' } });
  try {
    expect((await fetch(`${production.url}/docs/`)).status).toBe(404);
    expect((await fetch(`${production.url}/openapi.json`)).status).toBe(200);
  } finally {
    await production.stop();
  }
});
