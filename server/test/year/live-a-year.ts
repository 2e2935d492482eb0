import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { readPlanChange } from '@sesame/contract/shop/orders/plan-changes.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { undoRenewal } from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { buildAgreement } from '../build/build-agreement.ts';
import { replacePrice } from '../build/replace-price.ts';
import type { RenewingShop } from '../shops/renewal-test.ts';
import { watch } from './timeline.ts';

/**
 * A year of one subscription, day by day, with the operations and jobs of a shop and its emulated bank: charges, a decline and
 * its recovery, a higher price, a plan change, an undone renewal, the end.
 * @param months how much of the story is lived; all of it is twelve
 * @returns a line for each event
 */
export async function liveAYear(shop: RenewingShop, months: number): Promise<readonly string[]> {
  const { app, charging } = shop;
  const { platform } = app;
  await platform.db.updateTable('products').set({ title: 'Askara' }).execute();
  const one = await shop.subscribe();
  const { buyer, subscriptionId } = one;
  const timeline = watch(shop, one);
  let priceId = shop.product.priceId;

  const end = async () => (await shop.subscriptionOf(one)).ends_at;
  async function live(until: Date): Promise<void> {
    while (app.clock.now() < until) {
      await shop.goTo(Math.min(until.getTime(), app.clock.now().getTime() + DAY_MS));
      await timeline.observe();
    }
  }
  /** To the day after the end of the period that runs. */
  const liveThePeriod = async () => live(new Date((await end()).getTime() + DAY_MS));
  async function agree(cents: number, term: { count: number; unit: 'day' | 'month' }) {
    app.clock.advance(60_000);
    timeline.note(`the buyer agrees to renewal for $${(cents / 100).toFixed(2)}`);
    const of = { subscriptionId, userId: buyer.id, priceId, methodId: one.methodId };
    const { count: duration_count, unit: duration_unit } = term;
    await buildAgreement(platform, of, { ceiling_cents: cents, duration_count, duration_unit });
    await timeline.observe();
  }
  async function changePlan(cents: number): Promise<void> {
    timeline.note('the buyer changes to a plan of 90 days');
    priceId = await addPlan(shop, cents);
    const query = { subscription_price_id: String(priceId) };
    const preview = { query: { subscription: subscriptionId, ...query } };
    const { body: quote } = await app.call(readPlanChange, preview, buyer);
    const change = { subscription: subscriptionId, credit: quote.credit };
    const order = await app.call(startPayment, { query, body: { gateway: 'free', change } }, buyer);
    timeline.note(
      `unused days are worth $${quote.credit.toFixed(2)} of $${(cents / 100).toFixed(2)}`,
    );
    await shop.bank.decide(shop.atBank(order.body.payment_id).id, 'pay');
    await shop.settled();
    await shop.run();
    await timeline.observe();
  }
  async function undoLast(): Promise<void> {
    timeline.note('the buyer takes the renewal back');
    const { id, total_cents } = (await shop.paymentsOf(one)).at(-1) ?? { id: '', total_cents: 0 };
    const body = { expected_total: total_cents / 100 };
    const { status } = await app.call(undoRenewal, { params: { id }, body }, buyer);
    if (status !== 200) throw new Error(`the renewal could not be undone: ${status}`);
    app.clock.advance(10 * 60_000);
    await app.jobs.run('follow-up-refunds');
    await shop.settled();
    await timeline.observe();
  }

  timeline.note('the buyer has paid a month and agrees to renewal');
  await timeline.observe();
  await liveThePeriod();
  if (months <= 1) return timeline.lines;
  charging.next('funds', 'funds');
  timeline.note('the card has no money for two charges');
  await live(new Date((await end()).getTime() - DAY_MS / 2));
  await live(new Date(app.clock.now().getTime() + 7 * DAY_MS));
  await liveThePeriod();
  timeline.note('the price rises to $5.90');
  priceId = await replacePrice(platform, priceId, 590);
  // The buyer has read that it is higher than agreed to, eight days before the end.
  await live(new Date((await end()).getTime() - 3.5 * DAY_MS));
  await agree(590, { count: 1, unit: 'month' });
  await liveThePeriod();
  await live(new Date(app.clock.now().getTime() + 5 * DAY_MS));
  await changePlan(1_590);
  await agree(1_590, { count: 90, unit: 'day' });
  await liveThePeriod();
  await live(new Date((await end()).getTime() - DAY_MS / 2));
  await undoLast();
  await liveThePeriod();
  timeline.note('the subscription has ended');
  return timeline.lines;
}

async function addPlan({ app, product }: RenewingShop, cents: number): Promise<number> {
  const { id } = await app.platform.db
    .insertInto('prices')
    .values({
      ...{ product_id: product.id, duration_count: 90, duration_unit: 'day' },
      ...{ amount_cents: cents, replaced_by: null, archived_at: null },
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
