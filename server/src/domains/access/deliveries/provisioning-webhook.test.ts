import { importInventoryItems, revealInventoryItem } from '@sesame/contract/console/inventory.ts';
import { listActiveSubscriptions, readItem } from '@sesame/contract/shop/access.ts';
import type { RunningAccess } from '@sesame/emulators/access/running-access.ts';
import { startAccess } from '@sesame/emulators/access/start-access.ts';
import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { shortenTimeouts } from '../../../../test/network/shorten-timeouts.ts';
import { getRow } from '../../../../test/rows.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { grantAccess } from '../grants/grant-access.ts';

/** The shop against an emulated supplier over HTTP: import by an operator, webhook calls, what the buyer sees. */

let service: RunningAccess;
let app: TestApp;
let owner: TestOperator;
let product: BuiltProduct;
let buyer: Buyer;
/** Time-out of outgoing requests; only set in tests where the supplier does not answer. */
let timeoutMs: number | undefined;
beforeAll(async () => {
  service = await startAccess({ now: () => app.clock.now() });
  app = await startApp({ env: { ...service.shopSettings } });
  shortenTimeouts(app.platform, () => timeoutMs);
  owner = await buildOperator(app);
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});
beforeEach(async () => {
  service.setFaults({});
  timeoutMs = undefined;
  service.setSettings({ mode: 'link', signingKey: undefined });
  product = await buildProduct(app.platform);
  buyer = await buildBuyer(app.platform);
});

const serviceId = () => product.serviceIds[0] ?? 0;

async function importAddresses(...lines: string[]) {
  const form = new FormData();
  form.append('file', new Blob([lines.join('\n')], { type: 'text/plain' }), 'stock.txt');
  const path = importInventoryItems.path.replace(':id', String(serviceId()));
  const answer = await fetch(`${app.url}${path}?kind=webhook&mode=import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: form,
  });
  return importInventoryItems.answer.parse(await answer.json());
}

async function buy(): Promise<void> {
  await inTransaction(app.platform.db, (tx) =>
    grantAccess(tx, app.platform, {
      operatorId: owner.id,
      userId: buyer.id,
      productId: product.id,
      durationCount: 1,
      durationUnit: 'month',
      at: app.clock.now(),
    }),
  );
}

const seen = async () => (await app.call(listActiveSubscriptions, {}, buyer)).body[0];

test('an operator imports the address and shares the signing key; buyers get links', async () => {
  expect(await importAddresses(service.url)).toMatchObject({ fresh: 1, imported: true });
  const webhook = await getRow(app, 'inventory_items', { service_id: serviceId() }, ['id']);
  const reveal = { params: { id: webhook.id }, body: { reason: 'For the service' } };
  const { body: item } = await app.call(revealInventoryItem, reveal, owner);
  service.setSettings({ signingKey: 'a different key' });
  await buy();
  expect(await app.jobs.run('call-provisioning-webhook')).toBe(0);
  service.setSettings({ signingKey: item.signing_key ?? '' });
  app.clock.advance(61_000);
  expect(await app.jobs.run('call-provisioning-webhook')).toBe(1);
  expect(await seen()).toMatchObject({
    links: [{ href: service.given().at(-1)?.answer.link }],
    items: [{ content: 'link' }],
    fulfilment_pending: false,
  });
});

test('buyers get accounts from a supplier that gives accounts', async () => {
  await importAddresses(service.url);
  service.setSettings({ mode: 'account' });
  await buy();
  expect(await app.jobs.run('call-provisioning-webhook')).toBe(1);
  const id = (await seen())?.items[0]?.id ?? '';
  const { body } = await app.call(readItem, { params: { id } }, buyer);
  const { login, password } = service.given().at(-1)?.answer ?? {};
  expect(body).toMatchObject({ content: 'account', login, secret: password });
});

test.each<AnswerFault>(['refuse_500', '429', 'work_then_500', 'not_json', 'huge', 'redirect'])(
  'after %s the buyer waits, then gets what the supplier gave the first time',
  async (answer) => {
    await importAddresses(service.url);
    service.setFaults({ answer });
    await buy();
    expect(await app.jobs.run('call-provisioning-webhook')).toBe(0);
    expect(await seen()).toMatchObject({ links: [], fulfilment_pending: true });
    service.setFaults({});
    app.clock.advance(61_000);
    expect(await app.jobs.run('call-provisioning-webhook')).toBe(1);
    const given = service.given().filter(({ request }) => request.user === buyer.id);
    expect(given).toHaveLength(1);
    expect(await seen()).toMatchObject({ links: [{ href: given[0]?.answer.link }] });
  },
);

test('a request that timed out is repeated with the same idempotency key', async () => {
  await importAddresses(service.url);
  service.setFaults({ answer: 'work_then_timeout', once: true });
  await buy();
  timeoutMs = 1_000;
  expect(await app.jobs.run('call-provisioning-webhook')).toBe(0);
  timeoutMs = undefined;
  app.clock.advance(61_000);
  expect(await app.jobs.run('call-provisioning-webhook')).toBe(1);
  const given = service.given().filter(({ request }) => request.user === buyer.id);
  expect(given).toMatchObject([{ times: 2 }]);
});

test('the import reports addresses that may not be called', async () => {
  expect(
    await importAddresses('http://keys.example/1', 'https://10.0.0.1/1', 'https://localhost/1'),
  ).toMatchObject({ fresh: 0, broken: { count: 3, lines: [1, 2, 3] }, imported: false });
});
