import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { type Buyer, buildBuyer } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { authenticateWith } from '../index.ts';

let buyer: Buyer;
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  buyer = await buildBuyer(app.platform);
  await sql`
    insert into sessions (token_hash, user_id, created_at, expires_at)
    select sha256(convert_to('crowd' || n, 'UTF8')), ${buyer.id}, now(), now() + interval '1 year'
    from generate_series(1, 20000) n`.execute(app.platform.db);
  await sql`vacuum analyze sessions`.execute(app.owner.db);
});

test('the session guard is a single indexed read', async () => {
  const { pool, clock } = app.platform;
  const query = vi.spyOn(pool, 'query');
  const authenticate = authenticateWith({ pool, clock });
  // The first call of a minute also updates "last seen".
  await authenticate(sha256(buyer.token));
  query.mockClear();
  expect(await authenticate(sha256(buyer.token))).toMatchObject({ userId: buyer.id });
  expect(await authenticate(sha256('nobody'))).toBeUndefined();
  const queries = query.mock.calls.map(([text, values]) => ({ text: String(text), values }));
  query.mockRestore();
  expect(queries).toHaveLength(2);
  for (const { text, values } of queries) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) ${text}`,
      // The original parameters: hash and time.
      values as unknown as unknown[],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/^Index Scan using \w+ on sessions/);
    expect(plan).toContain('Index Cond: (token_hash = ');
  }
});
