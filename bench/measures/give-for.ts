import { randomUUID } from 'node:crypto';
import { claimGift, readGift } from '@sesame/contract/shop/gifts.ts';
import { bearer } from '../buyers.ts';
import { startCpuClock } from '../load/cpu-clock.ts';
import { expectOk, inParallel, postJson, send } from '../load/http-client.ts';
import type { Round } from '../load/race.ts';
import { decideAtBank, placeOrder } from '../sell.ts';
import type { BenchShop } from '../shop.ts';
import { waitUntil } from '../wait-until.ts';

interface Giving {
  readonly seconds: number;
  readonly buyers: number;
  readonly price: () => number;
  readonly token: () => string;
}

/** Buyers order a gift, approve it at the bank and open its code, which another buyer redeems; counts redeemed gifts. */
export async function giveFor(
  shop: BenchShop,
  { seconds, buyers, price, token }: Giving,
): Promise<Round> {
  const cpuOf = startCpuClock(shop.pid);
  const startedMs = performance.now();
  const deadline = startedMs + seconds * 1_000;
  let redeemed = 0;
  await inParallel(Array.from({ length: buyers }), buyers, async () => {
    while (performance.now() < deadline) {
      const buyer = token();
      const { paymentId, bankId } = await placeOrder(shop, buyer, price(), { gift: true });
      await decideAtBank(shop, bankId, 'pay');
      const code = await openCode(shop, buyer, await waitForGift(shop, paymentId));
      const headers = { ...bearer(token()), 'idempotency-key': randomUUID() };
      expectOk(await postJson(`${shop.url}${claimGift.path}`, { code }, headers));
      redeemed++;
    }
  });
  const perSecond = (redeemed * 1_000) / (performance.now() - startedMs);
  return { perSecond, cpuMicros: cpuOf(redeemed), failures: 0 };
}

/** @returns the id of the gift that the bank's webhook makes of a payment */
async function waitForGift({ database }: BenchShop, paymentId: string): Promise<string> {
  let id: string | undefined;
  await waitUntil(async () => {
    const { rows } = await database.query<{ id: string }>(
      'select id from gifts where payment_id = $1',
      [paymentId],
    );
    id = rows[0]?.id;
    return id !== undefined;
  }, 2);
  return id ?? '';
}

async function openCode(shop: BenchShop, buyer: string, giftId: string): Promise<string> {
  const url = `${shop.url}${readGift.path.replace(':id', giftId)}`;
  return JSON.parse(expectOk(await send(url, { headers: bearer(buyer) })).text).code;
}
