import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Buyer, buildBuyer } from '../../../test/build-purchase.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { sha256 } from '../../platform/crypto.ts';
import { authenticateWith } from './index.ts';

let app: TestApp;
let buyer: Buyer;
beforeAll(async () => {
  app = await startApp();
  buyer = await buildBuyer(app.platform);
  await sql`
    insert into sessions (token_hash, user_id, created_at, expires_at)
    select sha256(convert_to('crowd' || n, 'UTF8')), ${buyer.id}, now(), now() + interval '1 year'
    from generate_series(1, 20000) n`.execute(app.platform.db);
  await sql`vacuum analyze sessions`.execute(app.platform.db);
});
afterAll(() => app.stop());

test('the session guard is one read by an index, whoever is at the door', async () => {
  const { pool, clock } = app.platform;
  const query = vi.spyOn(pool, 'query');
  const authenticate = authenticateWith({ pool, clock });
  // The first call of a minute also notes that the session was seen.
  await authenticate(sha256(buyer.token));
  query.mockClear();
  expect(await authenticate(sha256(buyer.token))).toMatchObject({ userId: buyer.id });
  expect(await authenticate(sha256('nobody'))).toBeUndefined();
  const asked = query.mock.calls.map(([text, values]) => ({ text: String(text), values }));
  query.mockRestore();
  expect(asked).toHaveLength(2);
  for (const { text, values } of asked) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) ${text}`,
      // As it was asked: the hash and the moment.
      values as unknown as unknown[],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/^Index Scan using \w+ on sessions/);
    expect(plan).toContain('Index Cond: (token_hash = ');
  }
});
