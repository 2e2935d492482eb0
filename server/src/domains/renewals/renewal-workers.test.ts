import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { describe, expect } from 'vitest';
import { getRow } from '../../../test/rows.ts';
import {
  type RenewingShop,
  renewalTest,
  type Subscriber,
} from '../../../test/shops/renewal-test.ts';
import { advanceRenewal } from './advance-renewal.ts';
import { startAttempt } from './attempts/start-attempt.ts';

let shop: RenewingShop;
const test = renewalTest();
test.beforeAll(({ renewals }) => {
  shop = renewals;
});

describe('a worker', () => {
  test('that stops after the first transaction leaves an attempt that another one finishes', async () => {
    const one = await shop.subscribe();
    await shop.toDueCharge(one);
    const [open] = await shop.renewalsOf(one);
    expect(await startAttempt(shop.app.platform, open?.id ?? '')).toMatchObject({
      state: 'started',
    });
    await shop.run();
    expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'started' }]);
    shop.app.clock.advance(3 * 60_000);
    await shop.run();
    expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'succeeded', number: 1 }]);
    expect(await shop.chargesOf(one)).toHaveLength(1);
  });

  test('charges once, however many of them run at the same moment', async () => {
    const one = await shop.subscribe();
    await shop.toDueCharge(one);
    const [open] = await shop.renewalsOf(one);
    const all = Array.from({ length: 10 }, () => advanceRenewal(shop.app.platform, open?.id ?? ''));
    await Promise.all(all);
    expect(await shop.attemptsOf(one)).toHaveLength(1);
    expect(await shop.chargesOf(one)).toHaveLength(1);
  });

  test('that was down for three days over the charge notifies first and charges once', async () => {
    const one = await shop.subscribe();
    const end = (await shop.subscriptionOf(one)).ends_at.getTime();
    await shop.run();
    shop.app.clock.advance(end + 2 * DAY_MS - shop.app.clock.now().getTime());
    await shop.run();
    expect(await shop.stateOf(one)).toBe('notified');
    await shop.goTo(end + 6 * DAY_MS);
    expect((await shop.renewalsOf(one))[0]?.state).toBe('paid');
    expect(await shop.chargesOf(one)).toHaveLength(1);
  });

  test('whose clock jumps a month charges each period once, and the next one only when it is due', async () => {
    const one = await shop.subscribe();
    await shop.run();
    for (let month = 0; month < 3; month++) {
      shop.app.clock.advance(31 * DAY_MS);
      await shop.run();
      shop.app.clock.advance(4 * DAY_MS);
      await shop.run();
    }
    // Each period was announced late, and nothing was charged within 72 hours of that.
    const renewals = await shop.renewalsOf(one);
    for (const { id, state, period_start, notified_at, first_try_at } of renewals) {
      const attempts = (await shop.attemptsOf(one)).filter((attempt) => attempt.renewal_id === id);
      const isPaid = state === 'paid';
      expect(attempts.length, period_start.toISOString()).toBe(isPaid ? 1 : 0);
      if (!isPaid) continue;
      const pauseMs = (first_try_at?.getTime() ?? 0) - (notified_at?.getTime() ?? 0);
      expect(pauseMs).toBeGreaterThanOrEqual(3 * DAY_MS);
    }
    const paid = renewals.filter(({ state }) => state === 'paid');
    expect(paid).toHaveLength(3);
    expect(await shop.chargesOf(one)).toHaveLength(3);
    const periods = await shop.paymentsOf(one);
    const starts = periods.map(({ access_from }) => access_from?.getTime() ?? 0);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });
});

describe('the nightly look at saved methods', () => {
  const methodOf = ({ methodId }: Subscriber) =>
    getRow(shop.app, 'saved_methods', { id: methodId }, ['state', 'missing_since']);
  const night = async () => {
    shop.app.clock.advance(DAY_MS);
    await shop.app.jobs.run('check-saved-methods');
    await shop.run();
  };

  test('asks the buyer for another method only when one was gone for two nights', async () => {
    const one = await shop.subscribe();
    const other = await shop.subscribe();
    await shop.run();
    await night();
    expect(await methodOf(one)).toEqual({ state: 'active', missing_since: null });
    shop.charging.gone.add(`pm_${one.methodId}`).add(`pm_${other.methodId}`);
    await night();
    expect(await methodOf(one)).toMatchObject({ state: 'active', missing_since: expect.any(Date) });
    shop.charging.gone.delete(`pm_${other.methodId}`);
    await night();
    expect(await methodOf(one)).toMatchObject({ state: 'dead' });
    expect(await methodOf(other)).toEqual({ state: 'active', missing_since: null });
    expect(await shop.stateOf(one)).toBe('needs_buyer');
    expect((await shop.mailsOf(one)).at(-1)).toMatch(/choose another payment method/);
  });
});
