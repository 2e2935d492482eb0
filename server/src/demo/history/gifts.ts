import { revokeGift } from '@sesame/contract/console/payments/gifts.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import {
  claimGift,
  type Gift,
  listGifts,
  readGift,
  refundGift,
} from '@sesame/contract/shop/gifts.ts';
import type { Buyer } from './history-shop.ts';
import { order } from './sales.ts';
import { now, type World } from './world.ts';

type Outcome = 'redeem' | 'refund' | 'revoke' | 'wait';

/** Gifts by the days before the present on which they are bought, and the outcome of each. */
const plan: readonly (readonly [number, Outcome])[] = [
  [71, 'redeem'],
  [58, 'redeem'],
  [49, 'refund'],
  [41, 'redeem'],
  [32, 'revoke'],
  [24, 'redeem'],
  [16, 'redeem'],
  [9, 'wait'],
  [4.4, 'redeem'],
  [3.9, 'refund'],
  [3.5, 'revoke'],
  [1.3, 'wait'],
];
/** Those of the buyer of the demo. */
const own: typeof plan = [
  [20, 'redeem'],
  [2.2, 'wait'],
];

/** Some orders are gifts: most are redeemed by another buyer, some go back, and the newest wait. */
export function planGifts(world: World, demo: Buyer): void {
  const { agenda, random, buyers, until } = world;
  for (const [daysAgo, outcome] of plan) {
    agenda.at(until - daysAgo * DAY_MS, () => buy(world, random.pick(buyers), outcome));
  }
  for (const [daysAgo, outcome] of own) {
    agenda.at(until - daysAgo * DAY_MS, () => buy(world, demo, outcome));
  }
}

function buy(world: World, buyer: Buyer, outcome: Outcome): Promise<void> {
  const { agenda, random } = world;
  return order(world, buyer, {
    ...{ plan: 0, gateway: 'card', outcome: 'pay', isGift: true },
    onPaid({ payment }) {
      if (outcome === 'wait') return;
      const at = now(world) + random.between(0.2, 1.5) * DAY_MS;
      agenda.at(at, () => decide(world, { buyer, payment }, outcome));
    },
  });
}

async function decide(
  world: World,
  { buyer, payment }: { readonly buyer: Buyer; readonly payment: string },
  outcome: Exclude<Outcome, 'wait'>,
): Promise<void> {
  const { shop, team } = world;
  const caller = await shop.asBuyer(buyer);
  const gifts = await shop.call(listGifts, { query: {} }, caller);
  const gift = gifts.find(({ payment_id: id }) => id === payment);
  if (gift === undefined) throw new Error('the payment made no gift');
  const params = { id: gift.id };
  const amount = gift.refund?.amount ?? 0;
  if (outcome === 'redeem') await redeem(world, buyer, gift);
  if (outcome === 'refund') {
    await shop.call(refundGift, { params, body: { expected_amount: amount } }, caller);
  }
  if (outcome === 'revoke') {
    const reason = 'The code was posted in a public chat by mistake';
    const body = { refund: 'gateway', expected_amount: amount, reason } as const;
    await shop.call(revokeGift, { params, body }, await shop.asOperator(team.finance));
  }
  await shop.settle();
}

async function redeem({ shop, random, buyers }: World, buyer: Buyer, { id }: Gift): Promise<void> {
  const others = buyers.filter((one) => one.id !== buyer.id);
  if (others.length === 0) return;
  const { code } = await shop.call(readGift, { params: { id } }, await shop.asBuyer(buyer));
  await shop.call(claimGift, { body: { code } }, await shop.asBuyer(random.pick(others)));
}
