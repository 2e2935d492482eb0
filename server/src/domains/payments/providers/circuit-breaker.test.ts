import { expect, test } from 'vitest';
import { createTestClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/telemetry/log.ts';
import { type FormRequest, type Gateway, GatewayUnavailable } from '../gateways/gateway.ts';
import { withBreaker } from './circuit-breaker.ts';

const now = new Date('2026-03-10T12:00:00Z');
const query = { reference: 'ref-1', handle: null, orderId: 'order-1' };
const order: FormRequest = {
  orderId: 'order-1',
  amountMinor: 500,
  currency: 'USD',
  description: 'A plan',
  returnUrl: 'https://shop.test',
  notifyUrl: 'https://shop.test/notices',
  expiresAt: now,
  language: 'en',
  email: 'buyer@example.com',
  option: null,
};
const notice = { headers: {}, rawBody: Buffer.from('{}'), ip: '192.0.2.1', now };

function build() {
  const clock = createTestClock(now);
  const asked: string[] = [];
  let answer: () => Promise<undefined> = () => Promise.resolve(undefined);
  const gateway: Gateway = {
    provider: 'test',
    createForm: () => Promise.resolve({ reference: 'ref-1', handle: null, url: 'https://x.test' }),
    verifyNotice: () => Promise.resolve({ kind: 'irrelevant' }),
    fetchStatus: () => {
      asked.push('status');
      return answer();
    },
    cancel: () => Promise.resolve(),
  };
  const log = createLog({ level: 'silent' });
  return {
    clock,
    asked,
    guarded: withBreaker(gateway, { clock, log }),
    become(next: 'silent' | 'refusing' | 'sound') {
      const cause = new Error('no answer in time');
      const errors = {
        silent: new GatewayUnavailable('unknown', 'silent', { cause }),
        refusing: new GatewayUnavailable('refused', 'answered 400'),
      };
      answer = () => (next === 'sound' ? Promise.resolve(undefined) : Promise.reject(errors[next]));
    },
  };
}

async function failTimes(guarded: Gateway, times: number) {
  for (let round = 0; round < times; round++) {
    await expect(guarded.fetchStatus(query)).rejects.toThrow();
  }
}

test('eight silences in a row and it is asked no more; certainly nothing was done then', async () => {
  const { guarded, become, asked } = build();
  become('silent');
  await failTimes(guarded, 8);
  await expect(guarded.fetchStatus(query)).rejects.toMatchObject({ certainty: 'refused' });
  await expect(guarded.createForm(order)).rejects.toMatchObject({ certainty: 'refused' });
  expect(asked).toHaveLength(8);
  expect(await guarded.verifyNotice(notice)).toEqual({ kind: 'irrelevant' });
});

test('after ten seconds it is asked again, and one more silence is enough for the next rest', async () => {
  const { guarded, become, asked, clock } = build();
  become('silent');
  await failTimes(guarded, 8);
  clock.advance(10_000);
  await failTimes(guarded, 2);
  expect(asked).toHaveLength(9);
  clock.advance(10_000);
  become('sound');
  await guarded.fetchStatus(query);
  become('silent');
  await failTimes(guarded, 7);
  expect(asked).toHaveLength(17);
});

test('an answer in between starts the count anew', async () => {
  const { guarded, become, asked } = build();
  for (let round = 0; round < 3; round++) {
    become('silent');
    await failTimes(guarded, 7);
    become('sound');
    await guarded.fetchStatus(query);
  }
  expect(asked).toHaveLength(24);
});

test('a gateway that says no is there', async () => {
  const { guarded, become, asked } = build();
  become('refusing');
  await failTimes(guarded, 20);
  expect(asked).toHaveLength(20);
});
