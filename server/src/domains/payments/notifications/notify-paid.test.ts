import { expect } from 'vitest';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { completeSale } from '../settlement/complete-sale.ts';

const test = shopTest(['sales', 'mail']);
const { shop } = test;

async function mails() {
  await shop.app.jobs.run('send-mails');
  const found = shop.mailbox.mails();
  shop.mailbox.clear();
  return found;
}

test('a received payment is mailed with its lines, once despite repeated webhooks', async () => {
  const buyer = await shop.newBuyer();
  const { payment_id: id } = (await shop.pay(buyer)).body;
  expect(await mails()).toEqual([]);
  shop.bank.faults.set({ webhooks: 'twice' });
  await shop.bank.decide(id, 'pay');
  await shop.settled();
  shop.bank.faults.set({});
  await shop.app.jobs.run('reconcile-payments');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const payment = await shop.payment(id);
  expect(mail?.text).toContain(`/dashboard/payments/${id}\n`);
  expect(mail?.subject).toBe(`Payment received: ${payment.title}`);
  expect(mail?.text).toContain(
    'Term: 1 month\nPrice: $4.90\nFee (3.5%): $0.17\nTotal: $5.07\nPayment method: card\n',
  );
  expect(mail?.text).toContain(`Payment number: ${payment.number}\n`);
});

test('the mail is queued in the settling transaction and rolled back with it', async () => {
  const buyer = await shop.newBuyer();
  const { payment_id: id } = (await shop.pay(buyer)).body;
  const { platform } = shop.app;
  const payment = await shop.payment(id);
  await expect(
    inTransaction(platform.db, async (tx) => {
      await completeSale(tx, platform, payment, {
        capturedMinor: payment.charge_minor,
        late: false,
        overpaid: false,
        change: undefined,
      });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await mails()).toEqual([]);
});

test('the mail names the product in the language of its buyer', async () => {
  const buyer = await shop.newBuyer();
  const { db } = shop.app.platform;
  await db.updateTable('users').set({ language: 'ru' }).where('id', '=', buyer.id).execute();
  const named = db.updateTable('products').where('id', '=', shop.product.id);
  await named.set({ title_ru: 'Музыка' }).execute();
  const { payment_id: id } = (await shop.pay(buyer)).body;
  await named.set({ title_ru: '' }).execute();
  await shop.bank.decide(id, 'pay');
  await shop.settled();
  expect((await mails())[0]?.subject).toContain('Музыка');
});

test('a free order is mailed as activated access', async () => {
  await buildPromo(shop.app.platform, { code: 'GIFT', discount_percent: 10_000 });
  const buyer = await shop.newBuyer();
  const answer = await shop.pay(buyer, { promocode: 'GIFT' });
  expect(answer.status).toBe(200);
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/ is active$/);
  expect(mail?.text).toContain('Discount (100%): −$5.07\nTotal: $0.00\n');
});

test('a declined payment gets no receipt', async () => {
  const buyer = await shop.newBuyer();
  const { payment_id: id } = (await shop.pay(buyer)).body;
  await shop.bank.decide(id, 'decline');
  await shop.settled();
  const subjects = (await mails()).map(({ subject }) => subject.split(':')[0]);
  expect(subjects).toEqual(['Payment declined']);
});
