import { expect } from 'vitest';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { GatewayMethod } from '../gateways/saved-method.ts';
import { recordSavedMethod } from './record-saved-method.ts';
import { changeSavedMethod, insertMandate, listMethodsOf } from './saved-methods.store.ts';

const test = shopTest(['refunds']);
const { shop } = test;

const card: GatewayMethod = {
  token: 'pm_of_two_buyers',
  customer: 'cus_1',
  mode: 'test',
  state: 'active',
  kind: 'card',
  fingerprint: null,
  brand: 'visa',
  last4: '4242',
  expires: null,
};

/** A buyer's paid payment with which they agreed to have the method saved, as its settlement records it. */
async function paySaving(buyer: Buyer, savedMethod = card) {
  const { platform } = shop.app;
  const id = await shop.buyAtBank(buyer);
  await inTransaction(platform.db, async (tx) => {
    const at = platform.clock.now();
    await insertMandate(tx, { paymentId: id, version: 1, language: 'en', text: 'Save it', at });
    const payments = tx.selectFrom('payments').selectAll().where('id', '=', id);
    const payment = await payments.executeTakeFirstOrThrow();
    await recordSavedMethod(tx, platform, payment, { savedMethod });
  });
}
const methodsOf = ({ id }: { id: string }) => listMethodsOf(shop.app.platform.db, id);

test('a token that the gateway names for two buyers stays with the first, and the second pays', async () => {
  const [first, second] = [await shop.newBuyer(), await shop.newBuyer()];
  await paySaving(first);
  await paySaving(second);
  expect(await methodsOf(first)).toMatchObject([{ state: 'active' }]);
  expect(await methodsOf(second)).toEqual([]);
  // Nor does it replace the token of a card that the second buyer has saved before.
  const own = { ...card, token: 'pm_own', fingerprint: 'f1' };
  await paySaving(second, own);
  const before = await methodsOf(second);
  await paySaving(second, { ...own, token: card.token });
  expect(await methodsOf(second)).toEqual(before);
});

test('a dead method is revived by a payment that its buyer makes since', async () => {
  const { platform, clock } = shop.app;
  const buyer = await shop.newBuyer();
  const own = { ...card, token: 'pm_to_revive' };
  await paySaving(buyer, own);
  const [{ id } = { id: '' }] = await methodsOf(buyer);
  await changeSavedMethod(platform.db, id, { state: 'dead', changed_at: clock.now() });
  clock.advance(1_000);
  await paySaving(buyer, own);
  expect(await methodsOf(buyer)).toMatchObject([{ id, state: 'active' }]);
});
