import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { providers } from '../../src/domains/payments/gateways/all.ts';
import { providersUnderTest } from './providers-under-test.ts';

/** A transfer is what people see in an account: there is nobody to play it, and tests of its own. */
const WITHOUT_API = 'transfer';

test('every provider that the shop can speak to is held to the cases, and the bank', () => {
  const spoken = providers.map(({ provider }) => provider).filter((name) => name !== WITHOUT_API);
  expect(Object.keys(providersUnderTest).toSorted()).toEqual(['bank', ...spoken].toSorted());
  for (const name of Object.keys(providersUnderTest)) {
    const file = join(import.meta.dirname, `${name}.conformance.test.ts`);
    expect(existsSync(file), file).toBe(true);
  }
});
