import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { operatorLogin } from '@sesame/contract/operators.ts';
import { checkPromocode } from '@sesame/contract/payments.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildBuyer } from '../../test/build-purchase.ts';
import { spawnServer } from '../../test/spawn-server.ts';
import { startApp, type TestApp } from '../../test/start-app.ts';
import { startPartnerShop } from '../../test/start-partner-shop.ts';
import { loadDemo } from './load-demo.ts';
import { demoOwner } from './operator.ts';

const command = fileURLToPath(new URL('../commands/leave-demo.ts', import.meta.url));

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ env: { DEMO: 'true' } });
  await loadDemo(app.platform);
});
afterEach(() => app.stop());

function leave(
  words: readonly string[] = [],
  typed = '',
  databaseUrl = app.databaseUrl,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command, ...words],
      { env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl } },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
    child.stdin?.end(`${typed}\n`);
  });
}

const start = () =>
  spawnServer({
    DATABASE_URL: app.databaseUrl,
    SECRETS_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  });
const signIn = async () => {
  const { email, password } = demoOwner;
  return (await app.call(operatorLogin, { body: { email, password, code: '' } })).status;
};

test('a shop that was a demo does not start without DEMO', async () => {
  await expect(start()).rejects.toMatchObject({
    code: 1,
    message: expect.stringMatching(/^This database was filled as a demo: run `npm run leave-demo`/),
  });
});

test('a shop that has left the demo starts without DEMO', async () => {
  const { code, output } = await leave(['--yes']);
  expect(output).toMatch(/promo: FREE100[\s\S]*The demo is gone/);
  expect(code).toBe(0);
  const server = await start();
  expect((await server.end('SIGTERM')).code).toBe(0);
});

test('leaving takes the free code, the owner whose password everybody knows, and what is on sale', async () => {
  const buyer = await buildBuyer(app.platform);
  const query = { promocode: 'FREE100' };
  expect((await app.call(checkPromocode, { query }, buyer)).status).toBe(200);
  await leave(['--yes']);
  expect((await app.call(checkPromocode, { query }, buyer)).refusal).toMatchObject({
    reason: 'unknown',
  });
  expect(await signIn()).toBe(400);
  const { rows } = await sql<{ products: number; methods: number; links: number; people: number }>`
    select (select count(*)::int from products where archived_at is null) as products,
      (select count(*)::int from payment_methods where provider = 'bank' and enabled) as methods,
      (select count(*)::int from stock_items where retired_at is null) as links,
      (select count(*)::int from users where email like '%@sesame.example' and blocked_at is null) as people`.execute(
    app.platform.db,
  );
  expect(rows[0]).toEqual({ products: 0, methods: 0, links: 0, people: 0 });
});

test('what the operator made stays', async () => {
  await app.platform.db
    .insertInto('promo_codes')
    .values({
      code: 'OWN',
      code_key: 'OWN',
      discount_percent: 500,
      starts_at: null,
      ends_at: null,
      max_uses: null,
      method_category: null,
      batch: null,
    })
    .execute();
  await leave(['--yes']);
  const buyer = await buildBuyer(app.platform);
  const own = await app.call(checkPromocode, { query: { promocode: 'OWN' } }, buyer);
  expect(own.body).toEqual({ percent: 5 });
});

test('a code that somebody used is switched off instead of deleted', async () => {
  const buyer = await buildBuyer(app.platform);
  await app.platform.db.transaction().execute(async (tx) => {
    // Of a payment that is not needed here.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into promo_redemptions (id, promo_code_id, user_id, payment_id, slot, state, created_at, changed_at)
      select gen_random_uuid(), id, ${buyer.id}, gen_random_uuid(), 1, 'released', now(), now()
      from promo_codes where code = 'FREE100'`.execute(tx);
  });
  await leave(['--yes']);
  const codes = await app.platform.db
    .selectFrom('promo_codes')
    .select(['code', 'active'])
    .execute();
  expect(codes).toEqual([{ code: 'FREE100', active: false }]);
});

test('asks first, and changes nothing without a yes', async () => {
  const { code, output } = await leave([], 'no');
  expect(code).toBe(1);
  expect(output).toContain('operator: owner@sesame.example');
  expect(output).toContain('Nothing was changed.');
  expect(await signIn()).toBe(201);
  expect((await leave([], 'yes')).code).toBe(0);
  expect((await leave()).output).toBe('Nothing of the demo is left.\n');
});

test('a database whose balances hold sandbox money cannot become a real shop', async () => {
  const shop = await startPartnerShop({ env: { DEMO: 'true' } });
  await shop.buy(await shop.invite(await shop.newPartner()));
  const { db } = shop.app.platform;
  const mark = { kind: 'promo', id: '1', created_at: shop.app.clock.now() } as const;
  await db.insertInto('demo_rows').values(mark).execute();
  const { code, output } = await leave(['--yes'], '', shop.app.databaseUrl);
  expect(code).toBe(1);
  expect(output).toContain('Balances hold 80 dollars from purchases at the sandbox bank');
  expect(await db.selectFrom('demo_rows').selectAll().execute()).toHaveLength(1);
  await shop.stop();
});
