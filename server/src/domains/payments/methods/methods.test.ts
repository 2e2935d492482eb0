import {
  type ConsoleMethod,
  changeMethod,
  changeProvider,
  changeRate,
  createMethod,
  getRates,
  listConsoleMethods,
  orderMethods,
  switchMethod,
} from '@sesame/contract/console/payments/gateways.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { listPaymentMethods } from '@sesame/contract/shop/payments.ts';
import { type RunningRates, startRates } from '@sesame/emulators/rates/start-rates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { listRows, updateRows } from '../../../../test/rows.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';

let shop: Shop<'sales'>;
let rates: RunningRates;
let manager: TestOperator;
let owner: TestOperator;
beforeAll(async () => {
  rates = await startRates({ now: () => shop.app.clock.now() });
  shop = await startShop(['sales'], { env: rates.shopSettings });
  manager = await buildOperator(shop.app, { role: 'manager' });
  owner = await buildOperator(shop.app);
});
afterAll(async () => {
  await shop.stop();
  await rates.stop();
});

const by = () => ({ token: manager.token });
const draft = {
  category: 'worldwide',
  title: 'Card',
  title_ru: 'Карта',
  description: 'Any <b>bank</b><script>alert(1)</script>',
  description_ru: 'Любой банк',
  image_url: 'icon:card',
  fee_percentage: 2.5,
  button_text: 'Pay by card',
  button_text_ru: 'Оплатить картой',
  min_total: 1,
  max_total: 500,
  payment_timeout_s: 1_800,
  charge_currency: 'USD',
  provider_option: null,
  enabled: true,
  reason: 'asked for',
} as const satisfies Omit<BodyOf<typeof createMethod>, 'gateway' | 'provider'>;

type Draft = Omit<BodyOf<typeof createMethod>, 'gateway' | 'provider'>;
const create = (gateway: string, over: Partial<Draft> & { provider?: string } = {}) =>
  shop.app.call(createMethod, { body: { gateway, provider: 'bank', ...draft, ...over } }, by());
const change = (gateway: string, version: number, over: Partial<Draft> = {}) =>
  shop.app.call(changeMethod, { params: { gateway }, body: { version, ...draft, ...over } }, by());
const turn = (gateway: string, enabled: boolean) =>
  shop.app.call(
    switchMethod,
    { params: { gateway }, body: { enabled, reason: 'asked for' } },
    by(),
  );
const all = async () => (await shop.app.call(listConsoleMethods, {}, by())).body;

async function offered() {
  const { token } = await shop.newBuyer();
  return (await shop.app.call(listPaymentMethods, {}, { token })).body;
}

describe('a payment method', () => {
  test('is added with its HTML sanitized, offered last, and can be paid with', async () => {
    const { status, body } = await create('new-card');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      gateway: 'new-card',
      provider: 'bank',
      provider_live: true,
      description: 'Any <b>bank</b>',
      version: 1,
    });
    expect((await offered()).at(-1)).toMatchObject({ gateway: 'new-card', fee_percentage: 2.5 });
    const { body: started } = await shop.pay(await shop.newBuyer(), { gateway: 'new-card' });
    expect(await shop.payment(started.payment_id)).toMatchObject({ total_cents: 502 });
  });

  test('is refused with too long a sanitized text, but an older one with such a text is still listed', async () => {
    const tooLong = {
      status: 400,
      refusal: { fields: [{ path: 'body.description', code: 'too_big' }] },
    };
    expect(await create('ampersands', { description: '&'.repeat(250) })).toMatchObject(tooLong);
    await create('long-ago', { description: '&'.repeat(200) });
    expect(await change('long-ago', 1, { description: '&'.repeat(201) })).toMatchObject(tooLong);
    await updateRows(
      shop.app,
      'payment_methods',
      { gateway: 'long-ago' },
      { description: '&amp;'.repeat(250) },
    );
    expect((await all()).map(({ gateway }) => gateway)).toContain('long-ago');
    await turn('long-ago', false);
  });

  test('with a name that exists is refused', async () => {
    expect((await create('card')).refusal).toMatchObject({ code: 'method_exists' });
  });

  test('applies changes to new payments only; open payments keep their quote', async () => {
    await create('changing');
    const buyer = await shop.newBuyer();
    const { body: before } = await shop.pay(buyer, { gateway: 'changing' });
    const { body } = await change('changing', 1, { fee_percentage: 5 });
    expect(body).toMatchObject({ fee_percentage: 5, version: 2 });
    expect(await shop.payment(before.payment_id)).toMatchObject({ fee_percent: 250 });
    const { body: after } = await shop.pay(await shop.newBuyer(), { gateway: 'changing' });
    expect(await shop.payment(after.payment_id)).toMatchObject({ fee_percent: 500 });
    const event = await shop.app.platform.db
      .selectFrom('audit_events')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      action: 'methods.edit',
      subject: 'method:changing',
      reason: 'asked for',
    });
    expect(event.before).toMatchObject({ fee_percentage: 2.5 });
  });

  test('that is switched off is not offered and cannot be paid with', async () => {
    await create('passing');
    await turn('passing', false);
    expect((await offered()).map(({ gateway }) => gateway)).not.toContain('passing');
    const { refusal } = await shop.pay(await shop.newBuyer(), { gateway: 'passing' });
    expect(refusal).toMatchObject({ code: 'method_unknown' });
  });

  test('edited by two operators at once is a version conflict that returns the newest version', async () => {
    await create('contested');
    const edits = await Promise.all([
      change('contested', 1, { title: 'One' }),
      change('contested', 1, { title: 'Two' }),
    ]);
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = edits.find(({ status }) => status === 200)?.body;
    expect(edits.find(({ status }) => status === 409)?.refusal).toMatchObject({
      code: 'version_conflict',
      current: { title: saved?.title, version: 2 },
    });
  });

  test('with limits is unavailable for totals outside of them', async () => {
    await create('limited', { min_total: 5.03, fee_percentage: 2.5 });
    const { refusal } = await shop.pay(await shop.newBuyer(), { gateway: 'limited' });
    expect(refusal).toMatchObject({ code: 'method_unavailable' });
  });

  test('may not exceed the capabilities of its provider', async () => {
    const { refusal } = await create('long', {
      payment_timeout_s: 7 * 86_400,
      provider: 'tbank',
      enabled: false,
    });
    expect(refusal).toMatchObject({ code: 'setting_wrong', field: 'charge_currency' });
    expect((await create('odd', { provider: 'nobody' })).refusal).toMatchObject({
      code: 'setting_wrong',
      field: 'provider',
    });
    expect((await create('second', { provider: 'balance' })).refusal).toMatchObject({
      field: 'provider',
    });
  });

  test.each([
    ['a picture of another site', { image_url: 'https://evil.example/x.png' }],
    ['no title', { title: ' ' }],
    ['a fee above 100 %', { fee_percentage: 100.01 }],
    ['a fee below 0', { fee_percentage: -1 }],
  ] as const)('may not have %s', async (_name, over) => {
    expect((await create('wrong', over)).status).toBe(400);
  });
});

