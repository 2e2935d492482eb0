import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { describe, expect } from 'vitest';
import { buildAgreement } from '../../../test/build/build-agreement.ts';
import { buildProduct } from '../../../test/build/build-purchase.ts';
import { buildSavedMethod } from '../../../test/build/build-saved-method.ts';
import { replacePrice } from '../../../test/build/replace-price.ts';
import { updateRows } from '../../../test/rows.ts';
import {
  type RenewingShop,
  renewalTest,
  type Subscriber,
} from '../../../test/shops/renewal-test.ts';
import { readTerms } from './agreements/read-terms.ts';
import { turnOnRenewal } from './agreements/turn-on-renewal.ts';
import { listRenewals } from './description/list-renewals.ts';

let shop: RenewingShop;
let yearly: number;
const test = renewalTest();
test.beforeAll(async ({ renewals }) => {
  shop = renewals;
  yearly = await sell(1, 'year', 4_900);
});

async function sell(count: number, unit: 'day' | 'year', cents: number): Promise<number> {
  const { db, clock } = shop.app.platform;
  const { id } = await db
    .insertInto('prices')
    .values({
      ...{ product_id: shop.product.id, duration_count: count, duration_unit: unit },
      ...{ amount_cents: cents, position: 9, replaced_by: null, archived_at: null },
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const archive = (id: number) =>
  updateRows(shop.app, 'prices', { id }, { archived_at: shop.app.clock.now() });

const asBuyer = ({ buyer, methodId: id }: Subscriber) => {
  const card = { id, kind: 'card', provider: 'bank', brand: 'visa', last4: '4242' } as const;
  return { userId: buyer.id, language: 'en', chargeable: [{ ...card, gateway: 'free' }] } as const;
};

const termsOf = (one: Subscriber, priceId?: number) =>
  readTerms(shop.app.platform, { id: one.subscriptionId, ...asBuyer(one), priceId });

/** Agrees to renewals for a plan, with the text that is shown for it. */
async function choose(one: Subscriber, priceId: number): Promise<void> {
  await agree(one, priceId, (await termsOf(one, priceId)).options[0]?.text ?? '');
}

function agree(one: Subscriber, priceId: number, text: string): Promise<void> {
  const { subscriptionId, methodId } = one;
  return turnOnRenewal(shop.app.platform, {
    ...{ subscriptionId, methodId, priceId, text },
    ...asBuyer(one),
  });
}

const agreementsOf = ({ subscriptionId }: Subscriber) =>
  shop.app.platform.db
    .selectFrom('renewal_agreements')
    .select(['price_id', 'ceiling_cents', 'stop_reason'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('consented_at')
    .orderBy('id')
    .execute();

const cardOf = async ({ buyer }: Subscriber) =>
  (await listRenewals(shop.app.platform, { userId: buyer.id, hasChargeable: true }))[0];

/** A buyer who has paid a year and agreed to the next one. */
async function subscribeForYear(): Promise<Subscriber> {
  const { platform } = shop.app;
  const buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer, { gateway: 'free', priceId: yearly });
  await shop.bank.decide(shop.atBank(body.payment_id).id, 'pay');
  await shop.settled();
  const { id: subscriptionId } = await shop.subscriptionOf({ buyer });
  const methodId = await buildSavedMethod(platform, {
    ...{ userId: buyer.id, paymentId: body.payment_id },
  });
  const agreementId = await buildAgreement(
    platform,
    { subscriptionId, userId: buyer.id, priceId: yearly, methodId },
    { duration_unit: 'year', ceiling_cents: 4_900 },
  );
  return { buyer, subscriptionId, methodId, agreementId };
}

describe('another plan from the end of the paid period on', () => {
  test('is announced and charged once at that end, for its own price and length', async () => {
    const { priceId: monthly } = shop.product;
    const one = await subscribeForYear();
    const end = Date.parse(await shop.endOf(one));
    await choose(one, monthly);
    expect(await agreementsOf(one)).toEqual([
      { price_id: yearly, ceiling_cents: 4_900, stop_reason: 'changed' },
      { price_id: monthly, ceiling_cents: 490, stop_reason: null },
    ]);
    expect(await cardOf(one)).toMatchObject({ state: 'on', new_plan: '1 mon', total: 4.9 });
    // A year would be announced a month before, the same plan as the last time three days before.
    await shop.goTo(end - 8.1 * DAY_MS);
    expect((await shop.mailsOf(one)).filter((subject) => subject.includes('renews on'))).toEqual(
      [],
    );
    await shop.goTo(end - 7.9 * DAY_MS);
    expect((await shop.mailsOf(one)).at(-1)).toMatch(/renews on .* for \$4\.90/);
    expect(await shop.paymentsOf(one)).toEqual([]);
    expect(Date.parse(await shop.endOf(one))).toBe(end);
    await shop.toCharge(one);
    expect(await shop.paymentsOf(one)).toMatchObject([
      { state: 'paid', total_cents: 490, duration_count: 1, duration_unit: 'month' },
    ]);
    expect(await shop.chargesOf(one)).toHaveLength(1);
    expect((Date.parse(await shop.endOf(one)) - end) / DAY_MS).toBeLessThanOrEqual(31);
    expect(await cardOf(one)).toMatchObject({ state: 'on', new_plan: null });
  });

  test('is what the terms are about afterwards, and can be changed again and back', async () => {
    const { priceId: monthly } = shop.product;
    const one = await shop.subscribe();
    await shop.toNotification(one);
    for (const plan of [yearly, monthly, yearly]) {
      await choose(one, plan);
      await shop.run();
      expect((await termsOf(one)).price_id).toBe(plan);
    }
    expect(await agreementsOf(one)).toMatchObject([
      ...Array(3).fill({ stop_reason: 'changed' }),
      { price_id: yearly, stop_reason: null },
    ]);
    await shop.toCharge(one);
    expect(await shop.paymentsOf(one)).toMatchObject([{ state: 'paid', total_cents: 4_900 }]);
    expect(await shop.chargesOf(one)).toHaveLength(1);
  });

  test.for([
    [
      'costs more by then',
      'price_raised',
      (id: number) => replacePrice(shop.app.platform, id, 300),
    ],
    ['is no longer sold by then', 'not_sold', archive],
  ] as const)('that %s is not charged, and renewal ends', async ([, reason, change]) => {
    const days = await sell(10, 'day', 290);
    const one = await shop.subscribe();
    await choose(one, days);
    await change(days);
    await shop.toCharge(one);
    expect(await shop.paymentsOf(one)).toEqual([]);
    expect((await agreementsOf(one)).at(-1)).toMatchObject({ price_id: days, stop_reason: reason });
  });

  test('is refused when it is not sold, or when the text is that of another plan', async () => {
    const archived = await sell(20, 'day', 390);
    await archive(archived);
    const { priceId: foreign } = await buildProduct(shop.app.platform);
    const one = await shop.subscribe();
    const { plans, options } = await termsOf(one);
    expect(plans).toContainEqual({ price_id: yearly, duration: '1 year', amount: 49 });
    expect(plans.map(({ price_id }) => price_id)).not.toContain(archived);
    const text = options[0]?.text ?? '';
    await expect(termsOf(one, foreign)).rejects.toMatchObject({ code: 'not_found' });
    for (const [plan, code] of [
      [foreign, 'not_found'],
      [archived, 'renewal_terms_changed'],
      [yearly, 'renewal_terms_changed'],
    ] as const) {
      await expect(agree(one, plan, text)).rejects.toMatchObject({ code });
    }
    expect(await agreementsOf(one)).toMatchObject([{ stop_reason: null }]);
  });
});

// The price of the shop is another one from here on.
describe('another price', () => {
  test('is notified of a week before, and delays the charge when that is too late', async () => {
    const one = await shop.subscribe();
    const end = Date.parse(await shop.endOf(one));
    await shop.goTo(end - 7 * DAY_MS);
    expect((await shop.mailsOf(one)).filter((subject) => subject.includes('renews on'))).toEqual(
      [],
    );
    await replacePrice(shop.app.platform, shop.product.priceId, 390);
    await shop.goTo(end + 0.5 * DAY_MS);
    expect(await shop.paymentsOf(one)).toEqual([]);
    expect(await shop.hasAccess(one)).toBe(true);
    await shop.goTo(end + 1.5 * DAY_MS);
    const [renewal] = await shop.renewalsOf(one);
    const waitedMs = Number(renewal?.first_try_at) - Number(renewal?.notified_at);
    expect(waitedMs / DAY_MS).toBeGreaterThanOrEqual(7);
    expect(await shop.paymentsOf(one)).toMatchObject([{ state: 'paid', total_cents: 390 }]);
  });
});
