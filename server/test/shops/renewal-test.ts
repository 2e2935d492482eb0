import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import type { RenewalState } from '../../src/domains/renewals/renewal-state.rules.ts';
import { buildAgreement } from '../build/build-agreement.ts';
import type { Buyer } from '../build/build-purchase.ts';
import { buildSavedMethod } from '../build/build-saved-method.ts';
import { sellInRubles, useRate } from '../build/sell-in-rubles.ts';
import { getRow, updateRows } from '../rows.ts';
import { type ChargeScript, type ChargingBank, startCharging } from './charging-bank.ts';
import { fillLater, laterOf, shopTest } from './shop-test.ts';
import type { Shop } from './start-shop.ts';

/** A term that begins then ends in a shorter month. */
const START = '2026-01-31T12:00:00.000Z';
/** From the plan to the end of a charge there are fewer. */
const ROUNDS_MAX = 4;

export interface Subscriber {
  readonly buyer: Buyer;
  readonly subscriptionId: string;
  readonly methodId: string;
  readonly agreementId: string;
}

/** A running shop whose buyers have agreed to renewals, which the emulated bank charges over HTTP. */
export type RenewingShop = Shop<'sales' | 'mail'> & Renewing;
type Renewing = ReturnType<typeof renewing>;

/**
 * The `test` of a file about renewals, with the fixture `renewals`. Nothing of one test is renewed in the next one, which
 * begins at noon.
 */
export function renewalTest({ now = START }: { readonly now?: string } = {}) {
  const shop = laterOf<RenewingShop>();
  const base = shopTest(['sales', 'mail'], { now });
  const test = base
    .extend('renewals', { scope: 'file', auto: true }, ({ shop: sales }) => startRenewing(sales))
    .extend('noOtherRenewals', { auto: true }, ({ renewals }, { onCleanup }) => {
      onCleanup(() => renewals.endAll());
    });
  test.beforeAll(({ renewals }) => fillLater(shop, renewals));
  return Object.assign(test, { shop, app: base.app });
}

async function startRenewing(shop: Shop<'sales' | 'mail'>): Promise<RenewingShop> {
  const charging = await startCharging(shop);
  return { ...shop, ...renewing(shop, charging) };
}

