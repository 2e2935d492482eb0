import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../scripts/root.ts';
import { type BenchShop, emptyFolder, startShopIn } from '../shop.ts';
import { fillShop } from './fill.ts';
import { PAYMENTS_EACH, sellTemplate, TEMPLATE_BUYERS } from './sell-template.ts';

const isBuilt = process.env.TEST_BUILT === '1';
const programOf = (name: string, source: string) =>
  isBuilt ? `server/dist/${name}.js` : `server/src/${source}.ts`;
const server = programOf('main', 'main');
const settings = { SECRETS_KEY: `bench:${Buffer.alloc(32, 1).toString('base64')}` };
const folder = emptyFolder('fill-test');
const running: BenchShop[] = [];

afterAll(async () => {
  for (const shop of running) await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a filled shop has all the rows of its buyers, and its ledger holds', async () => {
  const selling = await startShopIn(folder, settings, server);
  running.push(selling);
  await sellTemplate(selling);
  const sold = await count(selling);
  await selling.stop();
  running.pop();
  const api = { ...settings, ROLE: 'api', MEDIA_DIR: `${folder}/media` };
  const resting = await startShopIn(folder, api, server);
  running.push(resting);
  await fillShop(resting.database, { users: 50, longHistory: 30 });

  const times = 50 / TEMPLATE_BUYERS;
  const filled = await count(resting);
  expect(sold.payments).toBe(TEMPLATE_BUYERS * PAYMENTS_EACH);
  expect(filled).toEqual({
    payments: sold.payments * times + 30,
    grants: sold.grants * times,
    subscriptions: sold.subscriptions * times,
    deliveries: sold.deliveries * times,
    redemptions: sold.redemptions * times,
    // The long history is of canceled orders, and of refunded gifts.
    gifts: sold.gifts * times + 10,
  });
  expect(await verifyLedger(resting)).toContain('invariants hold');
});

async function count({ database }: BenchShop) {
  const { rows } = await database.query<Record<string, number>>(
    `select (select count(*)::int from payments) as payments, (select count(*)::int from grants) as grants,
       (select count(*)::int from subscriptions) as subscriptions, (select count(*)::int from deliveries) as deliveries,
       (select count(*)::int from promo_redemptions) as redemptions, (select count(*)::int from gifts) as gifts`,
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('a select of counts has a row');
  return counts as Record<
    'payments' | 'grants' | 'subscriptions' | 'deliveries' | 'redemptions' | 'gifts',
    number
  >;
}

async function verifyLedger({ databaseUrl }: BenchShop): Promise<string> {
  const program = programOf('verify-ledger', 'commands/verify-ledger');
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, LOOPBACK_TRIAL: 'true' },
  });
  return stdout;
}
