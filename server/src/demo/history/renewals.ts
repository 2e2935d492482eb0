import { listProviders, switchMethod } from '@sesame/contract/console/payments/gateways.ts';
import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { readRenewalConsent } from '@sesame/contract/shop/payments.ts';
import { listRenewals, turnOffRenewal } from '@sesame/contract/shop/renewals.ts';
import type { Caller } from './history-calls.ts';
import type { HistoryShop } from './history-shop.ts';
import type { World } from './world.ts';

/** The gateway of the demo that saves cards; the emulated bank saves nothing. */
export const STRIPE = 'stripe';

/** How long before the present the shop switches Stripe on: most monthly plans are renewed twice since. */
const SAVING_DAYS = 75;
/** A charge needs a notification three days before and the daytime, so a few runs a day are enough. */
const STEP_MS = 6 * HOUR_MS;

/** How the banks of the cards answer during one run; a charge that was declined for lack of money is tried again. */
const answers = [
  ['', 72],
  ['insufficient_funds', 16],
  ['expired_card', 12],
] as const;

/** The jobs of automatic renewal, in the order of a renewal's life. */
const JOBS = ['begin-agreed-renewals', 'stop-agreements', 'plan-renewals', 'advance-renewals'];

/** @returns when buyers can first save a card */
export function savesSince({ stripe }: HistoryShop, period: Pick<World, 'since' | 'until'>) {
  if (stripe === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(period.since, period.until - SAVING_DAYS * DAY_MS);
}

/** Switches Stripe on, so that buyers can save a card and have their plans renewed, and runs the renewals from there. */
export function planRenewals(world: World): void {
  const { agenda, shop, until } = world;
  if (shop.stripe === undefined) return;
  agenda.at(world.savesSince, () => switchStripeOn(world));
  for (let moment = world.savesSince + STEP_MS; moment <= until; moment += STEP_MS) {
    agenda.at(moment, () => renew(world));
  }
}

/** What a buyer adds to an order who has the card saved and the plan renewed from it. */
export async function agreeToRenewal(
  shop: HistoryShop,
  { price, caller }: { price: number; caller: Caller },
) {
  const query = { subscription_price_id: String(price), gateway: STRIPE };
  const { text } = await shop.call(readRenewalConsent, { query }, caller);
  return { save: { mandate: 1 as const }, renew: { text } };
}

async function switchStripeOn({ shop, team }: World): Promise<void> {
  const caller = await shop.asOperator(team.owner);
  const providers = await shop.call(listProviders, {}, caller);
  const url = providers.find(({ provider }) => provider === STRIPE)?.webhooks.url;
  if (url) await shop.stripe?.setWebhookUrl(url);
  const body = { enabled: true, reason: 'Buyers want automatic renewal' };
  await shop.call(switchMethod, { params: { gateway: STRIPE }, body }, caller);
}

async function renew(world: World): Promise<void> {
  const { shop, random } = world;
  await shop.stripe?.setSwitches({ charge: random.weighted(answers) });
  for (const job of JOBS) await shop.jobs.run(job);
  await shop.settle();
  if (random.chance(0.02)) await stopOne(world);
}

/** Someone has had enough. */
async function stopOne({ shop, random, buyers }: World): Promise<void> {
  const caller = await shop.asBuyer(random.pick(buyers));
  const renewals = await shop.call(listRenewals, {}, caller);
  const running = renewals.find(({ state }) => state === 'on');
  if (running === undefined) return;
  await shop.call(turnOffRenewal, { params: { id: running.subscription_id } }, caller);
}
