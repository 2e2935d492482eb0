import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import { startYookassa } from '@sesame/emulators/yookassa/start-yookassa.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildCharge, inRubles } from '../../../../../test/build/build-charge.ts';
import { buildRubleRequest } from '../../../../../test/build/build-checkout-request.ts';
import { createFastOutbound } from '../../../../../test/network/fast-outbound.ts';
import type { ChargeRequest } from '../charge.ts';
import type { Gateway } from '../gateway.ts';
import type { SavedMethodKey } from '../saved-method.ts';
import { yookassa } from './yookassa.ts';

const outbound = createFastOutbound(() => emulator);
let emulator: RunningGateway;
let gateway: Gateway;

beforeAll(async () => {
  emulator = await startYookassa({ retryDelaysMs: [], settings: { YOOKASSA_RECEIPT: 'on' } });
  gateway = connect('on');
});
afterAll(async () => {
  outbound.close();
  await emulator.stop();
});
afterEach(() => {
  emulator.faults.set({});
  emulator.switches.set({});
  outbound.calls.length = 0;
});

function connect(saveMethods: 'on' | 'off'): Gateway {
  const settings: Record<string, string> = { ...emulator.shopSettings };
  settings.YOOKASSA_SAVE_METHODS = saveMethods;
  const values = yookassa.fields.map(({ name, env, defaultValue = '' }) => [
    name,
    settings[env] ?? defaultValue,
  ]);
  return yookassa.create(Object.fromEntries(values), { outbound, live: false });
}

function vaultOf({ vault }: Gateway) {
  if (vault === undefined) throw new Error('YooKassa saves no methods');
  return vault;
}

async function payOnPage(from = gateway, option: string | null = null) {
  const request = buildRubleRequest({ save: { customer: null }, option });
  const { reference } = await from.openCheckout(request);
  await emulator.decide(request.orderId, 'pay');
  const query = { reference, secondaryReference: null, orderId: request.orderId };
  return from.fetchStatus(query);
}

async function chargeOf(changes: Partial<ChargeRequest> = {}): Promise<ChargeRequest> {
  const method: SavedMethodKey | undefined = (await payOnPage())?.savedMethod;
  if (method === undefined) throw new Error('nothing was saved');
  outbound.calls.length = 0;
  return buildCharge(method, { ...inRubles, ...changes });
}
const after = (request: ChargeRequest, hours: number): ChargeRequest => ({
  ...request,
  isRepeat: true,
  now: new Date(request.firstTriedAt.getTime() + hours * HOUR_MS),
});
const held = ({ orderId }: { orderId: string }) =>
  emulator.payments().filter((payment) => payment.orderId === orderId);
const created = () =>
  outbound.calls.flatMap(({ body }) => (body === undefined ? [] : [JSON.parse(body)]));

test('every charge carries its own fiscal receipt, and has no page', async () => {
  const answer = await vaultOf(gateway).charge(await chargeOf());
  expect(answer).toMatchObject({ state: 'charged', report: { state: 'paid' } });
  expect(created()).toEqual([
    expect.objectContaining({
      receipt: expect.objectContaining({ customer: { email: 'buyer@example.org' } }),
    }),
  ]);
  expect(created()[0]).not.toHaveProperty('confirmation');
});

test('the method of a charge is not reported as newly saved', async () => {
  const answer = await vaultOf(gateway).charge(await chargeOf());
  expect(answer).not.toHaveProperty('report.savedMethod');
});

test('nothing is saved where the setting is off, or with a kind that cannot be charged again', async () => {
  const off = connect('off');
  expect(off.vault).toBeUndefined();
  expect(await payOnPage(off)).not.toHaveProperty('savedMethod');
  expect(await payOnPage(gateway, 'mobile_balance')).not.toHaveProperty('savedMethod');
});

test('within the life of its key a lost charge is repeated, later it is only looked for', async () => {
  const request = await chargeOf();
  emulator.faults.set({ create: 'refuse_500' });
  await expect(vaultOf(gateway).charge(request)).rejects.toMatchObject({ certainty: 'unknown' });
  emulator.faults.set({});
  for (const hours of [23, 48]) {
    const late = vaultOf(gateway).charge(after(request, hours));
    await expect(late).rejects.toMatchObject({ certainty: 'unknown' });
  }
  expect(held(request)).toEqual([]);
  const repeated = await vaultOf(gateway).charge(after(request, 22));
  expect(repeated).toMatchObject({ state: 'charged' });
  expect(await vaultOf(gateway).charge(after(request, 48))).toEqual(repeated);
  expect(held(request)).toHaveLength(1);
});

test.each([[{ token: '00000000-0000-4000-8000-000000000000', customer: null }, 'hard']] as const)(
  'the method %j is declined as %s',
  async (method, as) => {
    const answer = await vaultOf(gateway).charge(await chargeOf({ method }));
    expect(answer).toMatchObject({ state: 'declined', class: as, reference: null });
  },
);

test('an exceeded limit is tried a day later', async () => {
  const request = await chargeOf();
  emulator.switches.set({ charge: 'payment_method_limit_exceeded' });
  expect(await vaultOf(gateway).charge(request)).toMatchObject({
    state: 'declined',
    class: 'funds',
    reference: held(request)[0]?.id,
    retryNotBefore: after(request, 24).now,
  });
});
