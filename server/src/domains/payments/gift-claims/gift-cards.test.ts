import { revokeGift } from '@sesame/contract/console/payments/gifts.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { claimGift, readGift, sendGiftCard } from '@sesame/contract/shop/gifts.ts';
import { expect } from 'vitest';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { buyGift } from '../../../../test/build/buy-gift.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Shop } from '../../../../test/shops/start-shop.ts';

let shop: Shop<'refunds' | 'mail'>;
const test = shopTest(['refunds', 'mail']);
test.beforeAll(({ shop: running }) => {
  shop = running;
});

const TO = 'boris@example.com';

function send(
  { buyer, id }: { buyer: Buyer; id: string },
  over: Partial<BodyOf<typeof sendGiftCard>> = {},
) {
  const body = { email: TO, language: 'en', message: '', expected_left: 3, ...over } as const;
  return shop.app.call(sendGiftCard, { params: { id }, body }, buyer);
}
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).refusal?.code;
const cardsOf = ({ id }: Buyer) =>
  shop.app.platform.db
    .selectFrom('mails')
    .selectAll()
    .where('key', 'like', `gift-card:${id}:%`)
    .orderBy('id')
    .execute();

test('the card is mailed with its code and message, and the address is kept nowhere', async () => {
  const gift = await buyGift(shop);
  const message = 'Happy birthday!\nYours';
  const { body } = await send(gift, { email: ' Boris@Example.com ', message });
  expect(body).toEqual({ cards_left: 2 });
  const [mail] = await shop.mailsTo(TO);
  expect(mail?.subject).toMatch(/^A gift for you: product-/);
  expect(mail?.text).toContain(`Gift code: ${gift.code}`);
  expect(mail?.text).toContain(`/gift#${gift.code}`);
  expect(mail?.text).toContain('Happy birthday!');
  expect(mail?.text).not.toContain('has an account');
  const [sent] = await cardsOf(gift.buyer);
  expect(sent).toMatchObject({ content: null, last_error: null });
  const { rows } = await shop.app.platform.pool.query(
    "select m::text as all from mails m where key like 'gift-card%' union all select g::text from gifts g",
  );
  expect(JSON.stringify(rows)).not.toContain(TO);

  expect(await codeOf(send(gift))).toBe('gift_card_sent');
  expect((await send(gift, { language: 'ru', expected_left: 2 })).status).toBe(200);
  const answers = await Promise.all([1, 1].map((left) => send(gift, { expected_left: left })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await codeOf(send(gift, { expected_left: 0 }))).toBe('gift_cards_used');
  const read = await shop.app.call(readGift, { params: { id: gift.id } }, gift.buyer);
  expect(read.body.cards_left).toBe(0);
  expect(await shop.mailsTo(TO)).toHaveLength(3);
});

test('only the card of a gift that can be redeemed is mailed', async () => {
  const gift = await buyGift(shop);
  expect(await codeOf(send({ ...gift, buyer: await shop.newBuyer() }))).toBe('not_found');
  expect(await codeOf(send(gift, { email: 'boris@' }))).toBe('email_invalid');
  expect(await codeOf(send(gift, { message: 'see evil.example' }))).toBe('gift_message_link');
  expect((await send(gift, { message: 'a'.repeat(301) })).status).toBe(400);
  await shop.report(gift.paymentId, { state: 'disputed' });
  expect(await codeOf(send(gift))).toBe('gift_unavailable');
  const body = { refund: 'keep', expected_amount: 200, reason: 'a stolen card' } as const;
  await shop.app.call(revokeGift, { params: { id: gift.id }, body }, shop.operator);
  expect(await codeOf(send(gift))).toBe('gift_ended');
  const used = await buyGift(shop);
  await shop.app.call(claimGift, { body: { code: used.code } }, await shop.newBuyer());
  expect(await codeOf(send(used))).toBe('gift_used');
  expect([...(await cardsOf(gift.buyer)), ...(await cardsOf(used.buyer))]).toEqual([]);
});

test('a buyer sends ten cards a day', async () => {
  const gift = await buyGift(shop);
  const { db, clock } = shop.app.platform;
  const queued_at = clock.now();
  for (let sent = 0; sent < 9; sent++) {
    const key = `gift-card:${gift.buyer.id}:another:${sent}`;
    const id = shop.app.platform.ids.uuid();
    await db.insertInto('mails').values({ id, key, queued_at, sent_at: queued_at }).execute();
  }
  expect((await send(gift)).status).toBe(200);
  expect(await codeOf(send(gift, { expected_left: 2 }))).toBe('gift_cards_limit');
});

test('a card that cannot be sent is erased, and so are those of an erased buyer', async () => {
  const { db, clock } = shop.app.platform;
  const refused = await buyGift(shop);
  shop.mailbox.faults.set({ smtp: 'refuse_550' });
  await send(refused);
  await shop.app.jobs.run('send-mails');
  shop.mailbox.faults.set({});
  expect(await cardsOf(refused.buyer)).toMatchObject([{ content: null, sent_at: null }]);

  const { buyer, id } = await buyGift(shop);
  await send({ buyer, id });
  expect((await cardsOf(buyer))[0]?.content).not.toBeNull();
  const deletion_at = new Date(clock.now().getTime() - 1);
  await db.updateTable('users').set({ deletion_at }).where('id', '=', buyer.id).execute();
  await shop.app.jobs.run('erase-accounts');
  expect((await cardsOf(buyer))[0]?.content).toBeNull();
});
