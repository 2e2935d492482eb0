import { signInOperator } from '@sesame/contract/console/operators.ts';
import { checkPromoCode } from '@sesame/contract/shop/payments.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildBuyer } from '../../test/build/build-purchase.ts';
import { runProgram } from '../../test/processes/program.ts';
import { spawnServer } from '../../test/processes/spawn-server.ts';
import { insertRows, listRows } from '../../test/rows.ts';
import { startApp, type TestApp } from '../../test/shops/start-app.ts';
import { startShop } from '../../test/shops/start-shop.ts';
import { loadDemo } from './load-demo.ts';
import { demoOwner } from './operator.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ env: { DEMO: 'true' } });
  await loadDemo(app.platform);
});
afterEach(() => app.stop());

const leave = (args: readonly string[] = [], typed = '', databaseUrl = app.databaseUrl) =>
  runProgram('leave-demo', args, { DATABASE_URL: databaseUrl }, `${typed}\n`);

const start = () =>
  spawnServer({
    DATABASE_URL: app.databaseUrl,
    SECRETS_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  });
const signIn = async () => {
  const { email, password } = demoOwner;
  return (await app.call(signInOperator, { body: { email, password, code: '' } })).status;
};

test('a shop that was a demo does not start without DEMO', async () => {
  await expect(start()).rejects.toMatchObject({
    code: 1,
    // On a separate line: while the database is slow to answer, a warning precedes it.
    message: expect.stringMatching(
      /^This database was filled as a demo: run `npm run leave-demo`/m,
    ),
  });
});

test('a shop without its demo data starts without DEMO', async () => {
  const { code, output } = await leave(['--yes']);
  expect(output).toMatch(/promo: FREE100[\s\S]*The demo data was removed/);
  expect(code).toBe(0);
  const server = await start();
  expect((await server.end('SIGTERM')).code).toBe(0);
});

test('it removes the free code, the owner with the public password, and the products', async () => {
  const buyer = await buildBuyer(app.platform);
  const query = { promocode: 'FREE100' };
  expect((await app.call(checkPromoCode, { query }, buyer)).status).toBe(200);
  await leave(['--yes']);
  expect((await app.call(checkPromoCode, { query }, buyer)).refusal).toMatchObject({
    reason: 'unknown',
  });
  expect(await signIn()).toBe(400);
  const { rows } = await sql<{ products: number; methods: number; links: number; people: number }>`
    select (select count(*)::int from products where archived_at is null) as products,
      (select count(*)::int from payment_methods where provider = 'bank' and enabled) as methods,
      (select count(*)::int from inventory_items where retired_at is null) as links,
      (select count(*)::int from users where email like '%@sesame.example' and blocked_at is null) as people`.execute(
    app.platform.db,
  );
  expect(rows[0]).toEqual({ products: 0, methods: 0, links: 0, people: 0 });
});

test('data created by the operator stays', async () => {
  await insertRows(app, 'promo_codes', {
    code: 'OWN',
    code_key: 'OWN',
    discount_percent: 500,
    starts_at: null,
    ends_at: null,
    max_uses: null,
    method_category: null,
    batch_id: null,
  });
  await leave(['--yes']);
  const buyer = await buildBuyer(app.platform);
  const own = await app.call(checkPromoCode, { query: { promocode: 'OWN' } }, buyer);
  expect(own.body).toEqual({ percent: 5 });
});

test('a redeemed promo code is switched off instead of deleted', async () => {
  const buyer = await buildBuyer(app.platform);
  await app.owner.db.transaction().execute(async (tx) => {
    // Skips the foreign key to a payment, which is not needed here.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into promo_redemptions (id, promo_code_id, user_id, payment_id, slot, state, created_at, changed_at)
      select gen_random_uuid(), id, ${buyer.id}, gen_random_uuid(), 1, 'released', now(), now()
      from promo_codes where code = 'FREE100'`.execute(tx);
  });
  await leave(['--yes']);
  const codes = await listRows(app, 'promo_codes', {}, ['code', 'active']);
  expect(codes).toEqual([{ code: 'FREE100', active: false }]);
});

test('asks for confirmation and changes nothing without it', async () => {
  const { code, output } = await leave([], 'no');
  expect(code).toBe(1);
  expect(output).toContain('operator: owner@sesame.example');
  expect(output).toContain('Nothing was changed.');
  expect(await signIn()).toBe(201);
  expect((await leave([], 'yes')).code).toBe(0);
  expect((await leave()).output).toBe('There is no demo data left.\n');
});

test('a database whose balances hold demo money cannot become a real shop', async () => {
  const shop = await startShop(['partners'], { env: { DEMO: 'true' } });
  await shop.buy(await shop.invite(await shop.newPartner()));
  const { db } = shop.app.platform;
  const mark = { kind: 'promo', id: '1', created_at: shop.app.clock.now() } as const;
  await db.insertInto('demo_rows').values(mark).execute();
  const { code, output } = await leave(['--yes'], '', shop.app.databaseUrl);
  expect(code).toBe(1);
  expect(output).toContain('Balances hold 80 dollars from purchases at the emulated bank');
  expect(await db.selectFrom('demo_rows').selectAll().execute()).toHaveLength(1);
  await shop.stop();
});
