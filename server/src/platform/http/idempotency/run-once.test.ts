import { sql } from 'kysely';
import { beforeEach, expect, vi } from 'vitest';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionalPlatform } from '../../platform.ts';
import { Refusal, refuse } from '../errors.ts';
import type { IdempotentCall } from './idempotency.store.ts';
import { deleteOldIdempotencyKeys, findAnswer, intentOf, runOnce } from './run-once.ts';

const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  await sql`create table effects (name text not null)`.execute(app.owner.db);
  await sql`grant select, insert on effects to public`.execute(app.owner.db);
});

let key = '';
let serial = 0;
beforeEach(() => {
  key = `key-${++serial}`;
});

const callWith = (sent: string, owner = 'u1'): IdempotentCall => ({
  owner,
  route: 'grantSubscription',
  key,
  intent: intentOf(owner, 'grantSubscription', key),
  sent: () => sent,
});
const answer = { status: 201, json: '{"b":1,"a":[2,1]}' };
/** Represents the work of a call: an effect stored in the database. */
async function effect({ db }: Pick<TransactionalPlatform, 'db'>) {
  await inTransaction(db, (tx) => sql`insert into effects (name) values (${key})`.execute(tx));
  return answer;
}
async function effects(): Promise<number> {
  const { rows } = await app.platform.pool.query(
    'select count(*)::int as n from effects where name = $1',
    [key],
  );
  return rows[0].n;
}

test('a repeat gets the stored bytes and has no further effect', async () => {
  const first = await runOnce(app.platform, callWith('x'), effect);
  const second = await runOnce(app.platform, callWith('x'), effect);
  expect(second).toEqual(first);
  expect(second.json).toBe('{"b":1,"a":[2,1]}');
  expect(await findAnswer(app.platform, callWith('x'))).toEqual(first);
  expect(await effects()).toBe(1);
});

test('without a key the work is one transaction and runs each time', async () => {
  await runOnce(app.platform, undefined, effect);
  await runOnce(app.platform, undefined, effect);
  expect(await effects()).toBe(2);
  const failing = runOnce(app.platform, undefined, async (inCall) => {
    await effect(inCall);
    return refuse('promo_invalid');
  });
  await expect(failing).rejects.toMatchObject({ code: 'promo_invalid' });
  expect(await effects()).toBe(2);
});

test('the same key with other input is refused', async () => {
  await runOnce(app.platform, callWith('x'), effect);
  const reused = { code: 'idempotency_key_reused' };
  await expect(runOnce(app.platform, callWith('y'), effect)).rejects.toMatchObject(reused);
  await expect(findAnswer(app.platform, callWith('y'))).rejects.toMatchObject(reused);
  expect(await effects()).toBe(1);
});

test('keys of two callers never collide', async () => {
  await runOnce(app.platform, callWith('x', 'u1'), effect);
  await runOnce(app.platform, callWith('y', 'u2'), effect);
  expect(await effects()).toBe(2);
});

test('of twenty at once one runs; the others get its answer or in_progress', async () => {
  const gate = Promise.withResolvers<void>();
  const calls = Array.from({ length: 20 }, () =>
    runOnce(app.platform, callWith('x'), async (inCall) => {
      await gate.promise;
      return effect(inCall);
    }).catch((error: unknown) => error),
  );
  expect(await Promise.race(calls)).toMatchObject({ code: 'in_progress', retryAfterS: 1 });
  gate.resolve();
  for (const result of await Promise.all(calls)) {
    if (result instanceof Refusal) expect(result.code).toBe('in_progress');
    else expect(result).toEqual(answer);
  }
  expect(await effects()).toBe(1);
});

test('a refusal leaves neither effect nor key: the repeat runs', async () => {
  const refused = runOnce(app.platform, callWith('x'), async (inCall) => {
    await effect(inCall);
    return refuse('promo_invalid');
  });
  await expect(refused).rejects.toMatchObject({ code: 'promo_invalid' });
  expect(await effects()).toBe(0);
  await expect(runOnce(app.platform, callWith('x'), effect)).resolves.toEqual(answer);
});

test('an error caught within the work keeps the rest of it', async () => {
  await runOnce(app.platform, callWith('x'), async (inCall) => {
    const failed = inTransaction(inCall.db, async (tx) => {
      await effect({ db: tx });
      await sql`select * from no_such_table`.execute(tx);
    });
    await expect(failed).rejects.toThrow('no_such_table');
    return effect(inCall);
  });
  expect(await effects()).toBe(1);
});

test('a call that loses its connection frees the key at once', async () => {
  const lost = runOnce(app.platform, callWith('x'), async (inCall) => {
    await effect(inCall);
    await app.platform.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
    );
    return effect(inCall);
  });
  await expect(lost).rejects.toThrow();
  await expect.poll(() => runOnce(app.platform, callWith('x'), effect)).toEqual(answer);
  expect(await effects()).toBe(1);
});

test('work interrupted after its transaction is resumed, not begun again', async () => {
  const finish = vi.fn(async () => answer);
  finish.mockRejectedValueOnce(new Error('the process died'));
  const begin = async (inCall: TransactionalPlatform) => {
    await effect(inCall);
    return 'payment-1';
  };
  await expect(runOnce(app.platform, callWith('x'), { begin, finish })).rejects.toThrow('died');
  await expect(runOnce(app.platform, callWith('x'), { begin, finish })).resolves.toEqual(answer);
  await expect(runOnce(app.platform, callWith('x'), { begin, finish })).resolves.toEqual(answer);
  expect(finish.mock.calls).toEqual([
    ['payment-1', { resumed: false }],
    ['payment-1', { resumed: true }],
  ]);
  expect(await effects()).toBe(1);
});

test('a repeat that runs beside the first call returns the first answer', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = runOnce(app.platform, callWith('x'), {
    begin: async () => 'refund-1',
    async finish() {
      begun.resolve();
      await gate.promise;
      return { status: 200, json: '"succeeded"' };
    },
  });
  await begun.promise;
  const pending = { status: 200, json: '"pending"' };
  const repeat = { begin: async () => 'never', finish: async () => pending };
  await expect(runOnce(app.platform, callWith('x'), repeat)).resolves.toEqual(pending);
  gate.resolve();
  await expect(first).resolves.toEqual(pending);
  expect(await findAnswer(app.platform, callWith('x'))).toEqual(pending);
});

test('interrupted work that ended without effect begins again', async () => {
  let begun = 0;
  const begin = async () => `payment-${++begun}`;
  const dies = { begin, finish: () => Promise.reject(new Error('the process died')) };
  await expect(runOnce(app.platform, callWith('x'), dies)).rejects.toThrow('died');
  const finish = async (reference: string) => (reference === 'payment-1' ? undefined : answer);
  await expect(runOnce(app.platform, callWith('x'), { begin, finish })).resolves.toEqual(answer);
  expect(begun).toBe(2);
});

test('the stored hash of a key cannot be used to guess the input', async () => {
  await runOnce(app.platform, callWith('x'), effect);
  const row = await app.platform.db
    .selectFrom('idempotency_keys')
    .select('body_hash')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  expect(row.body_hash).toEqual(app.platform.sealer.fingerprint('x', 'idempotency key'));
});

test('keys are deleted after a day', async () => {
  await runOnce(app.platform, callWith('x'), effect);
  app.clock.advance(25 * 3_600_000);
  await deleteOldIdempotencyKeys(app.platform);
  await runOnce(app.platform, callWith('y'), effect);
  expect(await effects()).toBe(2);
});
