import { describe, expect } from 'vitest';
import { buildProduct } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { importInventory } from './import-inventory.ts';

const test = shopTest();
const { app } = test;

async function newService(): Promise<number> {
  const [serviceId = 0] = (await buildProduct(app.platform)).serviceIds;
  return serviceId;
}

function addItems(serviceId: number, kind: 'unique' | 'shared' | 'template', links: string[]) {
  const { platform } = app;
  return importInventory(platform.db, platform, {
    serviceId,
    kind,
    links,
    at: platform.clock.now(),
  });
}

describe('importing items', () => {
  test('reports duplicates within the list and in the inventory', async () => {
    const serviceId = await newService();
    await addItems(serviceId, 'unique', ['https://a.example/1']);
    expect(
      await addItems(serviceId, 'unique', [
        'https://a.example/2',
        ' https://a.example/1 ',
        'https://a.example/2',
        'https://a.example/3',
      ]),
    ).toEqual({ added: 2, duplicates: [1, 2], refused: [] });
  });

  test('lets two services hold the same link', async () => {
    const link = ['https://both.example/1'];
    await addItems(await newService(), 'shared', link);
    expect(await addItems(await newService(), 'shared', link)).toMatchObject({ added: 1 });
  });

  test('refuses what is not a web link and stores the rest', async () => {
    const serviceId = await newService();
    const report = await addItems(serviceId, 'unique', [
      'javascript:alert(1)',
      'https://fine.example/1',
      'data:text/html,hi',
      'https://user:pass@fine.example/',
    ]);
    expect(report).toEqual({ added: 1, duplicates: [], refused: [0, 2, 3] });
  });

  test('refuses a template without a placeholder for the subscription', async () => {
    const report = await addItems(await newService(), 'template', ['https://same.example/for-all']);
    expect(report).toEqual({ added: 0, duplicates: [], refused: [0] });
  });

  test('refuses a webhook at an address that may not be called', async () => {
    const { platform } = app;
    const report = await importInventory(platform.db, platform, {
      serviceId: await newService(),
      kind: 'webhook',
      links: ['http://keys.example/1', 'https://10.0.0.1/1', 'https://keys.example/1'],
      at: platform.clock.now(),
    });
    expect(report).toEqual({ added: 1, duplicates: [], refused: [0, 1] });
  });

  test('stores more rows than one statement can take', async () => {
    const links = Array.from({ length: 2_500 }, (_, number) => `https://bulk.example/${number}`);
    expect(await addItems(await newService(), 'unique', links)).toMatchObject({ added: 2_500 });
  });

  test('leaves no secret readable in the database', async () => {
    const canary = 'canary-7f3a9c51d2';
    await addItems(await newService(), 'unique', [`https://canary.example/${canary}`]);
    await addItems(await newService(), 'template', [
      `https://canary.example/${canary}/{subscription}`,
    ]);
    const { rows } = await app.platform.pool.query<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema = 'public'`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { table_name } of rows) {
      const found = await app.platform.pool.query(
        `select 1 from "${table_name}" as t where t::text like $1
           or t::text like '%' || encode($2::bytea, 'hex') || '%'`,
        [`%${canary}%`, Buffer.from(canary)],
      );
      expect({ table_name, found: found.rowCount }).toEqual({ table_name, found: 0 });
    }
  });
});
