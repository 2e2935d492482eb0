import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { getSystem } from '@sesame/contract/operator-system.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOperator } from '../../test/build-operator.ts';
import { buildProduct } from '../../test/build-purchase.ts';
import { spawnServer } from '../../test/spawn-server.ts';
import { startApp, type TestApp } from '../../test/start-app.ts';
import { importStock } from '../domains/access/index.ts';
import { createSealer } from '../platform/crypto.ts';
import { countSealed } from '../platform/sealed-boxes.store.ts';
import { reseal } from './reseal.ts';

const command = fileURLToPath(new URL('../commands/reseal.ts', import.meta.url));
/** The key of the tests, and one that is to take its place. */
const oldKey = { id: 'test', key: Buffer.alloc(32, 7) };
const newKey = { id: 'new', key: Buffer.alloc(32, 8) };
const written = ({ id, key }: typeof oldKey) => `${id}:${key.toString('base64')}`;
const LINKS = 450;

let app: TestApp;
let originId: number;
beforeAll(async () => {
  app = await startApp();
  const { originIds } = await buildProduct(app.platform);
  originId = originIds[0] ?? 0;
  const links = Array.from({ length: LINKS }, (_, item) => `https://links.example/${item}`);
  await app.platform.db
    .transaction()
    .execute((tx) =>
      importStock(tx, app.platform, { originId, kind: 'unique', links, at: app.clock.now() }),
    );
});
afterAll(() => app.stop());

const counts = async () =>
  new Map((await countSealed(app.platform.db)).map(({ key, boxes }) => [key, boxes]));

function run(keys: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command],
      { env: { PATH: process.env.PATH, DATABASE_URL: app.databaseUrl, SECRETS_KEY: keys } },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
  });
}

test('a run that is cut off is continued by the next, and then the old key may go', async () => {
  const operator = await buildOperator(app, { role: 'owner' });
  const sealed = (await counts()).get('test') ?? 0;
  expect(sealed).toBeGreaterThan(LINKS);
  const platform = { db: app.platform.db, sealer: createSealer([newKey, oldKey]) };
  const cut = reseal(platform, () => {
    throw new Error('cut off');
  });
  await expect(cut).rejects.toThrow('cut off');
  const half = await counts();
  expect(half.get('new')).toBe(200);
  expect(half.get('test')).toBe(sealed - 200);

  const { code, output } = await run(`${written(newKey)},${written(oldKey)}`);
  expect({ code, output }).toEqual({
    code: 0,
    output: `${sealed - 200} secrets were sealed anew.\n  key new: ${sealed}\n`,
  });
  // What the new key alone opens, in the console's own words.
  const alone = createSealer([newKey]);
  const { rows } = await sql<{ id: string; box: string }>`
    select id::text, convert_from(secret, 'UTF8') as box from stock_items`.execute(app.platform.db);
  const links = rows.map(({ id, box }) => JSON.parse(alone.open(box, `stock_items:${id}`)).link);
  expect(new Set(links).size).toBe(LINKS);

  const { body } = await app.call(getSystem, {}, operator);
  expect(body.sealed).toEqual([{ key: 'new', boxes: sealed, in_use: false }]);
  await run(`${written(oldKey)},${written(newKey)}`);
});

test('a secret that no given key opens is named, and everything else is sealed anew', async () => {
  await sql`
    update stock_items set secret = convert_to('lost.' || repeat('A', 60), 'UTF8')
    where id = (select id from stock_items order by id limit 1)`.execute(app.platform.db);
  const { code, output } = await run(`${written(newKey)},${written(oldKey)}`);
  expect(code).toBe(1);
  expect(output).toMatch(/1 do not open with any key given: stock_items [0-9a-f-]{36}/);
  const left = await counts();
  expect([left.get('lost'), left.get('test')]).toEqual([1, undefined]);
  await run(`${written(oldKey)},${written(newKey)}`);
});

test('the server does not start while stored secrets need a key that SECRETS_KEY lacks', async () => {
  const start = spawnServer({ DATABASE_URL: app.databaseUrl, SECRETS_KEY: written(newKey) });
  await expect(start).rejects.toMatchObject({
    code: 1,
    message: expect.stringMatching(/^SECRETS_KEY lacks a key .*: test \(\d+\)/),
  });
});
