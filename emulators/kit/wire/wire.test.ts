import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Protocol } from '../emulator.ts';
import type { PaymentRecord } from '../payment-record.ts';
import { Refusal } from '../refusal.ts';
import { serveEmulator } from '../serve-emulator.ts';
import { createWireCheck } from './check-wire.ts';
import { assumed, documented } from './sources.ts';
import { type Wire, wireCall } from './wire.ts';
import { fieldsIn } from './wire-fields.ts';

const payment = z.strictObject(documented({ id: z.string(), state: z.enum(['open', 'paid']) }));
const failure = z.strictObject(documented({ error: z.string() }));

/** A provider that answers what `view` returns. */
async function start(view: () => object) {
  const call = wireCall({
    method: 'POST',
    path: '/payments',
    body: z.strictObject(documented({ amount: z.int() })),
    answer: payment,
  });
  const wire: Wire = {
    calls: { call },
    webhook: payment,
    failure,
    refuse: ([issue]) => new Refusal(400, `wrong: ${issue?.code}`),
  };
  const protocol: Protocol<PaymentRecord> = {
    title: 'Example',
    outcomes: [],
    wire,
    switches: { state: 'any word' },
    registerApi: (_app, _emulator, serve) => serve(call, () => ({ status: 201, body: view() })),
    failure: (_status, message) => ({ error: message }),
    webhooksOf: () => [],
    shopSettings: () => ({}),
  };
  const emulator = await serveEmulator(protocol, {});
  async function post(body: object) {
    const answer = await fetch(`${emulator.url}/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  }
  return { emulator, post };
}

test('a request that does not fit its call is refused as the provider does', async () => {
  const { emulator, post } = await start(() => ({ id: 'p1', state: 'open' }));
  expect(await post({ amount: 1 })).toMatchObject({ status: 201, body: { id: 'p1' } });
  const wrong = [{}, { amount: '1' }, { amount: 1, more: true }];
  const answers = await Promise.all(wrong.map(post));
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
    [400, 'wrong: invalid_type'],
    [400, 'wrong: invalid_type'],
    [400, 'wrong: unrecognized_keys'],
  ]);
  await emulator.stop();
});

test('an answer that does not fit fails the call and the stop of the emulator', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const { emulator, post } = await start(() => ({ id: 'p1', state: 'lost' }));
  expect((await post({ amount: 1 })).status).toBe(500);
  expect(printed).toHaveBeenCalledOnce();
  printed.mockRestore();
  await expect(emulator.stop()).rejects.toThrow('the answer of POST /payments does not fit');
});

test('a word of a switch may be in no document, everything else must be in one', async () => {
  const { emulator, post } = await start(() => ({ id: 'p1', state: 'teleported' }));
  emulator.switches.set({ state: 'teleported' });
  expect((await post({ amount: 1 })).status).toBe(201);
  await emulator.stop();
  const check = createWireCheck(() => ['teleported']);
  const either = z.union([payment, failure]);
  check.fits('either', either, { id: 'p1', state: 'teleported' });
  expect(() => check.fits('either', either, { id: 1, state: 'teleported' })).toThrow('either');
});

test('fields are listed with the source that each was marked with', () => {
  const amount = z.int();
  const schema = z.strictObject({
    ...documented({ amount, items: z.optional(z.array(z.strictObject(documented({ amount })))) }),
    ...assumed('How much?')({ left: z.nullable(amount) }),
    unknown: amount,
  });
  expect(fieldsIn(schema, 'body')).toEqual([
    { path: 'body.amount', origin: { source: 'document' } },
    { path: 'body.items', origin: { source: 'document' } },
    { path: 'body.items[].amount', origin: { source: 'document' } },
    { path: 'body.left', origin: { source: 'assumption', question: 'How much?' } },
    { path: 'body.unknown', origin: undefined },
  ]);
});
