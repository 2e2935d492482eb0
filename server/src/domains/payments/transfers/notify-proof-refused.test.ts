import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let finance: TestOperator;
const test = shopTest(['transfers', 'mail', 'telegram']);
const { shop } = test;
test.beforeAll(async () => {
  finance = await buildOperator(shop.app, { role: 'finance' });
});

async function mails() {
  await shop.app.jobs.run('send-mails');
  const found = shop.mailbox.mails();
  shop.mailbox.clear();
  return found;
}

test('a rejected proof of payment notifies by mail and Telegram, with the reason and a link', async () => {
  const buyer = await shop.newBuyer();
  const { id: person } = shop.telegram.people.add({ first_name: 'Buyer', language_code: 'en' });
  await shop.connect(buyer, person, { payment_received: true });
  await mails();
  const id = await shop.order(buyer);
  await shop.send(buyer, id);
  expect(await mails()).toEqual([]);
  const [waiting] = await shop.queue(finance);
  const reason = 'It shows <b>another</b> sum';
  await shop.refuse(finance, waiting?.proofs[0]?.id ?? '', reason);

  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const { title } = await shop.payment(id);
  expect(mail?.subject).toBe(`Proof of payment not accepted: ${title}`);
  expect(mail?.text).toContain(`Reason: ${reason}\nSend another by: 11.03.2026`);
  const back = `${shop.app.url}/buy-loading-cis?payment=${id}`;
  expect(mail?.links).toContain(back);
  await shop.app.jobs.run('send-telegram-message');
  expect(shop.messagesTo(person).at(-1)).toBe(
    `The proof of payment for ${title} was not accepted: ${reason}. Send another one: ${back}`,
  );
});

test('the notification about an expired payment names no deadline', async () => {
  const buyer = await shop.newBuyer();
  const id = await shop.order(buyer);
  shop.app.clock.advance(24 * 3_600_000);
  await shop.app.jobs.run('expire-payments');
  await shop.send(buyer, id);
  const operator = await buildOperator(shop.app, { role: 'finance' });
  const waiting = (await shop.queue(operator)).find((one) => one.id === id);
  await shop.refuse(operator, waiting?.proofs[0]?.id ?? '');
  const [mail] = await mails();
  expect(mail?.text).toContain('Reason: It shows another sum');
  expect(mail?.text).not.toContain('Send another by');
});
