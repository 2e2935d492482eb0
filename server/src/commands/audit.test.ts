import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPromo, startShop, type TestShop } from '../../test/start-shop.ts';

const command = fileURLToPath(new URL('./audit.ts', import.meta.url));

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await buildPromo(shop.app.platform, { code: 'AUDITED', discount_percent: 1_000 });
});
afterAll(() => shop.stop());

function audit(env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command],
      { env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
  });
}

test('a sound ledger is said to be so', async () => {
  const { code, output } = await audit({ DATABASE_URL: shop.app.databaseUrl });
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^All \d+ invariants hold/),
  });
});

test('a broken invariant is named with what breaks it, and ends with 1', async () => {
  const setUses = (uses: number) =>
    shop.app.platform.db.updateTable('promo_codes').set({ uses }).execute();
  await setUses(5);
  const { code, output } = await audit({ DATABASE_URL: shop.app.databaseUrl });
  await setUses(0);
  expect(code).toBe(1);
  expect(output).toContain('I7 count');
  expect(output).toContain('AUDITED');
});

test('without a database there is one clear sentence', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'sesame-audit-'));
  const { code, output } = await audit({ DATA_DIR: empty });
  expect({ code, output: output.trim() }).toEqual({
    code: 2,
    output: `DATA_DIR ${empty} holds no database to audit.`,
  });
});
