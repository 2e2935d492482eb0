import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { startStripe } from '@sesame/emulators/stripe/start-stripe.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildCharge } from '../../../../../test/build/build-charge.ts';
import { buildCheckoutRequest } from '../../../../../test/build/build-checkout-request.ts';
import { createFastOutbound } from '../../../../../test/network/fast-outbound.ts';
import type { ChargeRequest } from '../charge.ts';
import type { Gateway } from '../gateway.ts';
import type { MethodVault } from '../vault.ts';
import { stripe } from './stripe.ts';

const outbound = createFastOutbound(() => emulator);
let emulator: Awaited<ReturnType<typeof startStripe>>;
let gateway: Gateway;
let vault: MethodVault;
let method: ChargeRequest['method'];

beforeAll(async () => {
  emulator = await startStripe({ retryDelaysMs: [] });
  const values = stripe.fields.map(({ name, env }) => [name, emulator.shopSettings[env] ?? '']);
  gateway = stripe.create(Object.fromEntries(values), { outbound, live: false });
  if (gateway.vault === undefined) throw new Error('Stripe saves no methods');
  vault = gateway.vault;
  const expiresAt = new Date(Date.now() + 60 * MINUTE_MS);
  const order = buildCheckoutRequest({ expiresAt, save: { customer: null } });
  const { reference } = await gateway.openCheckout(order);
  await emulator.decide(order.orderId, 'pay');
  const query = { reference, secondaryReference: null, orderId: order.orderId };
  const saved = (await gateway.fetchStatus(query))?.savedMethod;
  if (saved === undefined) throw new Error('nothing was saved');
  method = saved;
});
afterAll(async () => {
  outbound.close();
  await emulator.stop();
});
afterEach(() => {
  emulator.faults.set({});
  emulator.switches.set({});
});

function chargeOf(changes: Partial<ChargeRequest> = {}): ChargeRequest {
  return buildCharge(method, changes);
}
const after = (request: ChargeRequest, minutes: number): ChargeRequest => ({
  ...request,
  isRepeat: true,
  now: new Date(request.firstTriedAt.getTime() + minutes * MINUTE_MS),
});
const held = ({ orderId }: ChargeRequest) =>
  emulator.payments().filter((payment) => payment.orderId === orderId);

test('a failure stored under the key ends as certainly not charged, but not before twenty minutes', async () => {
  const request = chargeOf();
  emulator.switches.set({ charge: 'server_error' });
  await expect(vault.charge(request)).rejects.toMatchObject({ certainty: 'unknown' });
  emulator.switches.set({});
  for (const minutes of [1, 9, 11, 19]) {
    const repeated = vault.charge(after(request, minutes));
    await expect(repeated).rejects.toMatchObject({ certainty: 'unknown' });
  }
  await expect(vault.charge(after(request, 21))).rejects.toMatchObject({ certainty: 'refused' });
  expect(held(request)).toEqual([]);
});

test('a lost charge is found days later, and is not made again', async () => {
  const request = chargeOf();
  emulator.faults.set({ create: 'work_then_500', once: true });
  await expect(vault.charge(request)).rejects.toMatchObject({ certainty: 'unknown' });
  const days = await vault.charge(after(request, 3 * 24 * 60));
  expect(days).toMatchObject({ state: 'charged', report: { state: 'paid' } });
  expect(held(request)).toHaveLength(1);
});

test.each(['refuse_500', '429', 'timeout'] as const)(
  'while Stripe answers a look-up with %s, a repeat decides nothing',
  async (status) => {
    const request = chargeOf();
    emulator.faults.set({ status });
    const repeated = vault.charge(after(request, 30));
    await expect(repeated).rejects.toMatchObject({ certainty: 'unknown' });
    expect(held(request)).toEqual([]);
  },
);

test('a charge is found by its order, by its customer and by its reference', async () => {
  const request = chargeOf();
  const answer = await vault.charge(request);
  if (answer.state !== 'charged') throw new Error('it was not charged');
  const { orderId } = request;
  const unknown = { reference: null, secondaryReference: null, orderId };
  const customer = method.customer ?? '';
  expect(await gateway.fetchStatus(unknown)).toEqual(answer.report);
  expect(await gateway.fetchStatus({ ...unknown, customer })).toEqual(answer.report);
  const { reference } = answer.report;
  expect(await gateway.fetchStatus({ ...unknown, reference })).toEqual(answer.report);
  expect(await gateway.fetchStatus({ ...unknown, reference: 'pi_unknown' })).toBeUndefined();
});

test('a charge is refunded like any payment', async () => {
  const request = chargeOf();
  const answer = await vault.charge(request);
  if (answer.state !== 'charged') throw new Error('it was not charged');
  const query = { ...answer.report, orderId: request.orderId };
  const sum = { amountMinor: 1_068, currency: 'USD', full: true, key: randomUUID() } as const;
  expect(await gateway.refund?.({ ...query, ...sum })).toMatchObject({ state: 'succeeded' });
  expect(await gateway.fetchStatus(query)).toMatchObject({
    state: 'refunded',
    refundedMinor: 1_068,
  });
});

