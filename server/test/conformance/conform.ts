import { OUTCOMES } from '@sesame/emulators/kit/outcomes.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { afterSaleCases } from './after-sale.cases.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { noticeCases } from './notices.cases.ts';
import { openingCases } from './opening.cases.ts';
import { payingCases } from './paying.cases.ts';
import { type ProviderName, providersUnderTest } from './providers-under-test.ts';
import { type CaseResult, keepResults } from './results.ts';
import { type Stand, startStand } from './start-stand.ts';

const cases: readonly ConformanceCase[] = [
  ...openingCases,
  ...payingCases,
  ...noticeCases,
  ...afterSaleCases,
];

/** Holds a provider against every case: over HTTP, with the shop, its second server and the emulator in processes of their own. */
export function conform(provider: ProviderName): void {
  const under = providersUnderTest[provider];
  const results = new Map<string, CaseResult>();
  let stand: Stand;
  beforeAll(async () => {
    stand = await startStand(under);
  });
  afterAll(async () => {
    const inOrder = cases.map(({ name }) => results.get(name)).filter((one) => one !== undefined);
    await keepResults(inject('conformanceFolder'), provider, inOrder);
    await stand.stop();
  });

  describe(`conformance of ${provider}`, () => {
    test('its emulator plays all that the cases do not call impossible', () => {
      const known = OUTCOMES.filter((outcome) => under.unknown[outcome] === undefined);
      expect(stand.emulator.outcomes.toSorted()).toEqual(known.toSorted());
    });

    for (const { name, notApplicable, run } of cases) {
      const reason = notApplicable?.(under);
      if (reason !== undefined) {
        results.set(name, { name, result: 'n/a', reason });
        continue;
      }
      test(`${provider}: ${name}`, async () => {
        results.set(name, { name, result: 'failed' });
        await run(stand).finally(() => stand.tidy());
        results.set(name, { name, result: 'passed' });
      });
    }
  });
}
