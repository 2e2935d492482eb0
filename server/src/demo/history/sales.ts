import { DAY_MS, HOUR_MS, MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import type { PaymentOutcome } from './emulated-gateway.ts';
import type { Buyer } from './history-shop.ts';
import { reconciliationJobs } from './housekeeping.ts';
import { agreeToRenewal, STRIPE } from './renewals.ts';
import { now, type World } from './world.ts';

export interface Sale {
  readonly buyer: Buyer;
  readonly payment: string;
  readonly product: SubPlan;
  /** In dollars. */
  readonly price: number;
  readonly days: number;
  /** Whether the shop renews it, so that its buyer need not order again. */
  readonly isRenewed: boolean;
}

export interface Order {
  readonly product?: SubPlan | undefined;
  /** The place of its price, cheapest first. */
  readonly plan?: number;
  readonly gateway?: string;
  readonly promocode?: string | null;
  /** `leave`: the page of the bank is left open until it expires. */
  readonly outcome?: PaymentOutcome | 'leave';
  /** Saves the card and has the plan renewed from it; by default some buyers do, once the shop offers it. */
  readonly isRenewed?: boolean;
  /** For another person; it is not renewed. */
  readonly isGift?: boolean;
  /** For `pay_less`. */
  readonly amountMinor?: number;
  readonly onPaid?: (sale: Sale) => void;
  /** After any outcome. */
  readonly onDecided?: (payment: string) => void;
}

const worldwide = [
  ['card', 55],
  ['paylume', 22],
  ['usdt', 15],
  ['ton', 8],
] as const;
const cis = [
  ['card-cis', 45],
  ['phone', 33],
  ['fastpay', 22],
] as const;
const outcomes = [
  ['pay', 83],
  ['pay_twice', 1],
  ['decline', 6],
  ['leave', 6],
  ['cancel', 4],
] as const;

/** Popular products come first in the catalogue. */
export function chooseProduct({ random, products }: World): SubPlan {
  return random.weighted(products.map((product, place) => [product, 1 / (place + 1.6)] as const));
}

/** Places an order and lets the buyer pay, or not, some minutes later. */
export async function order(world: World, buyer: Buyer, wanted: Order = {}): Promise<void> {
  const { shop, random, agenda } = world;
  const product = wanted.product ?? chooseProduct(world);
  const plan =
    wanted.plan ??
    random.weighted([
      [0, 66],
      [1, 24],
      [2, 10],
    ] as const);
  const price = product.price_table[Math.min(plan, product.price_table.length - 1)];
  if (price === undefined) return;
  const chosen = wanted.gateway ?? random.weighted(buyer.language === 'ru' ? cis : worldwide);
  const outcome = wanted.outcome ?? random.weighted(outcomes);
  const { isGift = false } = wanted;
  const canSave =
    !isGift && chosen === 'card' && outcome === 'pay' && now(world) >= world.savesSince;
  const isRenewed = canSave && (wanted.isRenewed ?? random.chance(0.75));
  const gateway = isRenewed ? STRIPE : chosen;
  const caller = await shop.asBuyer(buyer);
  const agreed = isRenewed ? await agreeToRenewal(shop, { price: price.id, caller }) : {};
  const { payment_id: payment } = await shop.call(
    startPayment,
    {
      query: { subscription_price_id: String(price.id) },
      body: {
        gateway,
        promocode: wanted.promocode ?? null,
        ...agreed,
        ...(isGift && { gift: true }),
      },
    },
    caller,
  );
  const days = daysOf(price.duration);
  const sale = { buyer, payment, product, price: price.amount, days, isRenewed };
  if (wanted.promocode === FREE) return wanted.onPaid?.(sale);
  if (outcome === 'leave') {
    agenda.at(now(world) + HOUR_MS + MINUTE_MS, () => closeUnpaid(world));
    return;
  }
  agenda.at(now(world) + random.whole(1, 5) * MINUTE_MS, async () => {
    const { decide } = (isRenewed ? shop.stripe : undefined) ?? shop.bank;
    await decide(payment, outcome, wanted.amountMinor);
    await shop.jobs.runDue();
    if (outcome === 'pay' || outcome === 'pay_twice') wanted.onPaid?.(sale);
    wanted.onDecided?.(payment);
    const again = { ...wanted, product, plan, outcome: 'pay' } as const;
    if (outcome === 'decline' && random.chance(0.7)) {
      agenda.at(now(world) + 4 * MINUTE_MS, () => order(world, buyer, again));
    }
  });
}

const FREE = 'FREE100';

async function closeUnpaid({ shop }: World): Promise<void> {
  await shop.bank.idle();
  for (const job of reconciliationJobs) await shop.jobs.run(job);
}

function daysOf(duration: string): number {
  const [count, unit = ''] = duration.split(' ');
  const days = unit.startsWith('mon') ? 30.4 : unit.startsWith('year') ? 365 : 1;
  return Number(count) * days;
}

/** The life of a buyer: orders, renewals, and now and then another product. */
export function keepBuying(world: World, sale: Sale): void {
  const { agenda, random } = world;
  const { buyer, product, days, isRenewed } = sale;
  const onPaid = (next: Sale) => keepBuying(world, next);
  if (!isRenewed && random.chance(0.78)) {
    const renewsAt = now(world) + days * DAY_MS - random.between(0.2, 2.5) * DAY_MS;
    agenda.at(renewsAt, () => order(world, buyer, { product, onPaid }));
  }
  if (random.chance(0.42)) {
    agenda.at(now(world) + random.between(2, 40) * DAY_MS, () => order(world, buyer, { onPaid }));
  }
}
