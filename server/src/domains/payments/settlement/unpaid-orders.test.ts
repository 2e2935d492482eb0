import { cancelPayment } from '@sesame/contract/shop/payments.ts';
import { updateUser } from '@sesame/contract/shop/session.ts';
import { afterEach, describe, expect } from 'vitest';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { ANNA } from '../../../../test/shops/parts/telegram.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest(['sales', 'mail', 'telegram']);
const { shop } = test;
afterEach(() => shop.bank.faults.set({}));

async function order(buyer: Buyer, gateway = 'free'): Promise<string> {
  const { body, refusal } = await shop.pay(buyer, { gateway });
  if (refusal !== undefined) throw new Error(`the order was refused: ${refusal.code}`);
  return body.payment_id;
}

const decide = async (id: string, what: 'pay' | 'decline' | 'cancel' | 'expire') => {
  await shop.bank.decide(id, what);
  await shop.settled();
};

/** The payment time of every open order passes. */
const runOut = async () => {
  shop.app.clock.advance(31 * 60_000);
  await shop.app.jobs.run('expire-payments');
  await shop.app.jobs.run('expire-payment');
};

describe('an order that ended unpaid', () => {
  test.each([
    ['decline', 'Payment declined', 'we have not received any money'],
    ['cancel', 'Payment canceled', 'before we received any money'],
    ['expire', 'Order not paid', 'the payment still counts when it arrives'],
  ] as const)('by %s is mailed once, with the way to order again', async (what, subject, text) => {
    const id = await order(await shop.newBuyer());
    const mails = await shop.mailsAfter(async () => {
      await decide(id, what);
      await runOut();
    });
    expect(mails.map((mail) => mail.subject.split(':')[0])).toEqual([subject]);
    expect(mails[0]?.text).toContain(text);
    const path = `/dashboard/subscriptions?order=${shop.product.id}&again`;
    expect(mails[0]?.links.some((link) => link.endsWith(path))).toBe(true);
  });

  test('by time is mailed once, and by the bot when the buyer chose it', async () => {
    const buyer = await shop.newBuyer();
    await shop.connect(buyer, ANNA, { order_unpaid: true });
    await order(buyer);
    const mails = await shop.mailsAfter(async () => {
      await runOut();
      await runOut();
      await shop.app.jobs.run('send-telegram-message');
    });
    expect(mails.map((mail) => mail.subject.split(':')[0])).toEqual(['Order not paid']);
    expect(shop.messagesTo(ANNA).at(-1)).toMatch(/^Order not paid: /);
  });

  test('is mailed only while the buyer wants such mails', async () => {
    const buyer = await shop.newBuyer();
    const off = { body: { unpaid_mails: false } };
    expect((await shop.app.call(updateUser, off, buyer)).body.unpaid_mails).toBe(false);
    const id = await order(buyer);
    expect(await shop.mailsAfter(() => decide(id, 'decline'))).toEqual([]);
  });

  test('by its buyer is not mailed', async () => {
    const buyer = await shop.newBuyer();
    const id = await order(buyer);
    const cancel = () => shop.app.call(cancelPayment, { body: { payment_id: id } }, buyer);
    expect(await shop.mailsAfter(cancel)).toEqual([]);
  });

  test('is not mailed when another payment for the product was made or is open', async () => {
    const buyer = await shop.newBuyer();
    await order(buyer, 'free');
    const paid = await order(buyer, 'cis');
    await decide(paid, 'pay');
    expect(await shop.mailsAfter(runOut)).toEqual([]);
    const other = await shop.newBuyer();
    const declined = await order(other, 'free');
    await order(other, 'cis');
    expect(await shop.mailsAfter(() => decide(declined, 'decline'))).toEqual([]);
  });

  test('is not mailed when the buyer orders the same again', async () => {
    // Open orders of the tests above would end, and be mailed, when the time of this one passes.
    await runOut();
    const buyer = await shop.newBuyer();
    await order(buyer);
    shop.app.clock.advance(31 * 60_000);
    expect(await shop.mailsAfter(() => order(buyer))).toEqual([]);
  });

  test('after the gateway took and refunded the money says so', async () => {
    // Open orders of the tests above would end, and be mailed, while this one waits.
    await runOut();
    const id = await order(await shop.newBuyer());
    shop.bank.faults.set({ webhooks: 'none' });
    await shop.bank.decide(id, 'pay');
    await shop.bank.decide(id, 'refund');
    const mails = await shop.mailsAfter(async () => {
      shop.app.clock.advance(10 * 60_000);
      await shop.app.jobs.run('reconcile-payments');
      await shop.app.jobs.run('sync-payment');
    });
    expect((await shop.payment(id)).state).toBe('canceled');
    expect(mails.map((mail) => mail.subject.split(':')[0])).toEqual(['Money returned']);
    expect(mails[0]?.text).toContain('was refunded by the payment service');
  });
});
