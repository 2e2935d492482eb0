import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { isPaymentPending, listPayments, startPayment } from '@sesame/contract/shop/payments.ts';
import { expect } from 'vitest';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const test = shopTest(['sales']);
const { shop } = test;

test('a buyer pays at the bank and gets access', async () => {
  const { app, bank, product } = shop;
  const { token } = await shop.newBuyer();
  const started = await app.call(
    startPayment,
    {
      query: { subscription_price_id: String(product.priceId) },
      body: { gateway: 'card', expected_total: 5.07 },
    },
    { token },
  );
  expect(started.refusal).toBeUndefined();
  const [atBank] = bank.payments();
  expect(atBank).toMatchObject({
    orderId: started.body.payment_id,
    amountMinor: 507,
    state: 'open',
  });
  expect(started.body.url).toBe(atBank?.url);

  const pending = await app.call(isPaymentPending, {}, { token });
  expect(pending.body).toMatchObject({
    is_pending: true,
    payments: [{ id: started.body.payment_id, total: 5.07, duration: '1 mon', url: atBank?.url }],
  });

  await bank.decide(atBank?.id ?? '', 'pay');
  await shop.settled();

  expect((await app.call(isPaymentPending, {}, { token })).body).toEqual({
    is_pending: false,
    payments: [],
  });
  const { body: history } = await app.call(listPayments, { query: {} }, { token });
  expect(history).toMatchObject([
    {
      id: started.body.payment_id,
      status: 'Active',
      total: 5.07,
      price_table: { amount: 4.9, duration: '1 mon' },
    },
  ]);
  const { body: active } = await app.call(listActiveSubscriptions, {}, { token });
  expect(active).toMatchObject([{ fulfilment_pending: false, links: [{}] }]);
});
