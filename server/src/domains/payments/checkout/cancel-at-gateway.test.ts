import { cancelPayment } from '@sesame/contract/shop/payments.ts';
import { expect, vi } from 'vitest';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import { type Gateways, gatewaysOf } from '../providers/live-gateways.ts';
import { hasEvent, listEvents } from '../records/payment-events.store.ts';
import { cancelAtGateway } from './cancel-at-gateway.ts';

const test = shopTest(['sales']);
const { shop } = test;

const isSent = (id: string) => hasEvent(shop.app.platform.db, id, 'cancel_sent');

async function cancelOrder(): Promise<string> {
  const buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer);
  await shop.app.call(cancelPayment, { body: { payment_id: body.payment_id } }, buyer);
  return body.payment_id;
}

/** The gateways of the shop, whose bank answers a cancellation in this way. */
async function bankThat(cancel: () => Promise<void>): Promise<Gateways> {
  const gateways = gatewaysOf(shop.app.platform);
  const bank = await gateways.get('bank');
  if (bank === undefined) throw new Error('the shop has no bank');
  return { ...gateways, get: () => Promise.resolve({ ...bank, cancel }) };
}

test('without an answer the job fails, and the next attempt sends the cancellation once', async () => {
  const { platform } = shop.app;
  const id = await cancelOrder();
  const silent = await bankThat(() =>
    Promise.reject(new GatewayUnavailable('unknown', 'no answer')),
  );
  await expect(cancelAtGateway(platform, silent, id)).rejects.toThrow('no answer');
  expect(await isSent(id)).toBe(false);

  const cancel = vi.fn(() => Promise.resolve());
  const answering = await bankThat(cancel);
  await cancelAtGateway(platform, answering, id);
  expect(await isSent(id)).toBe(true);
  await cancelAtGateway(platform, answering, id);
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('two attempts at once leave one event', async () => {
  const id = await cancelOrder();
  const both = Promise.withResolvers<void>();
  let calls = 0;
  const bank = await bankThat(() => {
    calls += 1;
    if (calls === 2) both.resolve();
    return both.promise;
  });
  const { platform } = shop.app;
  await Promise.all([cancelAtGateway(platform, bank, id), cancelAtGateway(platform, bank, id)]);
  const events = await listEvents(platform.db, id);
  expect(events.filter(({ kind }) => kind === 'cancel_sent')).toHaveLength(1);
});

test('a gateway that is not live is called later', async () => {
  const id = await cancelOrder();
  const gateways = { ...gatewaysOf(shop.app.platform), get: () => Promise.resolve(undefined) };
  await expect(cancelAtGateway(shop.app.platform, gateways, id)).rejects.toThrow('is not live');
  expect(await isSent(id)).toBe(false);
});

test('a payment that was paid after its cancellation is left alone', async () => {
  const id = await cancelOrder();
  await shop.bank.decide(shop.atBank(id).id, 'pay');
  await shop.settled();
  expect(await shop.payment(id)).toMatchObject({ state: 'paid', flags: 'late' });
  expect(await shop.app.jobs.run('cancel-at-gateway')).toBeGreaterThan(0);
  expect(await isSent(id)).toBe(false);
  expect(shop.atBank(id).state).toBe('paid');
});

test('a refused cancellation leaves the page of the gateway open', async () => {
  const buyer = await shop.newBuyer();
  const { body } = await shop.pay(buyer);
  const other = { body: { payment_id: body.payment_id } };
  expect((await shop.app.call(cancelPayment, other, await shop.newBuyer())).status).toBe(404);
  await shop.app.jobs.run('cancel-at-gateway');
  expect(shop.atBank(body.payment_id).state).toBe('open');
});
