import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../../test/build-purchase.ts';
import { startApp } from '../../../test/start-app.ts';
import { importStock } from './import-stock.ts';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function newOrigin(): Promise<number> {
  const [originId = 0] = (await buildProduct(app.platform)).originIds;
  return originId;
}

function stock(originId: number, kind: 'unique' | 'shared' | 'template', links: string[]) {
  const { platform } = app;
  return importStock(platform.db, platform, { originId, kind, links, at: platform.clock.now() });
}

describe('importing stock', () => {
  it('reports what it has already, in the list and in the shop', async () => {
    const originId = await newOrigin();
    await stock(originId, 'unique', ['https://a.example/1']);
    expect(
      await stock(originId, 'unique', [
        'https://a.example/2',
        ' https://a.example/1 ',
        'https://a.example/2',
        'https://a.example/3',
      ]),
    ).toEqual({ added: 2, duplicates: [1, 2], refused: [] });
  });

  it('lets two origins hold the same link', async () => {
    const link = ['https://both.example/1'];
    await stock(await newOrigin(), 'shared', link);
    expect(await stock(await newOrigin(), 'shared', link)).toMatchObject({ added: 1 });
  });

  it('refuses what is no web link and stores the rest', async () => {
    const originId = await newOrigin();
    const report = await stock(originId, 'unique', [
      'javascript:alert(1)',
      'https://fine.example/1',
      'data:text/html,hi',
      'https://user:pass@fine.example/',
    ]);
    expect(report).toEqual({ added: 1, duplicates: [], refused: [0, 2, 3] });
  });

  it('refuses a template that does not tell subscriptions apart', async () => {
    const report = await stock(await newOrigin(), 'template', ['https://same.example/for-all']);
    expect(report).toEqual({ added: 0, duplicates: [], refused: [0] });
  });

  it('refuses a webhook at an address that is not asked', async () => {
    const { platform } = app;
    const report = await importStock(platform.db, platform, {
      originId: await newOrigin(),
      kind: 'webhook',
      links: ['http://keys.example/1', 'https://10.0.0.1/1', 'https://keys.example/1'],
      at: platform.clock.now(),
    });
    expect(report).toEqual({ added: 1, duplicates: [], refused: [0, 1] });
  });

  it('stores more than one statement can carry', async () => {
    const links = Array.from({ length: 2_500 }, (_, number) => `https://bulk.example/${number}`);
    expect(await stock(await newOrigin(), 'unique', links)).toMatchObject({ added: 2_500 });
  });

  it('leaves no secret readable in the database', async () => {
    const canary = 'canary-7f3a9c51d2';
    await stock(await newOrigin(), 'unique', [`https://canary.example/${canary}`]);
    await stock(await newOrigin(), 'template', [`https://canary.example/${canary}/{subscription}`]);
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
