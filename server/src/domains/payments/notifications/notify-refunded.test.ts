import { expect } from 'vitest';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest(['refunds', 'mail']);
const { shop } = test;

const speakRussian = ({ id }: Buyer) =>
  shop.app.platform.db.updateTable('users').set({ language: 'ru' }).where('id', '=', id).execute();

test('a refund through the gateway is mailed with amount and destination', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  const { title } = await shop.payment(id);
  const [mail, ...others] = await shop.mailsAfter(() => shop.refund(id, { amount: 12.5 }));
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Refund of $12.50: ${title}`);
  expect(mail?.text).toContain('to your original payment method');
  expect(mail?.text).toContain('Total refunded: $12.50\nAccess: ended\nPayment method: free\n');
});

test('a refund in rubles is mailed with the amount in rubles, in Russian', async () => {
  const buyer = await shop.newBuyer();
  await speakRussian(buyer);
  const id = await shop.buyAtBank(buyer, { gateway: 'rubles' });
  const [mail] = await shop.mailsAfter(() => shop.refund(id, { amount: 100 }));
  expect(mail?.subject).toContain('Возврат $100.00');
  expect(mail?.text).toContain('8\u00a0123,00\u00a0₽');
});

test('a refund to the balance is mailed as such', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  const [mail] = await shop.mailsAfter(() => shop.refund(id, { method: 'balance' }));
  expect(mail?.text).toContain('was refunded to your balance');
});

test('a refund made on the dashboard of the bank is mailed once for two webhooks', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  const mails = await shop.mailsAfter(async () => {
    shop.bank.faults.set({ webhooks: 'twice' });
    await shop.bank.decide(id, 'refund');
    await shop.settled();
  });
  expect(mails).toHaveLength(1);
});
