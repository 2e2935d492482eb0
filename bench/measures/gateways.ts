import { createHmac } from 'node:crypto';
import { receiveWebhook, startPayment } from '@sesame/contract/shop/payments.ts';
import { gatewayNames as names } from '../../emulators/gateways/names.ts';
import { emulatorReady } from '../../scripts/demo/emulator-ready.ts';
import { enterWebhookUrls } from '../../scripts/demo/enter-webhook-urls.ts';
import { addBuyers, bearer } from '../buyers.ts';
import type { Figure } from '../figure.ts';
import { startCpuClock } from '../load/cpu-clock.ts';
import { expectOk, inParallel, postJson, send } from '../load/http-client.ts';
import { residentMb, runNode } from '../node-process.ts';
import { countGrants, decideAtBank, listPriceIds, placeOrder } from '../sell.ts';
import { type BenchShop, startBenchShop } from '../shop.ts';
import { waitUntil } from '../wait-until.ts';

const area = 'Gateways';
const CONNECTIONS = 8;
const COPIES = 10_000;
/** Maximum memory growth after ten thousand copies of one webhook, in MB. */
const MEMORY_MB = 30;

interface Emulators {
  readonly gateways: Readonly<
    Record<string, { readonly url: string; readonly shopSettings: Record<string, string> }>
  >;
}

/**
 * Measures the time from payment at the provider to access for each adapter: its webhook, fetching the payment, the
 * settlement. The providers are emulators in one process, whose time is included; the emulated bank is the reference.
 * Also measures the cost of many copies of one webhook.
 */
export async function measureGateways(orders: number): Promise<Figure[]> {
  const emulators = runNode(
    ['emulators/gateways/main.ts'],
    {
      ...process.env,
      GATEWAYS_PORTS: JSON.stringify(Object.fromEntries(names.map((name) => [name, 0]))),
    },
    'pipe',
  );
  // The cast is safe: this is the ready line of our child process, as its README documents.
  const { gateways } = JSON.parse(await emulatorReady(emulators.child)) as Emulators;
  const shop = await startBenchShop('gateways', {
    ...Object.assign({}, ...Object.values(gateways).map(({ shopSettings }) => shopSettings)),
    // Production does not accept emulators on plain http.
    NODE_ENV: 'development',
    RUB_PER_USD: '80',
  });
  try {
    await shop.database.query('update payment_methods set enabled = true');
    await enterWebhookUrls(shop.url, { gateways });
    const buyers = await addBuyers(shop.database, (names.length + 1) * orders + 1);
    const [priceId = 0] = await listPriceIds(shop);
    const through = (gateway: string, decide: (order: Placed) => Promise<unknown>) =>
      settle(shop, { gateway, priceId, tokens: buyers.take(orders), decide });

    const bank = await through('card', ({ url }) =>
      decideAtBank(shop, url.split('/').at(-1) ?? '', 'pay'),
    );
    const figures: Figure[] = [{ area, what: 'paid → access, the bank', unit: '/s', ...bank }];
    for (const name of names) {
      const measured = await through(name, ({ paymentId }) =>
        postJson(
          `${new URL(gateways[name]?.url ?? '').origin}/_emulator/decide`,
          { payment: paymentId, outcome: 'pay' },
          {},
        ).then(expectOk),
      );
      figures.push({
        area,
        what: `paid → access, ${name}`,
        unit: '/s',
        ...measured,
        ceiling: { what: 'the bank', value: bank.value },
        ratio: measured.value / bank.value,
      });
    }
    const [token = ''] = buyers.take(1);
    return [...figures, ...(await floodWithCopies(shop, token, priceId))];
  } finally {
    await shop.stop();
    await emulators.stop();
  }
}

interface Placed {
  readonly paymentId: string;
  readonly url: string;
}

async function settle(
  shop: BenchShop,
  order: {
    gateway: string;
    priceId: number;
    tokens: readonly string[];
    decide: (placed: Placed) => Promise<unknown>;
  },
): Promise<Pick<Figure, 'value' | 'cpuMicros'>> {
  const { gateway, priceId, tokens, decide } = order;
  const placed: Placed[] = [];
  await inParallel(tokens, CONNECTIONS, async (token) => {
    const url = `${shop.url}${startPayment.path}?subscription_price_id=${priceId}`;
    const answer = expectOk(await postJson(url, { gateway }, bearer(token)));
    const body = startPayment.answer.parse(JSON.parse(answer.text));
    placed.push({ paymentId: body.payment_id, url: body.url });
  });
  const before = await countGrants(shop);
  const cpuOf = startCpuClock(shop.pid);
  const startedMs = performance.now();
  await inParallel(placed, CONNECTIONS, decide);
  await waitUntil(async () => (await countGrants(shop)) - before === placed.length);
  const value = (placed.length * 1_000) / (performance.now() - startedMs);
  const cpuMicros = cpuOf(placed.length);
  return { value, ...(cpuMicros !== undefined && { cpuMicros }) };
}

/** One payment, one webhook, many copies: all are acknowledged, one grants access. */
async function floodWithCopies(shop: BenchShop, token: string, priceId: number): Promise<Figure[]> {
  const { paymentId, bankId } = await placeOrder(shop, token, priceId);
  await decideAtBank(shop, bankId, 'pay_silently');
  const before = await countGrants(shop);
  const body = JSON.stringify({
    id: 'evt_copied',
    type: 'payment.paid',
    payment: { id: bankId, order_id: paymentId },
  });
  const copy = () => {
    const sentAt = Math.floor(Date.now() / 1_000);
    const digest = createHmac('sha256', shop.bank.webhookSecret).update(`${sentAt}.${body}`);
    return send(`${shop.url}${receiveWebhook.path.replace(':provider', 'bank')}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'bank-signature': `t=${sentAt},v1=${digest.digest('hex')}`,
      },
      body,
    });
  };
  let refused = 0;
  const sendCopies = () =>
    inParallel(Array.from({ length: COPIES }), CONNECTIONS, async () => {
      if ((await copy()).status !== 200) refused++;
    });
  // The first ten thousand copies warm the server up; the growth after that is the cost of each copy.
  await sendCopies();
  const memoryBefore = residentMb(shop.pid);
  const startedMs = performance.now();
  await sendCopies();
  const perSecond = (COPIES * 1_000) / (performance.now() - startedMs);
  await waitUntil(async () => (await countGrants(shop)) > before);
  const granted = (await countGrants(shop)) - before;
  const memoryAfter = residentMb(shop.pid);
  return [
    {
      area,
      what: `${COPIES} copies of one webhook, acknowledged`,
      unit: '/s',
      value: perSecond,
      failures: refused,
    },
    {
      area,
      what: `grants of ${COPIES * 2} copies`,
      unit: '',
      value: granted,
      target: { of: 'value', atLeast: 1, atMost: 1 },
    },
    ...(memoryBefore === undefined || memoryAfter === undefined
      ? []
      : [
          {
            area,
            what: `server memory, grown by ${COPIES} copies`,
            unit: 'MB',
            value: memoryAfter - memoryBefore,
            target: { of: 'value', atMost: MEMORY_MB } as const,
          },
        ]),
  ];
}
