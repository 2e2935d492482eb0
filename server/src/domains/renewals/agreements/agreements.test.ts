import {
  listRenewals,
  readStopLink,
  stopByLink,
  turnOffRenewal,
} from '@sesame/contract/shop/renewals.ts';
import { describe, expect } from 'vitest';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { buildSavedMethod } from '../../../../test/build/build-saved-method.ts';
import { getRow, updateRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { grantAccess } from '../../access/index.ts';
import type { ChargeableMethod } from '../../payments/index.ts';
import { stopTokenOf } from '../link-tokens/link-token.ts';
import { readTerms } from './read-terms.ts';
import { turnOnRenewal } from './turn-on-renewal.ts';

let product: BuiltProduct;
const test = shopTest(['mail']);
const { app } = test;
test.beforeAll(async () => {
  product = await buildProduct(app.platform);
});

interface Subscriber extends Buyer {
  readonly subscriptionId: string;
  readonly chargeable: readonly ChargeableMethod[];
}

/** A buyer with a month of access and a saved card. */
async function subscriber(): Promise<Subscriber> {
  const { platform } = app;
  const buyer = await buildBuyer(platform);
  const paymentId = await buildPayment(platform, buyer, product);
  const { gateway } = await getRow(platform.db, 'payments', { id: paymentId });
  const id = await buildSavedMethod(platform, { userId: buyer.id, paymentId });
  const { subscriptionId } = await inTransaction(platform.db, async (tx) => {
    await grantAccess(tx, platform, {
      ...{ paymentId, userId: buyer.id, productId: product.id },
      ...{ durationCount: 1, durationUnit: 'month', at: platform.clock.now() },
    });
    const row = await getRow(tx, 'subscriptions', { user_id: buyer.id }, ['id']);
    return { subscriptionId: row.id };
  });
  const card = { id, kind: 'card', provider: 'bank', brand: 'visa', last4: '4242' } as const;
  return { ...buyer, subscriptionId, chargeable: [{ ...card, gateway }] };
}

async function termsOf({ id: userId, subscriptionId: id, chargeable }: Subscriber) {
  return await readTerms(app.platform, { id, userId, chargeable, language: 'en' });
}

/** Agrees to the first option as it is shown. */
async function turnOn(buyer: Subscriber, change: { text?: string; userId?: string } = {}) {
  const [option] = (await termsOf(buyer)).options;
  if (option === undefined) throw new Error('there is nothing to charge');
  const { subscriptionId, id: userId, chargeable } = buyer;
  const consent = { subscriptionId, userId, chargeable, language: 'en' } as const;
  const { method, text } = option;
  await turnOnRenewal(app.platform, { ...consent, methodId: method.id, text, ...change });
}

const agreementsOf = ({ subscriptionId }: Subscriber) =>
  app.platform.db
    .selectFrom('renewal_agreements')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('consented_at')
    .orderBy('id')
    .execute();

const renewalsOf = async ({ token }: Buyer) => (await app.call(listRenewals, {}, { token })).body;

async function mailsAbout(id: string): Promise<string[]> {
  const mails = app.platform.db.selectFrom('mails').select('key').orderBy('id');
  return (await mails.where('key', 'like', `%${id}`).execute()).map(({ key }) => key);
}

describe('agreeing to automatic renewal', () => {
  test('keeps the text, the ceiling and the moment, and mails them', async () => {
    const buyer = await subscriber();
    const { options } = await termsOf(buyer);
    await turnOn(buyer);
    const [agreement, ...others] = await agreementsOf(buyer);
    expect(others).toEqual([]);
    expect(agreement).toMatchObject({
      ...{ user_id: buyer.id, method_id: buyer.chargeable[0]?.id, stopped_at: null },
      ...{ duration_count: 1, duration_unit: 'month', consent_version: 2, consent_language: 'en' },
      ...{
        consent_text: options[0]?.text,
        ceiling_cents: Math.round((options[0]?.total ?? 0) * 100),
      },
    });
    expect(await mailsAbout(agreement?.id ?? '')).toEqual([`renewal-on:${agreement?.id}`]);
    expect(await renewalsOf(buyer)).toMatchObject([
      { subscription_id: buyer.subscriptionId, state: 'on', method: { last4: '4242' } },
    ]);
  });

  test('twice is one agreement, and another method is a new one', async () => {
    const buyer = await subscriber();
    await turnOn(buyer);
    await turnOn(buyer);
    expect(await agreementsOf(buyer)).toHaveLength(1);
    const [card] = buyer.chargeable;
    if (card === undefined) throw new Error('the buyer has no card');
    await turnOn({ ...buyer, chargeable: [{ ...card, last4: '0005' }] });
    const [first, second] = await agreementsOf(buyer);
    expect(first).toMatchObject({ stopped_by: 'buyer', stop_reason: 'changed' });
    expect(second).toMatchObject({ stopped_at: null });
  });

  test.each([
    [{ text: 'I agree to less.' }, 'renewal_terms_changed'],
    [{ userId: '0199b000-0000-7000-8000-000000000009' }, 'not_found'],
  ] as const)('with %o is refused', async (change, code) => {
    const buyer = await subscriber();
    await expect(turnOn(buyer, change)).rejects.toMatchObject({ code });
    expect(await agreementsOf(buyer)).toEqual([]);
  });

  test('to a method that cannot be charged is refused', async () => {
    const buyer = await subscriber();
    const [option] = (await termsOf(buyer)).options;
    const { subscriptionId, id: userId } = buyer;
    const consent = { subscriptionId, userId, chargeable: [], language: 'en' } as const;
    const method = { methodId: option?.method.id ?? null, text: option?.text ?? '' };
    await expect(turnOnRenewal(app.platform, { ...consent, ...method })).rejects.toMatchObject({
      code: 'method_unavailable',
    });
  });
});

describe('stopping it', () => {
  const linkOf = async (buyer: Subscriber): Promise<{ body: { token: string } }> => {
    const [agreement] = await agreementsOf(buyer);
    return { body: { token: stopTokenOf(app.platform, agreement?.id ?? '') } };
  };

  test('on the card works at once, for its buyer alone, and leaves access as it is', async () => {
    const buyer = await subscriber();
    await turnOn(buyer);
    const stop = { params: { id: buyer.subscriptionId } };
    const stranger = await buildBuyer(app.platform);
    const refused = await app.call(turnOffRenewal, stop, { token: stranger.token });
    expect(refused.refusal?.code).toBe('not_found');
    const before = await renewalsOf(buyer);
    for (const _repeat of [1, 2]) {
      expect((await app.call(turnOffRenewal, stop, { token: buyer.token })).status).toBe(200);
    }
    const [agreement] = await agreementsOf(buyer);
    expect(agreement).toMatchObject({ stopped_by: 'buyer', stop_reason: 'turned_off' });
    const id = agreement?.id ?? '';
    expect(await mailsAbout(id)).toEqual([`renewal-on:${id}`, `renewal-off:${id}`]);
    expect(before).toMatchObject([{ state: 'on' }]);
    expect(await renewalsOf(buyer)).toMatchObject([{ state: 'off', method: null }]);
  });

  test('by a link needs no session; reading the link changes nothing', async () => {
    const buyer = await subscriber();
    await turnOn(buyer);
    const link = await linkOf(buyer);
    expect((await app.call(readStopLink, link)).body).toMatchObject({ is_stopped: false });
    expect(await agreementsOf(buyer)).toMatchObject([{ stopped_at: null }]);
    for (const _repeat of [1, 2]) expect((await app.call(stopByLink, link)).status).toBe(200);
    expect(await agreementsOf(buyer)).toMatchObject([{ stop_reason: 'stop_link' }]);
    expect((await app.call(readStopLink, link)).body).toMatchObject({ is_stopped: true });
  });

  test('by a link that the shop did not sign is refused', async () => {
    const buyer = await subscriber();
    const other = await subscriber();
    for (const one of [buyer, other]) await turnOn(one);
    const [agreement] = await agreementsOf(buyer);
    const [, signature = ''] = (await linkOf(other)).body.token.split('.');
    const forged = { body: { token: `${agreement?.id}.${signature}` } };
    for (const route of [readStopLink, stopByLink]) {
      expect((await app.call(route, forged)).refusal?.code).toBe('stop_link_invalid');
    }
    expect(await agreementsOf(buyer)).toMatchObject([{ stopped_at: null }]);
  });

  test('is final: the row of a stopped agreement and the consent cannot be changed', async () => {
    const buyer = await subscriber();
    await turnOn(buyer);
    const change = (set: { ceiling_cents?: number; stop_reason?: 'operator' }) =>
      updateRows(app, 'renewal_agreements', { subscription_id: buyer.subscriptionId }, set);
    await expect(change({ ceiling_cents: 1 })).rejects.toThrow('only stopped');
    await app.call(stopByLink, await linkOf(buyer));
    await expect(change({ stop_reason: 'operator' })).rejects.toThrow('only stopped');
  });
});