test('a charge of a buyer who waits on a form is canceled, so that it is never paid later', async () => {
  const request = chargeOf({ initiator: 'buyer' });
  emulator.switches.set({ charge: 'requires_action' });
  expect(await vault.charge(request)).toMatchObject({ state: 'declined', class: 'action' });
  expect(held(request)).toMatchObject([{ state: 'canceled', capturedMinor: 0 }]);
});

const returnUrl = 'https://shop.example/dashboard/subscriptions?paid=1';

/** A charge of an absent buyer that the bank wants confirmed. */
async function toConfirm() {
  const request = chargeOf();
  emulator.switches.set({ charge: 'authentication_required' });
  const answer = await vault.charge(request);
  emulator.switches.set({});
  if (answer.state !== 'unconfirmed') throw new Error(`the charge is ${answer.state}`);
  const { orderId } = request;
  const { reference } = answer.report;
  expect(answer.report).toMatchObject({ state: 'open', reason: null, capturedMinor: 0 });
  const query = { reference, secondaryReference: reference, orderId };
  const confirm = () => vault.confirm?.({ orderId, reference, method, returnUrl });
  return { request, query, confirm };
}

test('an absent buyer confirms the same charge on one page, also after a lost answer', async () => {
  const { request, query, confirm } = await toConfirm();
  expect(await vault.charge(after(request, 1))).toMatchObject({ state: 'unconfirmed' });
  const page = await confirm();
  expect(page).toMatchObject({ state: 'page', url: expect.stringContaining(emulator.url) });
  expect(await confirm()).toEqual(page);
  expect(await gateway.fetchStatus(query)).toMatchObject({ state: 'open' });
  await emulator.decide(request.orderId, 'pay');
  expect(await confirm()).toMatchObject({ state: 'decided', report: { state: 'paid' } });
  expect(held(request)).toHaveLength(1);
});

test.each([
  ['succeeded', 'paid'],
  ['insufficient_funds', 'declined'],
])('a bank that answers a confirmation at once with %s: %s', async (words, state) => {
  const { query, confirm } = await toConfirm();
  emulator.switches.set({ confirm: words });
  expect(await confirm()).toMatchObject({ state: 'decided', report: { state } });
  expect(await gateway.fetchStatus(query)).toMatchObject({ state });
});

test('a confirmation that failed ends the charge, and one that is canceled is never paid', async () => {
  const failed = await toConfirm();
  await failed.confirm();
  await emulator.decide(failed.request.orderId, 'decline');
  expect(await gateway.fetchStatus(failed.query)).toMatchObject({ state: 'declined' });
  const canceled = await toConfirm();
  await canceled.confirm();
  await gateway.cancel(canceled.query);
  expect(await canceled.confirm()).toMatchObject({ report: { state: 'declined' } });
  await expect(emulator.decide(canceled.request.orderId, 'pay')).rejects.toThrow(/canceled/);
});

test('buyers are sent only to pages of Stripe', async () => {
  const { confirm } = await toConfirm();
  emulator.switches.set({ page: 'custom domain' });
  await expect(confirm()).rejects.toMatchObject({ certainty: 'unknown' });
});

test('a decline is repeated under the same order with the same words', async () => {
  const request = chargeOf();
  emulator.switches.set({ charge: 'insufficient_funds' });
  const declined = await vault.charge(request);
  expect(declined).toEqual({
    state: 'declined',
    class: 'funds',
    code: 'insufficient_funds',
    reference: held(request)[0]?.id,
    retryNotBefore: null,
  });
  emulator.switches.set({});
  expect(await vault.charge(after(request, 1))).toEqual(declined);
  expect(held(request)).toHaveLength(1);
});

test('a buyer who waits is charged too', async () => {
  const answer = await vault.charge(chargeOf({ initiator: 'buyer' }));
  expect(answer).toMatchObject({ state: 'charged' });
});

test('a method without a customer and one of another customer are declined for good', async () => {
  const other = { token: method.token, customer: 'cus_unknown' };
  for (const key of [{ ...other, customer: null }, other]) {
    const answer = await vault.charge(chargeOf({ method: key }));
    expect(answer).toMatchObject({ state: 'declined', class: 'hard' });
  }
});

test('a customer is deleted with their card, and deleting them again does no harm', async () => {
  const expiresAt = new Date(Date.now() + 60 * MINUTE_MS);
  const order = buildCheckoutRequest({
    orderId: randomUUID(),
    expiresAt,
    save: { customer: null },
  });
  const { reference } = await gateway.openCheckout(order);
  await emulator.decide(order.orderId, 'pay');
  const query = { reference, secondaryReference: null, orderId: order.orderId };
  const saved = (await gateway.fetchStatus(query))?.savedMethod;
  if (saved === undefined) throw new Error('nothing was saved');
  for (let round = 0; round < 2; round++) await vault.deleteCustomer?.(saved.customer ?? '');
  expect(await vault.fetch(saved)).toMatchObject({ state: 'removed' });
});
