import { type RunningMailbox, startMailbox } from '@sesame/emulators/mailbox/start-mailbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../../test/build-purchase.ts';
import { mailEnv } from '../../../test/start-mailed-app.ts';
import { type RefundShop, startRefundShop } from '../../../test/start-refund-shop.ts';

let mailbox: RunningMailbox;
let shop: RefundShop;
beforeAll(async () => {
  mailbox = await startMailbox();
  shop = await startRefundShop({ env: mailEnv(mailbox.smtpUrl) });
});
afterAll(async () => {
  await shop.stop();
  await mailbox.stop();
});

/** What came since the receipt of the purchase. */
async function mailsAfter(act: () => Promise<unknown>) {
  await shop.app.jobs.run('send-mails');
  mailbox.clear();
  await act();
  await shop.app.jobs.run('send-mails');
  return mailbox.mails();
}
const speakRussian = ({ id }: Buyer) =>
  shop.app.platform.db.updateTable('users').set({ language: 'ru' }).where('id', '=', id).execute();

test('a refund by the gateway says what went back and where to', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  const { title } = await shop.payment(id);
  const [mail, ...others] = await mailsAfter(() => shop.refund(id, { amount: 12.5 }));
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Refund of $12.50: ${title}`);
  expect(mail?.text).toContain('back to where you paid from');
  expect(mail?.text).toContain('Refunded in all: $12.50\nPayment method: free\n');
});

test('a refund of roubles names them, in Russian', async () => {
  const buyer = await shop.newBuyer();
  await speakRussian(buyer);
  const id = await shop.buyAtBank(buyer, { gateway: 'roubles' });
  const [mail] = await mailsAfter(() => shop.refund(id, { amount: 100 }));
  expect(mail?.subject).toContain('Возврат $100.00');
  expect(mail?.text).toContain('8\u00a0123,00\u00a0₽');
});

test('a refund to the balance says that it can be spent', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  const [mail] = await mailsAfter(() => shop.refund(id, { way: 'balance' }));
  expect(mail?.text).toContain('is on your balance');
});

test('a refund on the dashboard of the bank is told too, once for two notices', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  const mails = await mailsAfter(async () => {
    shop.bank.faults.set({ notices: { mode: 'twice' } });
    shop.bank.decide(shop.atBank(id).id, 'refund');
    await shop.settled();
  });
  expect(mails).toHaveLength(1);
});
