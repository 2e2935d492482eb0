import { describe, expect } from 'vitest';
import { DAY_MS, type RenewingShop, renewalTest } from '../../../test/shops/renewal-test.ts';
import { advanceRenewal } from './advance-renewal.ts';
import { startAttempt } from './start-attempt.ts';

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
});
