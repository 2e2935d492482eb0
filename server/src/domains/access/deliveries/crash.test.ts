import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { startAccess } from '@sesame/emulators/access/start-access.ts';
import { afterEach, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { buildBuyer, buildProduct } from '../../../../test/build/build-purchase.ts';
import type { SpawnedServer } from '../../../../test/processes/spawn-server.ts';
import { spawnWorker } from '../../../../test/processes/spawn-worker.ts';
import { waitUntilKilled } from '../../../../test/processes/wait-until-killed.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { grantAccess } from '../grants/grant-access.ts';
import { importInventory } from '../inventory/import-inventory.ts';

/**
 * Kills a real worker after a supplier has answered. The server in this process then acts as the restarted
 * worker.
 */

const supplier = await startAccess({ now: () => new Date() });
let victim: SpawnedServer | undefined;
const test = shopTest([], { env: { ...supplier.shopSettings } });
afterEach(() => victim?.end('SIGKILL'));
test.afterAll(() => supplier.stop());

test('killed after the supplier answered: the buyer gets that access, once', async ({ app }) => {
  const { platform, clock, jobs } = app;
  clock.set(new Date());
  const { id: operatorId } = await buildOperator(app);
  const product = await buildProduct(platform);
  const [serviceId = 0] = product.serviceIds;
  const webhook = { serviceId, kind: 'webhook', links: [supplier.url], at: clock.now() } as const;
  await importInventory(platform.db, platform, webhook);
  const worker = await spawnWorker(app, 'provisioning_answered:kill', { ...supplier.shopSettings });
  victim = worker;
  const buyer = await buildBuyer(platform);
  const month = { durationCount: 1, durationUnit: 'month', at: clock.now() } as const;
  await inTransaction(platform.db, (tx) =>
    grantAccess(tx, platform, { operatorId, userId: buyer.id, productId: product.id, ...month }),
  );
  await waitUntilKilled(worker, platform.pool);
  // The worker used the real clock, which may be a minute ahead on a busy machine.
  clock.set(new Date());
  const seen = async () => (await app.call(listActiveSubscriptions, {}, buyer)).body;
  expect(await seen()).toMatchObject([{ links: [], fulfilment_pending: true }]);

  await jobs.recover();
  expect(await jobs.run('call-provisioning-webhook')).toBe(1);
  const [given, ...others] = supplier.given();
  expect(others).toEqual([]);
  expect(given).toMatchObject({ times: 2 });
  expect(await seen()).toMatchObject([
    { links: [{ href: given?.answer.link }], fulfilment_pending: false },
  ]);
  const { rows } = await platform.pool.query(
    "select assigned_to from inventory_items where service_id = $1 and kind = 'unique'",
    [serviceId],
  );
  expect(rows).toHaveLength(1);
});
