import {
  createCalendarAddress,
  getCalendar,
  readCalendar,
  removeCalendarAddress,
} from '@sesame/contract/shop/calendar.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import { updateUser } from '@sesame/contract/shop/session.ts';
import { expect } from 'vitest';
import { buildAgreement } from '../../../test/build/build-agreement.ts';
import { type Buyer, buildBuyer, buildProduct } from '../../../test/build/build-purchase.ts';
import { buyAccess } from '../../../test/build/hold-items.ts';
import { updateRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

const test = shopTest();
const { app } = test;

async function createAddress({ token }: Buyer): Promise<string> {
  const { status, body } = await app.call(createCalendarAddress, {}, { token });
  expect(status).toBe(201);
  return new URL(body.url).pathname;
}

/** The events behind an address, by property; lines are unfolded as RFC 5545 says. */
async function fetchEvents(address: string): Promise<Map<string, string>[]> {
  const response = await fetch(`${app.url}${address}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const file = await response.text();
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [, ...events] = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n');
  return events.map(
    (event) => new Map(event.split('\r\n').map((line) => [line.split(/[:;]/, 1)[0] ?? '', line])),
  );
}

const statusOf = async (address: string) => (await fetch(`${app.url}${address}`)).status;

/** A moment in iCalendar's notation. */
const moment = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

test('has the end of every subscription, in the language of its buyer', async () => {
  const buyer = await buildBuyer(app.platform);
  const product = await buildProduct(app.platform);
  await updateRows(
    app,
    'products',
    { id: product.id },
    {
      title: 'Notes, plans; and a title of more than seventy-five bytes in one line',
      title_ru: 'Заметки',
    },
  );
  const { id } = await buyAccess(app.platform, buyer, product);
  const address = await createAddress(buyer);
  const ends = () =>
    app.platform.db.selectFrom('subscriptions').select('ends_at').executeTakeFirstOrThrow();

  const [event, ...others] = await fetchEvents(address);
  expect(others).toEqual([]);
  expect(event?.get('UID')).toBe(`UID:${id}@127.0.0.1`);
  expect(event?.get('DTSTART')).toBe(`DTSTART:${moment((await ends()).ends_at)}`);
  expect(event?.get('SUMMARY')).toBe(
    'SUMMARY:Notes\\, plans\\; and a title of more than seventy-five bytes in one line ends',
  );

  await app.call(updateUser, { body: { language: 'ru' } }, { token: buyer.token });
  await buyAccess(app.platform, buyer, product);
  const [renewed] = await fetchEvents(address);
  expect(renewed?.get('UID')).toBe(event?.get('UID'));
  expect(renewed?.get('DTSTART')).toBe(`DTSTART:${moment((await ends()).ends_at)}`);
  expect(renewed?.get('DTSTART')).not.toBe(event?.get('DTSTART'));
  expect(renewed?.get('SUMMARY')).toBe('SUMMARY:Заметки: подписка заканчивается');
});

test('has the next charge beside the end where a subscription renews itself', async () => {
  const { platform } = app;
  const buyer = await buildBuyer(platform);
  const product = await buildProduct(platform);
  const { id: subscriptionId } = await buyAccess(platform, buyer, product);
  const address = await createAddress(buyer);
  const { priceId } = product;
  await platform.db
    .insertInto('payment_methods')
    .values({
      gateway: 'balance',
      provider: 'balance',
      category: 'worldwide',
      title: 'Balance',
      title_ru: 'Баланс',
      fee_percent: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await buildAgreement(platform, { subscriptionId, userId: buyer.id, priceId, methodId: null });
  const { body } = await app.call(listRenewals, {}, { token: buyer.token });
  const [end, event] = await fetchEvents(address);
  expect(end?.get('UID')).toBe(`UID:${subscriptionId}@127.0.0.1`);
  expect(end?.get('SUMMARY')).toMatch(/ ends$/);
  expect(event?.get('UID')).toBe(`UID:${subscriptionId}-charge@127.0.0.1`);
  expect(event?.get('DTSTART')).toBe(`DTSTART:${moment(new Date(body[0]?.charge_at ?? ''))}`);
  expect(event?.get('SUMMARY')).toMatch(/ renews: \$4\.90$/);
});

test('an address works until it is replaced, removed, or its buyer is blocked', async () => {
  const buyer = await buildBuyer(app.platform);
  const { token } = buyer;
  const state = async () => (await app.call(getCalendar, {}, { token })).body.created_at;
  expect(await state()).toBeNull();
  const first = await createAddress(buyer);
  const second = await createAddress(buyer);
  expect(await statusOf(first)).toBe(404);
  expect(await fetchEvents(second)).toEqual([]);
  expect(await state()).toBe(app.clock.now().toISOString());

  const block = (blocked: Date | null) =>
    updateRows(
      app,
      'users',
      { id: buyer.id },
      { blocked_at: blocked, blocked_reason: blocked && 'fraud' },
    );
  await block(app.clock.now());
  expect(await statusOf(second)).toBe(404);
  await block(null);
  expect(await statusOf(second)).toBe(200);

  await app.call(removeCalendarAddress, {}, { token });
  expect(await statusOf(second)).toBe(404);
  expect(await state()).toBeNull();
});

test('unknown addresses do not exist, and wrong ones are refused', async () => {
  const at = (address: string) => readCalendar.path.replace(':address', address);
  expect(await statusOf(at(`${'A'.repeat(43)}.ics`))).toBe(404);
  expect(await statusOf(at('short.ics'))).toBe(400);
});
