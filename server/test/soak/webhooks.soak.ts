import { afterAll, expect } from 'vitest';
import { type SpawnedServer, spawnServer } from '../processes/spawn-server.ts';
import { seededRandom } from '../seeded-random.ts';
import { sendWebhook } from '../send-webhook.ts';
import { shopTest } from '../shops/shop-test.ts';
import type { Shop } from '../shops/start-shop.ts';
import { campaignSize } from './campaign-size.ts';
import { reportFigures, secondsSince } from './report-figures.ts';

const WEBHOOKS = campaignSize('SOAK_WEBHOOKS', 10_000);
/** Copies of one event; a payment has several events that all report it as paid. */
const COPIES = 25;
const EVENTS_OF_PAYMENT = 4;
const AT_ONCE = 16;

let shop: Shop<'sales'>;
let processes: SpawnedServer[] = [];
const test = shopTest(['sales'], { now: new Date().toISOString() });
test.beforeAll(async ({ shop: running }) => {
  shop = running;
  // The test sends the webhooks itself.
  shop.bank.faults.set({ webhooks: 'none' });
  processes = await Promise.all([startProcess(), startProcess()]);
});
// Stopping the shop verifies the ledger.
afterAll(async () => {
  await Promise.all(processes.map((server) => server.end('SIGTERM')));
});

function startProcess(): Promise<SpawnedServer> {
  return spawnServer({
    NODE_ENV: 'test',
    ROLE: 'api',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: shop.app.databaseUrl,
    SECRETS_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    RATE_LIMIT_SCALE: '1000000',
    BANK_URL: shop.bank.url,
    BANK_API_KEY: shop.bank.apiKey,
    BANK_WEBHOOK_SECRET: shop.bank.webhookSecret,
  });
}

test('duplicate webhooks at two processes have one effect each', async () => {
  const paid: { id: string; order_id: string }[] = [];
  const events = Math.ceil(WEBHOOKS / COPIES);
  for (let made = 0; made < events / EVENTS_OF_PAYMENT; made++) {
    const { body } = await shop.pay(await shop.newBuyer());
    const { id } = shop.atBank(body.payment_id);
    await shop.bank.decide(id, 'pay');
    paid.push({ id, order_id: body.payment_id });
  }
  const startedMs = performance.now();
  const random = seededRandom(campaignSize('SOAK_SEED', 1));
  const queue = Array.from({ length: WEBHOOKS }, (_, n) => n % events)
    .map((event) => ({ event, at: random() }))
    .sort((one, other) => one.at - other.at);
  const refused: number[] = [];
  let sent = 0;
  async function sendOn(): Promise<void> {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const server = processes[sent++ % processes.length];
      const status = await sendWebhook({
        url: server?.url ?? '',
        secret: shop.bank.webhookSecret,
        sentAt: new Date(),
        body: { id: `evt_${next.event}`, payment: paid[next.event % paid.length] ?? {} },
      });
      if (status !== 200) refused.push(status);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  await shop.settled();

  const { db } = shop.app.platform;
  const grants = await db.selectFrom('grants').select('payment_id').execute();
  const inbox = await db.selectFrom('webhook_events').select('event_key').execute();
  const granted = new Set(grants.map(({ payment_id }) => payment_id));
  reportFigures('duplicate webhooks', {
    webhooks: sent,
    events,
    payments: paid.length,
    refused: refused.length,
    lost: paid.filter(({ order_id }) => !granted.has(order_id)).length,
    doubled: grants.length - granted.size + inbox.length - events,
    seconds: secondsSince(startedMs),
  });
  expect(refused).toEqual([]);
  expect(grants.map(({ payment_id }) => payment_id).toSorted()).toEqual(
    paid.map(({ order_id }) => order_id).toSorted(),
  );
  expect(inbox).toHaveLength(events);
});
