import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { buildPromo } from '../../test/build/build-promo.ts';
import { runProgram } from '../../test/processes/program.ts';
import { shopTest } from '../../test/shops/shop-test.ts';

const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  await buildPromo(shop.app.platform, { code: 'AUDITED', discount_percent: 1_000 });
});

const verify = (env: Record<string, string>, args: readonly string[] = []) =>
  runProgram('verify-ledger', args, env);

test('a sound ledger is reported with exit code 0', async () => {
  const { code, output } = await verify({ DATABASE_URL: shop.app.databaseUrl });
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^All \d+ invariants hold/),
  });
});

test('a broken invariant is named with its rows, and the exit code is 1', async () => {
  const setUses = (uses: number) =>
    shop.app.platform.db.updateTable('promo_codes').set({ uses }).execute();
  await setUses(5);
  const { code, output } = await verify({ DATABASE_URL: shop.app.databaseUrl });
  await setUses(0);
  expect(code).toBe(1);
  expect(output).toContain('I7 count');
  expect(output).toContain('AUDITED');
});

test('an unknown head gives exit code 1, and a malformed one 2', async () => {
  const env = { DATABASE_URL: shop.app.databaseUrl };
  const foreign = await verify(env, ['--head', `999:${'a'.repeat(64)}`]);
  expect(foreign.code).toBe(1);
  expect(foreign.output).toMatch(/^All \d+ invariants hold/);
  expect(foreign.output).toContain('Event 999 of the audit log does not exist');
  const invalid = await verify(env, ['--head', 'yesterday']);
  expect(invalid).toEqual({
    code: 2,
    output: expect.stringMatching(/^The only argument is --head/),
  });
});

test('without a database there is a clear message', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'sesame-audit-'));
  const { code, output } = await verify({ DATA_DIR: empty });
  expect({ code, output: output.trim() }).toEqual({
    code: 2,
    output: `DATA_DIR ${empty} holds no database to verify.`,
  });
});
