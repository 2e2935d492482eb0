import { startCpuClock } from '../load/cpu-clock.ts';
import { inParallel } from '../load/http-client.ts';
import type { Round } from '../load/race.ts';
import { countGrants, decideAtBank, type Order } from '../sell.ts';
import type { BenchShop } from '../shop.ts';
import { waitUntil } from '../wait-until.ts';

/** Buyers order, approve at the bank and wait for the access that follows from the bank's webhooks. */
export async function sellFor(
  shop: BenchShop,
  { seconds, buyers }: { readonly seconds: number; readonly buyers: number },
  place: () => Promise<Order>,
): Promise<Round> {
  const before = await countGrants(shop);
  const cpuOf = startCpuClock(shop.pid);
  const startedMs = performance.now();
  const deadline = startedMs + seconds * 1_000;
  let ordered = 0;
  await inParallel(Array.from({ length: buyers }), buyers, async () => {
    while (performance.now() < deadline) {
      const { bankId } = await place();
      await decideAtBank(shop, bankId, 'pay');
      ordered++;
    }
  });
  await waitUntil(async () => (await countGrants(shop)) - before === ordered);
  const perSecond = (ordered * 1_000) / (performance.now() - startedMs);
  return { perSecond, cpuMicros: cpuOf(ordered), failures: 0 };
}
