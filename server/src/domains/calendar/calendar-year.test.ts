import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { createCalendarAddress } from '@sesame/contract/shop/calendar.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import ical from 'ical.js';
import { expect } from 'vitest';
import { buildAgreement } from '../../../test/build/build-agreement.ts';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { buildProduct } from '../../../test/build/build-purchase.ts';
import { fillInventory } from '../../../test/build/fill-inventory.ts';
import { isSoak } from '../../../test/property-runs.ts';
import { getRow, insertRows } from '../../../test/rows.ts';
import { renewalTest } from '../../../test/shops/renewal-test.ts';

/** In the zone of the shop the clocks change on 26 March and 29 October 2028, which is a leap year. */
const ZONE = 'Europe/Berlin';
const test = renewalTest({ now: '2028-01-31T12:00:00.000Z' });

/** A leap day and a change of the clocks; the whole year in a soak. */
const MONTHS = isSoak ? 12 : 4;
const RUBLES_FROM = isSoak ? 6 : 3;

/** The day and hour of a moment in the zone of the shop. */
const inZone = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: ZONE, hourCycle: 'h23', year: 'numeric' },
    ...{ month: '2-digit', day: '2-digit', hour: '2-digit' },
  })
    .format(at)
    .slice(5);

test('a calendar app reads every end and charge of a year as the shop means it', async ({
  renewals: shop,
}) => {
  const { app } = shop;
  const { platform } = app;
  const { id: changed_by } = await buildOperator(app);
  await insertRows(platform.db, 'shop_setting_changes', {
    ...{ name: 'time_zone', value: JSON.stringify(ZONE), changed_by },
    changed_at: app.clock.now(),
  });
  await expect.poll(() => platform.config.shop().timeZone).toBe(ZONE);
  const monthly = await shop.subscribe();
  const { buyer, methodId } = monthly;
  let yearly = '';
  const { body } = await app.call(createCalendarAddress, {}, { token: buyer.token });
  const address = `${app.url}${new URL(body.url).pathname}`;

  /** What a calendar app makes of the file: the start of each event and its title, by subscription. */
  async function eventsOf() {
    const file = await (await fetch(address)).text();
    const events = new ical.Component(ical.parse(file)).getAllSubcomponents('vevent');
    return new Map(
      events.map((component) => {
        const { uid, startDate, summary } = new ical.Event(component);
        return [uid.split('@')[0] ?? '', { start: startDate.toJSDate(), summary }];
      }),
    );
  }

  const charges: string[] = [];
  const ends: string[] = [];
  for (let month = 1; month <= MONTHS; month++) {
    // It is 29 February, half a day before the first month ends.
    if (month === 2) yearly = await subscribeYearly();
    const end = await endOfMonthly();
    await shop.goTo(end.getTime() - 10 * DAY_MS);
    const events = await eventsOf();
    const { body: active } = await app.call(listActiveSubscriptions, {}, buyer);
    const { body: planned } = await app.call(listRenewals, {}, buyer);
    expect(events.size).toBe(active.length + planned.filter((one) => one.charge_at).length);
    for (const { id, date_end } of active) {
      const renewal = planned.find((one) => one.subscription_id === id);
      expect(events.get(id)).toMatchObject({ summary: expect.stringMatching(/ends$/) });
      expect(events.get(id)?.start.toISOString()).toBe(date_end);
      const charge = events.get(`${id}-charge`);
      expect(charge?.start.toISOString()).toBe(renewal?.charge_at ?? undefined);
      if (charge) expect(charge.summary).toMatch(/renews: \$4\.90$/);
    }
    const chargeAt = events.get(`${monthly.subscriptionId}-charge`)?.start ?? new Date(0);
    charges.push(inZone(chargeAt));
    ends.push(end.toISOString().slice(5, 10));
    if (month === RUBLES_FROM) await agreeInRubles();
    await shop.goTo(end.getTime() - DAY_MS / 2);
    const [charge] = (await shop.paymentsOf(monthly)).slice(-1);
    expect(charge?.state).toBe('paid');
    expect(charge?.access_from).toEqual(end);
    // The charge is made within an hour of the moment that the calendar has.
    const lateMs = (charge?.created_at.getTime() ?? 0) - chargeAt.getTime();
    expect(lateMs).toBeGreaterThanOrEqual(0);
    expect(lateMs).toBeLessThanOrEqual(3_600_000);
  }
  const allEnds = [
    ...['02-29', '03-31', '04-30', '05-31', '06-30', '07-31'],
    ...['08-31', '09-30', '10-31', '11-30', '12-31', '01-31'],
  ];
  expect(ends).toEqual(allEnds.slice(0, MONTHS));
  // At the hour of the purchase, which is an hour later by the clock in summer.
  const allCharges = [
    ...['02-28 13', '03-30 14', '04-29 14', '05-30 14', '06-29 14', '07-30 14'],
    ...['08-30 14', '09-29 14', '10-30 13', '11-29 13', '12-30 13', '01-30 13'],
  ];
  expect(charges).toEqual(allCharges.slice(0, MONTHS));
  expect((await shop.paymentsOf(monthly)).map(({ charge_currency: currency }) => currency)).toEqual(
    allEnds.slice(0, MONTHS).map((_end, index) => (index + 1 < RUBLES_FROM ? 'USD' : 'RUB')),
  );
  // A year that began in a leap February ends a day before its date, which does not exist.
  expect((await eventsOf()).get(`${yearly}-charge`)?.start.toISOString()).toBe(
    '2029-02-27T07:00:00.000Z',
  );

  async function endOfMonthly(): Promise<Date> {
    const { ends_at: end } = await getRow(platform.db, 'subscriptions', {
      id: monthly.subscriptionId,
    });
    return end;
  }

  /** A year from 29 February on, bought by the same buyer. */
  async function subscribeYearly(): Promise<string> {
    const product = await buildProduct(platform);
    await fillInventory(platform, product);
    const { id: priceId } = await platform.db
      .insertInto('prices')
      .values({
        ...{ product_id: product.id, duration_count: 1, duration_unit: 'year', amount_cents: 490 },
        ...{ replaced_by: null, archived_at: null, created_at: app.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body: order } = await shop.pay(buyer, { priceId, gateway: 'free' });
    await shop.bank.decide(shop.atBank(order.payment_id).id, 'pay');
    await shop.settled();
    const { id } = await getRow(platform.db, 'subscriptions', { product_id: product.id });
    const of = { subscriptionId: id, userId: buyer.id, priceId, methodId };
    const term = { duration_count: 1, duration_unit: 'year' } as const;
    await buildAgreement(platform, of, term);
    return id;
  }

  async function agreeInRubles(): Promise<void> {
    await shop.sellInRubles();
    await shop.useRate(812_300);
    const { subscriptionId, agreementId } = monthly;
    await shop.turnOff(agreementId);
    const of = { subscriptionId, userId: buyer.id, priceId: shop.product.priceId, methodId };
    await buildAgreement(platform, of, { gateway: 'rubles' });
  }
});
