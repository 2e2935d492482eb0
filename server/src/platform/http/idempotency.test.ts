import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { sha256 } from '../crypto.ts';
import { Refusal, refuse } from './errors.ts';
import { forgetIdempotencyKeys, runIdempotently } from './idempotency.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

let key = '';
let serial = 0;
beforeEach(() => {
  key = `key-${++serial}`;
});

const ask = (body: string, owner = 'u1') => ({
  owner,
  route: 'startPayment',
  key,
  bodyHash: sha256(body),
});
const answer = async () => ({ status: 201, json: '{"b":1,"a":[2,1]}' });

test('a repeat gets the stored bytes and does nothing again', async () => {
  const work = vi.fn(answer);
  const first = await runIdempotently(app.platform, ask('x'), work);
  const second = await runIdempotently(app.platform, ask('x'), work);
  expect(second).toEqual(first);
  expect(second.json).toBe('{"b":1,"a":[2,1]}');
  expect(work).toHaveBeenCalledTimes(1);
});

test('the same key with another body is refused', async () => {
  await runIdempotently(app.platform, ask('x'), answer);
  await expect(runIdempotently(app.platform, ask('y'), answer)).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
});

test('keys of two users never meet', async () => {
  const work = vi.fn(answer);
  await runIdempotently(app.platform, ask('x', 'u1'), work);
  await runIdempotently(app.platform, ask('y', 'u2'), work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('of twenty at once one runs; the others get its answer or hear that it is in progress', async () => {
  const gate = Promise.withResolvers<void>();
  const work = vi.fn(async () => {
    await gate.promise;
    return answer();
  });
  const calls = Array.from({ length: 20 }, () =>
    runIdempotently(app.platform, ask('x'), work).catch((error: unknown) => error),
  );
  expect(await Promise.race(calls)).toMatchObject({ code: 'in_progress', retryAfterS: 1 });
  gate.resolve();
  for (const result of await Promise.all(calls)) {
    if (result instanceof Refusal) expect(result.code).toBe('in_progress');
    else expect(result).toEqual(await answer());
  }
  expect(work).toHaveBeenCalledTimes(1);
});

test('a refusal is not kept: the repeat runs', async () => {
  await expect(
    runIdempotently(app.platform, ask('x'), async () => refuse('promo_invalid')),
  ).rejects.toMatchObject({ code: 'promo_invalid' });
  await expect(runIdempotently(app.platform, ask('x'), answer)).resolves.toMatchObject({
    status: 201,
  });
});

test('a call whose process died runs again after a minute', async () => {
  const started = Promise.withResolvers<void>();
  void runIdempotently(app.platform, ask('x'), () => {
    started.resolve();
    return new Promise(() => {});
  });
  await started.promise;
  await expect(runIdempotently(app.platform, ask('x'), answer)).rejects.toMatchObject({
    code: 'in_progress',
  });
  app.clock.advance(60_000);
  await expect(runIdempotently(app.platform, ask('x'), answer)).resolves.toMatchObject({
    status: 201,
  });
});

test('keys are forgotten after a day', async () => {
  const work = vi.fn(answer);
  await runIdempotently(app.platform, ask('x'), work);
  app.clock.advance(25 * 3_600_000);
  await forgetIdempotencyKeys(app.platform);
  await runIdempotently(app.platform, ask('y'), work);
  expect(work).toHaveBeenCalledTimes(2);
});
