import { expect, inject, test } from 'vitest';
import { startTransactionPooler } from '../../../../test/network/transaction-pooler.ts';
import { PoolerError, requireSessions } from './require-sessions.ts';

test('direct connections to PostgreSQL are accepted', async () => {
  await expect(
    requireSessions(inject('postgresUrl'), 'DATABASE_DIRECT_URL'),
  ).resolves.toBeUndefined();
});

test('a pooler in transaction mode is refused with a clear message', async () => {
  const pooler = await startTransactionPooler(inject('postgresUrl'));
  try {
    const refused = requireSessions(pooler.url, 'DATABASE_OWNER_URL');
    await expect(refused).rejects.toThrow(PoolerError);
    await expect(refused).rejects.toThrow('point DATABASE_OWNER_URL at PostgreSQL itself');
  } finally {
    await pooler.stop();
  }
});
