import { listActiveSubscriptions, readAccount } from '@sesame/contract/access.ts';
import { importStockItems, revealStockItem } from '@sesame/contract/operator-stock.ts';
import type { RunningAccess } from '@sesame/emulators/access/running-access.ts';
import { startAccess } from '@sesame/emulators/access/start-access.ts';
import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build-operator.ts';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildProduct,
} from '../../../test/build-purchase.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { shortenPatience } from '../../../test/start-shop.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { askWebhooks } from './ask-webhooks.ts';
import { grantAccess } from './grant-access.ts';

/** The shop and the stand-in of a service, each over HTTP: the import by an operator, the questions, what the buyer sees. */

let service: RunningAccess;
let app: TestApp;
let owner: TestOperator;
let product: BuiltProduct;
let buyer: Buyer;
/** Set where the service is silent: everywhere else it is waited for. */
let patienceMs: number | undefined;
beforeAll(async () => {
  service = await startAccess({ now: () => app.clock.now() });
  app = await startApp({ env: { ...service.shopSettings } });
  shortenPatience(app.platform, () => patienceMs);
  owner = await buildOperator(app);
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});
beforeEach(async () => {
  service.setFaults({});
  patienceMs = undefined;
  service.setSettings({ gives: 'link', signingKey: undefined });
  product = await buildProduct(app.platform);
  buyer = await buildBuyer(app.platform);
});

const originId = () => product.originIds[0] ?? 0;

async function importAddresses(...lines: string[]) {
  const form = new FormData();
  form.append('file', new Blob([lines.join('\n')], { type: 'text/plain' }), 'stock.txt');
  const path = importStockItems.path.replace(':id', String(originId()));
  const answer = await fetch(`${app.url}${path}?kind=webhook&mode=import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: form,
  });
  return importStockItems.answer.parse(await answer.json());
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

test('an operator imports its address and gives it the signing key; buyers get links', async () => {
  expect(await importAddresses(service.url)).toMatchObject({ fresh: 1, imported: true });
  const webhook = await app.platform.db
    .selectFrom('stock_items')
    .select('id')
    .where('origin_id', '=', originId())
    .executeTakeFirstOrThrow();
  const reveal = { params: { id: webhook.id }, body: { reason: 'For the service' } };
  const { body: item } = await app.call(revealStockItem, reveal, owner);
  service.setSettings({ signingKey: 'a key of somebody else' });
  await buy();
  expect(await askWebhooks(app.platform)).toBe(0);
  service.setSettings({ signingKey: item.signing_key ?? '' });
  app.clock.advance(31_000);
  expect(await askWebhooks(app.platform)).toBe(1);
  expect(await seen()).toMatchObject({
    links: [{ href: service.given().at(-1)?.answer.link }],
    accounts: [],
    fulfilment_pending: false,
  });
});

test('buyers get accounts where it gives those', async () => {
  await importAddresses(service.url);
  service.setSettings({ gives: 'account' });
  await buy();
  expect(await askWebhooks(app.platform)).toBe(1);
  const id = (await seen())?.accounts[0]?.id ?? '';
  const { body } = await app.call(readAccount, { params: { id } }, buyer);
  expect(body).toMatchObject({ ...service.given().at(-1)?.answer });
});

test.each<AnswerFault>(['refuse_500', '429', 'work_then_500', 'not_json', 'huge', 'redirect'])(
  'when it fails by %s the buyer waits, and gets what it gave the first time',
  async (answer) => {
    await importAddresses(service.url);
    service.setFaults({ answer });
    await buy();
    expect(await askWebhooks(app.platform)).toBe(0);
    expect(await seen()).toMatchObject({ links: [], fulfilment_pending: true });
    service.setFaults({});
    app.clock.advance(31_000);
    expect(await askWebhooks(app.platform)).toBe(1);
    const given = service.given().filter(({ question }) => question.user === buyer.id);
    expect(given).toHaveLength(1);
    expect(await seen()).toMatchObject({ links: [{ href: given[0]?.answer.link }] });
  },
);

test('what it does not answer in time is asked again with the same key', async () => {
  await importAddresses(service.url);
  service.setFaults({ answer: 'work_then_timeout', once: true });
  await buy();
  patienceMs = 1_000;
  expect(await askWebhooks(app.platform)).toBe(0);
  patienceMs = undefined;
  app.clock.advance(31_000);
  expect(await askWebhooks(app.platform)).toBe(1);
  const given = service.given().filter(({ question }) => question.user === buyer.id);
  expect(given).toMatchObject([{ asked: 2 }]);
});

test('addresses that would not be asked are named at the import', async () => {
  expect(
    await importAddresses('http://keys.example/1', 'https://10.0.0.1/1', 'https://localhost/1'),
  ).toMatchObject({ fresh: 0, broken: { count: 3, lines: [1, 2, 3] }, imported: false });
});
