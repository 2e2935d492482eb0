import { refundPayment, resolveReview } from '@sesame/contract/console/payments/payments.ts';
import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';
import type { Buyer } from './history-shop.ts';
import { order, type Sale } from './sales.ts';
import { now, type World } from './world.ts';

type Way = {
  readonly method: 'gateway' | 'balance';
  readonly part?: number;
  readonly reason: string;
};

const ways: readonly (readonly [Way, number])[] = [
  [{ method: 'gateway', reason: 'The plan was bought by mistake' }, 45],
  [{ method: 'gateway', part: 0.4, reason: 'The service was down for some days' }, 35],
  [{ method: 'balance', reason: 'The buyer wants another plan instead' }, 20],
];

/** Some sales are refunded some days later: all of it, a part, or to the balance. */
export function maybeRefund(world: World, sale: Sale): void {
  const { agenda, random } = world;
  if (!random.chance(0.045)) return;
  const way = random.weighted(ways);
  agenda.at(now(world) + random.between(0.5, 5) * DAY_MS, () => refund(world, sale, way));
}

async function refund({ shop, team }: World, sale: Sale, way: Way): Promise<void> {
  const part = way.part === undefined ? undefined : Math.max(0.5, round(sale.price * way.part));
  await shop.call(
    refundPayment,
    {
      params: { id: sale.payment },
      body: {
        method: way.method,
        access: part === undefined ? 'revoke' : 'keep',
        amount: part ?? 'all',
        expected_refunded: 0,
        reason: way.reason,
      },
    },
    await shop.asOperator(team.finance),
  );
  await shop.settle();
}

function round(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** A sum that was too small and went back, a late payment, and a dispute that is still open. */
export function planTrouble(world: World): void {
  const { agenda, shop, team, buyers, products, random, until } = world;
  function at(daysAgo: number, trouble: (buyer: Buyer) => Promise<unknown>): void {
    agenda.at(until - daysAgo * DAY_MS, async () => {
      if (buyers.length > 0) await trouble(random.pick(buyers));
    });
  }

  at(34, (buyer) =>
    order(world, buyer, {
      product: products[0],
      gateway: 'usdt',
      outcome: 'pay_less',
      amountMinor: 200,
      onDecided: (id) => agenda.at(now(world) + 5 * HOUR_MS, () => returnShort(id)),
    }),
  );
  at(21, (buyer) => order(world, buyer, { gateway: 'card', outcome: 'pay_late' }));
  at(16, (buyer) =>
    order(world, buyer, {
      gateway: 'card',
      outcome: 'pay',
      isRenewed: false,
      onPaid: ({ payment }) =>
        agenda.at(until - random.between(1, 2) * DAY_MS, () => dispute(payment)),
    }),
  );

  async function returnShort(id: string): Promise<void> {
    const reason = 'Much less than the price arrived';
    const body = { decision: 'return', reason } as const;
    await shop.call(resolveReview, { params: { id }, body }, await shop.asOperator(team.finance));
    await shop.settle();
  }

  async function dispute(payment: string): Promise<void> {
    await shop.bank.decide(payment, 'dispute');
    await shop.jobs.runDue();
  }
}
