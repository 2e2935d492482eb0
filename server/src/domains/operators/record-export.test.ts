import { allRoutes } from '@sesame/contract/all-routes.ts';
import { exportActs } from '@sesame/contract/operator-acts.ts';
import { exportBuyers } from '@sesame/contract/operator-buyers.ts';
import type { RouteSpec } from '@sesame/contract/route.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build-operator.ts';
import { buildUser } from '../../../test/build-user.ts';
import { actsOn } from '../../../test/read-acts.ts';
import { sampleOf } from '../../../test/sample-of.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;
let owner: TestOperator;
beforeAll(async () => {
  app = await startApp({ env: { EXPORT_ROWS_ALERT: '5' } });
  owner = await buildOperator(app);
});
afterAll(() => app.stop());

async function take(path: string, token = owner.token) {
  const answer = await fetch(`${app.url}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, text: await answer.text() };
}
const sampleFor = (schema: RouteSpec['query']) =>
  (schema === undefined ? {} : sampleOf(schema)) as Record<string, string>;
const takenOf = (list: string) => actsOn(app, `export:${list}`, ['action', 'operator_id', 'after']);

test('an export is on record with who took it, the filter and how many rows', async () => {
  for (let person = 0; person < 2; person++) {
    await buildUser(app, { email: `taken${person}@example.com` });
  }
  const { status, text } = await take(`${exportBuyers.path}?search=taken`);
  expect(status).toBe(200);
  expect(text.trim().split('\n')).toHaveLength(3);
  expect(await takenOf('exportBuyers')).toEqual([
    {
      action: 'exports.take',
      operator_id: owner.id,
      after: { filters: { search: 'taken' }, rows: 2 },
    },
  ]);
});

test('every file with a list that an operator may take leaves such a record', async () => {
  const ofOperators = allRoutes.filter(({ auth, file }) => auth === 'operator' && file);
  // Files that somebody sent, opened one by one and on record by themselves.
  const sent = ['openAttachment', 'openTransferReceipt'];
  const lists = ofOperators.filter(({ id }) => !sent.includes(id));
  expect(lists.length).toBeGreaterThan(10);
  const unknown: string[] = [];
  for (const route of lists) {
    // As little as each call asks for: texts and numbers.
    const params = sampleFor(route.params);
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const search = new URLSearchParams(sampleFor(route.query));
    const before = await takenOf(route.id);
    const { status } = await take(`${path}?${search}`);
    if (status === 404) {
      unknown.push(route.id);
      continue;
    }
    expect(status, route.id).toBe(200);
    expect((await takenOf(route.id)).length, route.id).toBe(before.length + 1);
  }
  // Of one service, which this shop does not have.
  expect(unknown).toEqual(['exportStockItems']);
});

test('more rows than the limit of a day raise one alert', async () => {
  const alerts = () =>
    app.platform.db.selectFrom('alerts').selectAll().where('kind', '=', 'exports_large').execute();
  app.clock.advance(24 * 60 * 60 * 1_000);
  owner = await buildOperator(app);
  const before = (await alerts()).length;
  const { text } = await take(exportActs.path);
  expect(text.trim().split('\n').length).toBeGreaterThan(6);
  await take(exportActs.path);
  expect((await alerts()).length).toBe(before + 1);
});