test('a method whose provider is not set up can be switched on only after the set-up', async () => {
  const rubles = { charge_currency: 'RUB', enabled: true } as const;
  expect((await create('tbank', { ...rubles, provider: 'tbank' })).refusal).toMatchObject({
    code: 'provider_not_live',
    problem: { kind: 'unset', field: 'terminalKey' },
  });
  const { body: off } = await create('tbank', {
    ...rubles,
    provider: 'tbank',
    enabled: false,
  });
  expect(off).toMatchObject({ enabled: false, provider_live: false });
  expect((await change('tbank', 1, rubles)).status).toBe(409);
  expect((await turn('tbank', true)).refusal).toMatchObject({ code: 'provider_not_live' });
  expect((await turn('nobody', true)).status).toBe(404);

  await shop.app.call(
    changeProvider,
    {
      params: { provider: 'tbank' },
      body: {
        version: 0,
        values: { terminalKey: '1700000000000', password: 'a password of a terminal' },
        reason: 'set up',
      },
    },
    { token: owner.token },
  );
  const { body: on } = await turn('tbank', true);
  expect(on).toMatchObject({ enabled: true, provider_live: true, version: 2 });
  expect((await turn('tbank', true)).body).toMatchObject({ version: 2 });
  // Switching it on fetches the exchange rate it needs.
  await expect
    .poll(offered)
    .toContainEqual(expect.objectContaining({ gateway: 'tbank', charge: expect.anything() }));
});

describe('the order of the methods', () => {
  const order = (names: string[], seen: string[]) =>
    shop.app.call(orderMethods, { body: { gateways: names, expected_order: seen } }, by());

  test('is the order that buyers see', async () => {
    const names = (await all()).map(({ gateway }) => gateway);
    const reversed = names.toReversed();
    const { body } = await order(reversed, names);
    expect(body.map(({ gateway }) => gateway)).toEqual(reversed);
    const shown = (await offered()).map(({ gateway }) => gateway);
    expect(shown).toEqual(reversed.filter((name) => shown.includes(name)));
  });

  test.each<[string, (names: string[]) => string[]]>([
    ['leaves one out', (names) => names.slice(1)],
    ['names one twice', (names) => [...names.slice(1), names[1] ?? '']],
    ['names an unknown method', (names) => [...names.slice(1), 'stranger']],
  ])('is refused when it %s', async (_name, corrupt) => {
    const names = (await all()).map(({ gateway }: ConsoleMethod) => gateway);
    expect((await order(corrupt(names), names)).refusal).toMatchObject({ code: 'bad_request' });
  });

  test('changed by another operator meanwhile is a version conflict', async () => {
    const names = (await all()).map(({ gateway }) => gateway);
    const reversed = names.toReversed();
    expect((await order(reversed, names)).status).toBe(200);
    const { refusal } = await order(names, names);
    expect(refusal).toMatchObject({
      code: 'version_conflict',
      current: reversed.map((gateway) => ({ gateway })),
    });
    expect((await all()).map(({ gateway }) => gateway)).toEqual(reversed);
  });
});

describe('the exchange rate', () => {
  const set = (rate: number | null) =>
    shop.app.call(changeRate, { body: { rate, reason: 'the market' } }, by());

  test('set by many operators at once is the one written last, without errors', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => set(80 + n)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await set(null)).body).toMatchObject({ overridden: false });
  });

  test('of an operator overrides the official rate until it is removed', async () => {
    const { body: official } = await shop.app.call(getRates, {}, by());
    expect(official).toMatchObject({ current: { rate: 81.23, source: 'cbr' }, overridden: false });
    expect((await set(90.5)).body).toMatchObject({
      current: { rate: 90.5, source: 'operator', rate_at: shop.app.clock.now().toISOString() },
      overridden: true,
      official: [{ rate: 81.23 }],
    });
    expect((await set(91)).body).toMatchObject({ current: { rate: 91 } });
    const open = await listRows(
      shop.app,
      'exchange_rates',
      { source: 'operator', ended_at: null },
      ['rate_e4'],
    );
    expect(open).toEqual([{ rate_e4: 910_000 }]);
    expect((await set(null)).body).toMatchObject({ current: { rate: 81.23 }, overridden: false });
  });
});
