import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { fillConsole } from './fill-console.ts';
import { type BenchShop, emptyFolder, startShopIn } from './shop.ts';

const program = process.env.TEST_BUILT === '1' ? 'server/dist/main.js' : 'server/src/main.ts';
const folder = emptyFolder('fill-console-test');
const running: BenchShop[] = [];

afterAll(async () => {
  for (const shop of running) await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the lists of the console have the rows that they are measured with', async () => {
  const { database } = await start();
  await fillConsole(database, { users: 400, payments: 2_000 });
  const { rows } = await database.query(
    `select (select count(*)::int from payments) as payments,
       (select count(*)::int from users where username_key like 'person-%') as users,
       (select count(*)::int from promo_codes where code like 'BULK%') as promo_codes,
       (select count(*)::int from subscriptions) = (select count(distinct user_id)::int from payments where state = 'paid') as subscribed,
       (select count(*)::int from deliveries) > 0 as deliveries,
       (select count(*)::int from inventory_items where secret_fingerprint is not null) >= 200 as items,
       (select count(*)::int from tickets where title like '% order %') as tickets,
       (select count(*)::int from payouts) as payouts,
       (select count(*)::int from audit_events where reason = 'for the bench') as audit_events,
       (select count(*)::int from mails where key like 'receipt:bench-%') as mails`,
  );
  expect(rows).toEqual([
    {
      payments: 2_000,
      users: 400,
      promo_codes: 10,
      subscribed: true,
      deliveries: true,
      items: true,
      tickets: 200,
      payouts: 10,
      audit_events: 400,
      mails: 400,
    },
  ]);
});

async function start(): Promise<BenchShop> {
  const settings = { SECRETS_KEY: `bench:${Buffer.alloc(32, 1).toString('base64')}` };
  const shop = await startShopIn(folder, settings, program);
  running.push(shop);
  return shop;
}
