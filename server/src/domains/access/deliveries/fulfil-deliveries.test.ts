import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { grantMonths } from '../../../../test/build/hold-items.ts';
import { getRow, listRows } from '../../../../test/rows.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { reverseGrant } from '../grants/reverse-grant.ts';
import { importInventory } from '../inventory/import-inventory.ts';
import { fulfilDelivery } from './fulfil-deliveries.ts';

let app: TestApp | undefined;
let product: BuiltProduct;
let buyer: Buyer;

function started() {
  if (app === undefined) throw new Error('the app is started before each test');
  return app;
}

beforeEach(async () => {
  await app?.stop();
  app = await startApp();
  product = await buildProduct(app.platform);
  buyer = await buildBuyer(app.platform);
});
afterAll(() => app?.stop());

async function buy(): Promise<string> {
  const { platform } = started();
  const paymentId = await buildPayment(platform, buyer, product);
  await grantMonths(platform, buyer, product, { paymentId });
  return paymentId;
}

function addItems(links: string[]) {
  const { platform } = started();
  const [serviceId = 0] = product.serviceIds;
  const at = platform.clock.now();
  return importInventory(platform.db, platform, { serviceId, kind: 'unique', links, at });
}

const run = () => started().jobs.run('fulfil-deliveries');

function openAlerts() {
  return listRows(started().platform.db, 'alerts', { resolved_at: null }, ['kind'], 'kind');
}

describe('a waiting delivery', () => {
  test('is filled in the next run after an import, and its alerts are resolved', async () => {
    const { clock } = started();
    await buy();
    clock.advance(16 * 60_000);
    expect(await run()).toBe(0);
    expect(await openAlerts()).toEqual([{ kind: 'delivery_late' }, { kind: 'delivery_waiting' }]);
    await addItems(['https://later.example/1']);
    expect(await run()).toBe(1);
    expect(await openAlerts()).toEqual([]);
  });

  test('is not tried while the inventory is empty, and at once after an import', async () => {
    const { platform, clock, jobs } = started();
    await buy();
    clock.advance(3_600_000);
    await run();
    const { attempts } = await getRow(platform.db, 'deliveries', {});
    expect(attempts).toBe(1);
    await addItems(['https://later.example/1']);
    expect(await jobs.run('fulfil-delivery')).toBe(1);
    expect(await openAlerts()).toEqual([]);
  });

  test('is found when it has an item but no job', async () => {
    const { platform } = started();
    await buy();
    await addItems(['https://later.example/1']);
    await platform.pool.query('delete from pgboss.job');
    expect(await run()).toBe(1);
    expect(await openAlerts()).toEqual([]);
  });

  test('is not late within 15 minutes', async () => {
    const { clock } = started();
    await buy();
    clock.advance(15 * 60_000);
    await run();
    expect(await openAlerts()).toEqual([{ kind: 'delivery_waiting' }]);
  });

  test('is assigned no item after its access was refunded', async () => {
    const { platform, clock } = started();
    const paymentId = await buy();
    await inTransaction(platform.db, (tx) =>
      reverseGrant(tx, platform, { paymentId, at: clock.now() }),
    );
    clock.advance(3_600_000);
    await addItems(['https://kept.example/1']);
    expect(await run()).toBe(0);
  });

  test('does not block the others when it fails, and is retried', async () => {
    const { platform, owner } = started();
    await buy();
    const { id: broken } = await getRow(platform.db, 'deliveries', {});
    await sql`
      create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
      owner.db,
    );
    await sql`
      create trigger broken before update of inventory_item_id on deliveries for each row
      when (old.id = ${sql.lit(broken)}) execute function fail()`.execute(owner.db);
    buyer = await buildBuyer(platform);
    await buy();
    await addItems(['https://later.example/1', 'https://later.example/2']);
    expect(await run()).toBe(1);
    const rows = await listRows(platform.db, 'deliveries', {}, [
      'id',
      'inventory_item_id',
      'attempts',
    ]);
    expect(rows.filter(({ inventory_item_id }) => inventory_item_id === null)).toEqual([
      { id: broken, inventory_item_id: null, attempts: 1 },
    ]);
    const failures = started().logLines.filter(({ job }) => job !== undefined);
    expect(failures).toMatchObject([{ job: 'fulfil-delivery', attempt: 1 }]);
    await sql`drop trigger broken on deliveries`.execute(owner.db);
    started().clock.advance(60_000);
    expect(await run()).toBe(1);
  });

  test('is filled once by parallel jobs', async () => {
    const { platform } = started();
    await buy();
    await addItems(['https://side.example/1', 'https://side.example/2']);
    const { id } = await getRow(platform.db, 'deliveries', {});
    await Promise.all(Array.from({ length: 8 }, () => fulfilDelivery(platform, id)));
    const taken = await platform.db
      .selectFrom('inventory_items')
      .select('id')
      .where('assigned_to', 'is not', null)
      .execute();
    expect(taken).toHaveLength(1);
  });
});
