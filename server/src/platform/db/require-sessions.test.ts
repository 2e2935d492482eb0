import { expect, inject, test } from 'vitest';
import { startTransactionPooler } from '../../../test/network/transaction-pooler.ts';
import { PoolerError, requireSessions } from './require-sessions.ts';

test('direct connections to PostgreSQL are accepted', async () => {
  await expect(requireSessions(inject('postgresUrl'))).resolves.toBeUndefined();
});

test('a pooler in transaction mode is refused with a clear message', async () => {
  const pooler = await startTransactionPooler(inject('postgresUrl'));
  try {
    await expect(requireSessions(pooler.url)).rejects.toThrow(PoolerError);
    await expect(requireSessions(pooler.url)).rejects.toThrow('set pool_mode = session');
  } finally {
    await pooler.stop();
  }
});
