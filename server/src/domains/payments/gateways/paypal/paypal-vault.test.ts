import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { startPayPal } from '@sesame/emulators/paypal/start-paypal.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildCharge } from '../../../../../test/build/build-charge.ts';
import { buildCheckoutRequest } from '../../../../../test/build/build-checkout-request.ts';
import { createFastOutbound } from '../../../../../test/network/fast-outbound.ts';
import type { ChargeRequest } from '../charge.ts';
import type { Gateway } from '../gateway.ts';
import { OutcomeLost } from '../gateway-unavailable.ts';
import type { GatewayMethod } from '../saved-method.ts';
import { paypal } from './paypal.ts';
import { classOfPayPalRefusal } from './paypal-declines.rules.ts';

const outbound = createFastOutbound(() => emulator);
let emulator: Awaited<ReturnType<typeof startPayPal>>;
let gateway: Gateway;

beforeAll(async () => {
  emulator = await startPayPal({ retryDelaysMs: [] });
  const settings = { ...emulator.shopSettings, PAYPAL_SAVE_METHODS: 'on' };
  const values = paypal.fields.map(({ name, env, defaultValue }) => [
    name,
    (settings as Record<string, string>)[env] ?? defaultValue ?? '',
  ]);
  gateway = paypal.create(Object.fromEntries(values), { outbound, live: false });
});
afterAll(async () => {
  outbound.close();
  await emulator.stop();
});
afterEach(() => {
  emulator.faults.set({});
  emulator.switches.set({});
});

/** Pays an order with saving, and what its capture says. */
async function pay(customer: string | null = null) {
  const expiresAt = new Date(Date.now() + HOUR_MS);
  const order = buildCheckoutRequest({ expiresAt, save: { customer } });
  const { reference } = await gateway.openCheckout(order);
  await emulator.decide(order.orderId, 'pay');
  const query = { reference, secondaryReference: null, orderId: order.orderId };
  const report = await gateway.capture?.(query);
  return { report, later: () => gateway.fetchStatus(query) };
}

async function saved(): Promise<GatewayMethod> {
  const method = (await pay()).report?.savedMethod;
  if (method === undefined) throw new Error('nothing was saved');
  return method;
}

function chargeOf(method: GatewayMethod, changes: Partial<ChargeRequest> = {}): ChargeRequest {
  return buildCharge(method, changes);
}
const charge = (request: ChargeRequest) => gateway.vault?.charge(request);

test('an account that may not save wallets still sells', async () => {
  emulator.switches.set({ vault: 'forbidden' });
  const { report } = await pay();
  expect(report).toMatchObject({ state: 'paid' });
  expect(report).not.toHaveProperty('savedMethod');
});

test('a token that its order never names is found in the list of its customer', async () => {
  emulator.switches.set({ vault: 'late', vault_in_order: 'hidden' });
  const { later } = await pay();
  expect((await later())?.savedMethod).toMatchObject({ kind: 'wallet', brand: 'paypal' });
});

test('the next order of a buyer names their customer, and has the same token', async () => {
  const first = await saved();
  const { report } = await pay(first.customer);
  expect(report?.savedMethod).toEqual(first);
});

test('a lost charge is repeated for five hours, and decides nothing afterwards', async () => {
  const method = await saved();
  const request = chargeOf(method);
  emulator.faults.set({ create: 'work_then_500', once: true });
  await expect(charge(request)).rejects.toMatchObject({ certainty: 'unknown' });
  const at = (hours: number) => ({
    ...{ ...request, isRepeat: true },
    now: new Date(request.firstTriedAt.getTime() + hours * HOUR_MS),
  });
  expect(await charge(at(4.9))).toMatchObject({ state: 'charged' });
  await expect(charge(at(5.1))).rejects.toThrow(OutcomeLost);
  const query = { reference: null, secondaryReference: null, orderId: request.orderId };
  await expect(gateway.fetchStatus({ ...query, customer: '1' })).rejects.toMatchObject({
    certainty: 'unknown',
  });
});

test('an invoice that was paid before decides nothing, and a wallet of the other mode is not charged', async () => {
  const method = await saved();
  emulator.switches.set({ charge: 'DUPLICATE_INVOICE_ID' });
  await expect(charge(chargeOf(method))).rejects.toMatchObject({ certainty: 'unknown' });
  emulator.switches.set({});
  const values = { baseUrl: emulator.shopSettings.PAYPAL_API_BASE ?? '', saveMethods: 'on' };
  const live = paypal.create(values, { outbound, live: true });
  await expect(live.vault?.charge(chargeOf(method))).rejects.toMatchObject({
    certainty: 'refused',
  });
});

test.each([
  [422, 'TRANSACTION_LIMIT_EXCEEDED', 'funds'],
  [422, 'A_WORD_OF_TOMORROW', 'soft'],
  [422, 'toString', 'soft'],
  [422, 'TOKEN_ID_NOT_FOUND', 'hard'],
  [403, 'SOMETHING', 'config'],
  [422, 'ORDER_COMPLETION_IN_PROGRESS', undefined],
  [409, 'RESOURCE_CONFLICT', undefined],
  [429, 'RATE_LIMIT_REACHED', undefined],
] as const)('a refusal %d %s is %s', (status, issue, as) => {
  expect(classOfPayPalRefusal(status, issue)).toBe(as);
});
