import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { providers } from '../../src/domains/payments/gateways/all.ts';
import { providersUnderTest } from './providers-under-test.ts';

/** A bank transfer is checked by people on an account statement: it has no API to emulate, and separate tests. */
const WITHOUT_API = 'transfer';

test('every provider of the shop, and the bank, runs the conformance cases', () => {
  const spoken = providers.map(({ provider }) => provider).filter((name) => name !== WITHOUT_API);
  expect(Object.keys(providersUnderTest).toSorted()).toEqual(['bank', ...spoken].toSorted());
  for (const name of Object.keys(providersUnderTest)) {
    const file = join(import.meta.dirname, `${name}.conformance.test.ts`);
    expect(existsSync(file), file).toBe(true);
  }
});