function renewing(shop: Shop<'sales' | 'mail'>, charging: ChargingBank) {
  const { app } = shop;
  const { clock, platform } = app;
  const { db } = platform;

  /** A buyer who has paid a month and agreed to its renewal. */
  async function subscribe(): Promise<Subscriber> {
    const buyer = await shop.newBuyer();
    const { body, refusal } = await shop.pay(buyer, { gateway: 'free' });
    if (refusal !== undefined) throw new Error(`the order was refused: ${refusal.code}`);
    await shop.bank.decide(shop.atBank(body.payment_id).id, 'pay');
    await shop.settled();
    const { id: subscriptionId } = await subscriptionOf({ buyer });
    const methodId = await buildSavedMethod(platform, {
      userId: buyer.id,
      paymentId: body.payment_id,
    });
    const agreementId = await buildAgreement(platform, {
      ...{ subscriptionId, userId: buyer.id, priceId: shop.product.priceId, methodId },
    });
    return { buyer, subscriptionId, methodId, agreementId };
  }

  const subscriptionOf = ({ buyer }: Pick<Subscriber, 'buyer'>) =>
    getRow(db, 'subscriptions', { user_id: buyer.id });

  const renewalsOf = ({ subscriptionId }: Subscriber) =>
    db
      .selectFrom('renewals')
      .selectAll()
      .where('subscription_id', '=', subscriptionId)
      .orderBy('period_start')
      .execute();

  const attemptsOf = ({ subscriptionId }: Subscriber) =>
    db
      .selectFrom('renewal_attempts')
      .innerJoin('renewals', 'renewals.id', 'renewal_attempts.renewal_id')
      .selectAll('renewal_attempts')
      .where('subscription_id', '=', subscriptionId)
      .orderBy('started_at')
      .execute();

  const paymentsOf = ({ buyer }: Subscriber) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('user_id', '=', buyer.id)
      .where('renewal_id', 'is not', null)
      .orderBy('created_at')
      .execute();

  /** Why an agreement was stopped; null while it lives. */
  async function stopReasonOf({ agreementId }: Subscriber): Promise<string | null> {
    const row = await getRow(db, 'renewal_agreements', { id: agreementId }, ['stop_reason']);
    return row.stop_reason;
  }

  /** Runs the jobs of renewals until there is nothing to do. */
  async function run(): Promise<void> {
    const { jobs } = app;
    await jobs.run('stop-agreements');
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const planned = await jobs.run('plan-renewals');
      const advanced = await jobs.run('advance-renewals');
      await jobs.runDue();
      if (planned + advanced === 0) break;
    }
    await shop.settled();
  }

  /** Moves the clock to an instant, as in a shop that runs all the time: from one moment with something to do to the next. */
  async function goTo(instant: string | number): Promise<void> {
    const until = new Date(instant);
    for (;;) {
      await run();
      const now = clock.now();
      if (now >= until) return;
      const { next } = await db
        .selectFrom('renewals')
        .select((row) => row.fn.min('next_at').as('next'))
        .where('next_at', '>', now)
        .where('state', '<>', 'closing')
        .executeTakeFirstOrThrow();
      clock.set(next !== null && next < until ? next : until);
    }
  }

  async function stateOf(one: Subscriber): Promise<RenewalState | undefined> {
    return (await renewalsOf(one)).at(-1)?.state;
  }

  const endOf = async (one: Subscriber) => (await subscriptionOf(one)).ends_at.toISOString();

  /** The subjects of the mails to a subscriber, the first one first. */
  async function mailsOf({ buyer }: Subscriber): Promise<string[]> {
    const { email } = await getRow(db, 'users', { id: buyer.id });
    return (await shop.mailsTo(email)).map(({ subject }) => subject).toReversed();
  }

  async function hasAccess({ buyer }: Subscriber): Promise<boolean> {
    return (await app.call(listActiveSubscriptions, {}, buyer)).body.length > 0;
  }

  /** The payments of a subscriber's renewals, as the bank knows them. */
  async function chargesOf(one: Subscriber) {
    const ids = new Set((await paymentsOf(one)).map(({ id }) => id));
    return shop.bank.payments().filter(({ orderId }) => ids.has(orderId));
  }

  async function toNotification(one: Subscriber): Promise<void> {
    await goTo((await subscriptionOf(one)).ends_at.getTime() - 95 * HOUR_MS);
  }

  /** To the first charge, a day before the end, which has these results. */
  async function toCharge(one: Subscriber, ...script: ChargeScript[]): Promise<void> {
    await toNotification(one);
    charging.next(...script);
    await goTo((await subscriptionOf(one)).ends_at.getTime() - 22 * HOUR_MS);
  }

  /** To the same moment, without a worker that makes the charge. */
  async function toDueCharge(one: Subscriber): Promise<void> {
    await toNotification(one);
    clock.set(new Date((await subscriptionOf(one)).ends_at.getTime() - 22 * HOUR_MS));
  }

  /** Ends an agreement as its buyer does. */
  async function turnOff(agreementId: string): Promise<void> {
    await updateRows(
      db,
      'renewal_agreements',
      { id: agreementId, stopped_at: null },
      { stopped_at: clock.now(), stopped_by: 'buyer', stop_reason: 'turned_off' },
    );
  }

  async function endAll(): Promise<void> {
    await updateRows(
      db,
      'renewal_agreements',
      { stopped_at: null },
      { stopped_at: clock.now(), stopped_by: 'buyer', stop_reason: 'turned_off' },
    );
    charging.reset();
    await run();
    const noon = new Date(clock.now().getTime() + DAY_MS);
    noon.setUTCHours(12, 0, 0, 0);
    clock.set(noon);
  }

  /** A buyer who has paid a month and agreed to its renewal in rubles. */
  async function subscribeInRubles(): Promise<Subscriber> {
    const one = await subscribe();
    await turnOff(one.agreementId);
    const { buyer, subscriptionId, methodId } = one;
    const { priceId } = shop.product;
    const of = { subscriptionId, userId: buyer.id, priceId, methodId };
    return { ...one, agreementId: await buildAgreement(platform, of, { gateway: 'rubles' }) };
  }

  return {
    useRate: (rateE4: number) => useRate(platform, rateE4),
    sellInRubles: () => sellInRubles(platform),
    subscribeInRubles,
    ...{ charging, subscribe, subscriptionOf, renewalsOf, attemptsOf, paymentsOf, stopReasonOf },
    ...{ run, goTo, stateOf, endOf, mailsOf, hasAccess, chargesOf },
    ...{ toNotification, toCharge, toDueCharge, turnOff, endAll },
  };
}
