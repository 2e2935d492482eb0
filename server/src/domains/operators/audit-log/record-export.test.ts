import { listAuditEvents } from '@sesame/contract/console/audit-log.ts';
import { listBuyers } from '@sesame/contract/console/buyers.ts';
import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { buildUser } from '../../../../test/build/build-user.ts';
import { sampleOf } from '../../../../test/build/sample-of.ts';
import { auditEventsOn } from '../../../../test/database/read-audit-events.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let owner: TestOperator;
const test = shopTest([], { env: { EXPORT_ROWS_ALERT: '5' } });
const { app } = test;
test.beforeAll(async () => {
  owner = await buildOperator(app);
});

async function take(path: string, token = owner.token) {
  const answer = await fetch(`${app.url}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, text: await answer.text() };
}
const sampleFor = (schema: RouteSpec['query']) =>
  (schema === undefined ? {} : sampleOf(schema)) as Record<string, string>;
const takenOf = (list: string) =>
  auditEventsOn(app, `export:${list}`, ['action', 'operator_id', 'after']);

test('an export is audited with operator, filters and number of rows', async () => {
  for (let person = 0; person < 2; person++) {
    await buildUser(app, { email: `taken${person}@example.com` });
  }
  const { status, text } = await take(`${listBuyers.export.path}?search=taken`);
  expect(status).toBe(200);
  expect(text.trim().split('\n')).toHaveLength(3);
  expect(await takenOf('exportBuyers')).toEqual([
    {
      action: 'exports.download',
      operator_id: owner.id,
      after: { filters: { search: 'taken' }, rows: 2 },
    },
  ]);
});

test('every list export of the console is audited', async () => {
  const ofOperators = allRoutes.filter(({ auth, file }) => auth === 'operator' && file);
  // Single files, which have separate audit events.
  const sent = ['downloadEvidence', 'openAttachment', 'openTransferProof'];
  const lists = ofOperators.filter(({ id }) => !sent.includes(id));
  expect(lists.length).toBeGreaterThan(10);
  const unknown: string[] = [];
  for (const route of lists) {
    // Minimal valid input of each call.
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
  // Requires a service, which this shop does not have.
  expect(unknown).toEqual(['exportInventoryItems']);
});

test('exceeding the daily number of rows raises one alert', async () => {
  const alerts = () =>
    app.platform.db.selectFrom('alerts').selectAll().where('kind', '=', 'exports_large').execute();
  app.clock.advance(24 * 60 * 60 * 1_000);
  owner = await buildOperator(app);
  const before = (await alerts()).length;
  const { text } = await take(listAuditEvents.export.path);
  expect(text.trim().split('\n').length).toBeGreaterThan(6);
  await take(listAuditEvents.export.path);
  expect((await alerts()).length).toBe(before + 1);
});
