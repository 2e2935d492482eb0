import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { describe, expect } from 'vitest';
import {
  type RenewingShop,
  renewalTest,
  type Subscriber,
} from '../../../../test/shops/renewal-test.ts';

let shop: RenewingShop;
const test = renewalTest();
test.beforeAll(({ renewals }) => {
  shop = renewals;
});

/** A subscriber whose first charge was declined, although the bank may still take the money. */
async function toDeclined(): Promise<{ one: Subscriber; first: string; end: string }> {
  const one = await shop.subscribe();
  const end = await shop.endOf(one);
  await shop.toCharge(one, 'declined_but_open');
  const [charge] = await shop.chargesOf(one);
  return { one, first: charge?.id ?? '', end };
}

/** Until the second attempt has been made, with this result. */
async function toSecond(one: Subscriber, result: 'pay' | 'pending'): Promise<string> {
  shop.charging.next(result);
  const [open] = await shop.renewalsOf(one);
  await shop.goTo(open?.next_at?.getTime() ?? 0);
  return (await shop.chargesOf(one))[1]?.id ?? '';
}

async function pay(...charges: string[]): Promise<void> {
  await Promise.all(charges.map((id) => shop.bank.decide(id, 'pay')));
  await shop.settled();
  await shop.run();
}

async function refundLate(): Promise<void> {
  const { jobs, clock } = shop.app;
  for (let times = 0; times < 2; times++) await jobs.run('refund-late-charges');
  clock.advance(10 * 60_000);
  await jobs.run('follow-up-refunds');
  await jobs.runDue();
  await shop.settled();
  await shop.run();
}

/** What the bank has kept of all charges, and how often it has refunded one. */
async function moneyOf(one: Subscriber) {
  const charges = await shop.chargesOf(one);
  return charges.map(({ capturedMinor, refundedMinor }) => [capturedMinor, refundedMinor]);
}

/** A period that is paid, and the one after it. */
const NEXT = [{ state: 'paid' }, { state: 'planned' }];

const month = (end: string) => {
  const next = new Date(end);
  next.setUTCDate(next.getUTCDate() + 45);
  return next.toISOString();
};

describe('money of a charge that was declined', () => {
  test('pays the renewal before the next attempt', async () => {
    const { one, first, end } = await toDeclined();
    await pay(first);
    await refundLate();
    expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'succeeded', class: null }]);
    expect((await shop.renewalsOf(one))[0]?.state).toBe('paid');
    expect(await moneyOf(one)).toEqual([[490, 0]]);
    expect((await shop.endOf(one)) > end).toBe(true);
  });

  test.for(['pay', 'decline'] as const)(
    'pays the renewal while the next attempt is on its way, which ends with: %s',
    async (outcome) => {
      const { one, first, end } = await toDeclined();
      const second = await toSecond(one, 'pending');
      const mails = (await shop.mailsOf(one)).length;
      await pay(first);
      expect(await shop.paymentsOf(one)).toMatchObject([
        { state: 'paid', flags: 'late' },
        { state: 'pending' },
      ]);
      const renewed = await shop.endOf(one);
      await shop.bank.decide(second, outcome);
      await shop.settled();
      await shop.run();
      await refundLate();
      const isPaid = outcome === 'pay';
      expect(await shop.paymentsOf(one)).toMatchObject([
        { state: 'paid' },
        { state: isPaid ? 'refunded' : 'failed' },
      ]);
      expect(await moneyOf(one)).toEqual([[490, 0], isPaid ? [490, 490] : [0, 0]]);
      expect(await shop.attemptsOf(one)).toMatchObject([
        { state: 'succeeded' },
        { state: 'failed' },
      ]);
      expect((await shop.renewalsOf(one)).slice(0, 2)).toMatchObject(NEXT);
      expect(await shop.endOf(one)).toBe(renewed);
      expect(renewed > end && renewed < month(end)).toBe(true);
      expect(await shop.stopReasonOf(one)).toBeNull();
      const sent = (await shop.mailsOf(one)).slice(mails);
      expect(sent.filter((subject) => /refund/i.test(subject))).toHaveLength(isPaid ? 1 : 0);
      expect(sent.filter((subject) => /declined/.test(subject))).toEqual([]);
    },
  );

  test('is refunded once when the next attempt has paid', async () => {
    const { one, first } = await toDeclined();
    await toSecond(one, 'pay');
    const renewed = await shop.endOf(one);
    await pay(first);
    await refundLate();
    expect(await shop.paymentsOf(one)).toMatchObject([{ state: 'refunded' }, { state: 'paid' }]);
    expect(await moneyOf(one)).toEqual([
      [490, 490],
      [490, 0],
    ]);
    expect((await shop.renewalsOf(one)).slice(0, 2)).toMatchObject(NEXT);
    expect(await shop.endOf(one)).toBe(renewed);
    expect(await shop.stopReasonOf(one)).toBeNull();
    expect((await shop.mailsOf(one)).at(-1)).toMatch(/refund/i);
  });

  test('is kept of one charge when both are paid at once', async () => {
    const { one, first, end } = await toDeclined();
    const second = await toSecond(one, 'pending');
    await pay(first, second);
    await refundLate();
    const kept = (await moneyOf(one)).map(([captured = 0, refunded = 0]) => captured - refunded);
    expect(kept.toSorted()).toEqual([0, 490]);
    expect((await shop.renewalsOf(one))[0]?.state).toBe('paid');
    const renewed = await shop.endOf(one);
    expect(renewed > end && renewed < month(end)).toBe(true);
  });

  test.for(['given_up', 'canceled'] as const)(
    'is refunded in full once when the renewal is %s',
    async (state) => {
      const { one, first, end } = await toDeclined();
      if (state === 'canceled') await shop.turnOff(one.agreementId);
      else shop.charging.next('funds', 'funds', 'funds', 'funds');
      await shop.goTo(new Date(end).getTime() + 16 * DAY_MS);
      expect(await shop.stateOf(one)).toBe(state);
      await pay(first);
      await refundLate();
      expect((await shop.paymentsOf(one))[0]).toMatchObject({ state: 'refunded', flags: 'late' });
      expect(await moneyOf(one)).toEqual([[490, 490]]);
      expect(await shop.stateOf(one)).toBe('late');
      expect(await shop.hasAccess(one)).toBe(false);
      expect((await shop.mailsOf(one)).at(-1)).toMatch(/refund/i);
    },
  );
});
