import { expect, test } from 'vitest';
import { createTestClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/telemetry/log.ts';
import type { CheckoutRequest } from '../gateways/checkout.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';

const now = new Date('2026-03-10T12:00:00Z');
const query = { reference: 'ref-1', secondaryReference: null, orderId: 'order-1' };
const order: CheckoutRequest = {
  orderId: 'order-1',
  amountMinor: 500,
  currency: 'USD',
  description: 'A plan',
  receiptName: 'A plan',
  returnUrl: 'https://shop.test',
  webhookUrl: 'https://shop.test/webhooks',
  expiresAt: now,
  language: 'en',
  email: 'buyer@example.com',
  option: null,
};
const webhook = { headers: {}, rawBody: Buffer.from('{}'), ip: '192.0.2.1', now };

function build() {
  const clock = createTestClock(now);
  const calls: string[] = [];
  let answer: () => Promise<undefined> = () => Promise.resolve(undefined);
  const gateway: Gateway = {
    provider: 'test',
    openCheckout: () =>
      Promise.resolve({ reference: 'ref-1', secondaryReference: null, url: 'https://x.test' }),
    verifyWebhook: () => Promise.resolve({ kind: 'irrelevant' }),
    fetchStatus: () => {
      calls.push('status');
      return answer();
    },
    cancel: () => Promise.resolve(),
  };
  const log = createLog({ level: 'silent' });
  return {
    clock,
    calls,
    guarded: withCircuitBreaker(gateway, { clock, log }),
    become(next: 'silent' | 'refusing' | 'working') {
      const cause = new Error('no answer in time');
      const errors = {
        silent: new GatewayUnavailable('unknown', 'silent', { cause }),
        refusing: new GatewayUnavailable('refused', 'answered 400'),
      };
      answer = () =>
        next === 'working' ? Promise.resolve(undefined) : Promise.reject(errors[next]);
    },
  };
}

async function failTimes(guarded: Gateway, times: number) {
  for (let round = 0; round < times; round++) {
    await expect(guarded.fetchStatus(query)).rejects.toThrow();
  }
}

test('eight failures in a row open the circuit, and further calls are refused without a request', async () => {
  const { guarded, become, calls } = build();
  become('silent');
  await failTimes(guarded, 8);
  await expect(guarded.fetchStatus(query)).rejects.toMatchObject({ certainty: 'refused' });
  await expect(guarded.openCheckout(order)).rejects.toMatchObject({ certainty: 'refused' });
  expect(calls).toHaveLength(8);
  expect(await guarded.verifyWebhook(webhook)).toEqual({ kind: 'irrelevant' });
});

test('after ten seconds the circuit is half-open: one more failure opens it again', async () => {
  const { guarded, become, calls, clock } = build();
  become('silent');
  await failTimes(guarded, 8);
  clock.advance(10_000);
  await failTimes(guarded, 2);
  expect(calls).toHaveLength(9);
  clock.advance(10_000);
  become('working');
  await guarded.fetchStatus(query);
  become('silent');
  await failTimes(guarded, 7);
  expect(calls).toHaveLength(17);
});

test('an answer resets the count of failures', async () => {
  const { guarded, become, calls } = build();
  for (let round = 0; round < 3; round++) {
    become('silent');
    await failTimes(guarded, 7);
    become('working');
    await guarded.fetchStatus(query);
  }
  expect(calls).toHaveLength(24);
});

test('a gateway that refuses a request does not open the circuit', async () => {
  const { guarded, become, calls } = build();
  become('refusing');
  await failTimes(guarded, 20);
  expect(calls).toHaveLength(20);
});
