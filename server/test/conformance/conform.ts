import { OUTCOMES } from '@sesame/emulators/kit/outcomes.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { afterSaleCases } from './cases/after-sale.cases.ts';
import { chargingCases } from './cases/charging.cases.ts';
import { confirmingCases } from './cases/confirming.cases.ts';
import { openingCases } from './cases/opening.cases.ts';
import { payingCases } from './cases/paying.cases.ts';
import { renewalLimitCases } from './cases/renewal-limits.cases.ts';
import { renewalWebhookCases } from './cases/renewal-webhooks.cases.ts';
import { renewingCases } from './cases/renewing.cases.ts';
import { savingCases } from './cases/saving.cases.ts';
import { webhookCases } from './cases/webhooks.cases.ts';
import type { ConformanceCase } from './conformance-case.ts';
import {
  type ProviderName,
  type ProviderUnderTest,
  providersUnderTest,
} from './providers-under-test.ts';
import { type CaseResult, writeResults } from './results.ts';
import { startTestSetup, type TestSetup } from './start-test-setup.ts';

const cases: readonly ConformanceCase[] = [
  ...openingCases,
  ...payingCases,
  ...webhookCases,
  ...afterSaleCases,
  ...savingCases,
  ...chargingCases,
  ...renewingCases,
  ...confirmingCases,
  ...renewalWebhookCases,
  ...renewalLimitCases,
];

/**
 * Runs every case against a provider: over HTTP, with the shop, its second server and the emulator in separate
 * processes.
 */
export function conform(provider: ProviderName): void {
  conformAs(provider, providersUnderTest[provider], cases);
}

/** The same for some cases and another payment method of a provider; `provider` heads its column of the table. */
export function conformAs(
  provider: string,
  under: ProviderUnderTest,
  cases: readonly ConformanceCase[],
): void {
  const results = new Map<string, CaseResult>();
  let setup: TestSetup;
  beforeAll(async () => {
    setup = await startTestSetup(under);
  });
  afterAll(async () => {
    const inOrder = cases.map(({ name }) => results.get(name)).filter((one) => one !== undefined);
    await writeResults(inject('conformanceFolder'), provider, inOrder);
    await setup.stop();
  });

  describe(`conformance of ${provider}`, () => {
    test('its emulator supports every outcome that is not declared impossible', () => {
      const known = OUTCOMES.filter((outcome) => under.unknown[outcome] === undefined);
      expect(setup.emulator.outcomes.toSorted()).toEqual(known.toSorted());
    });

    for (const { name, notApplicable, run } of cases) {
      const reason = notApplicable?.(under);
      if (reason !== undefined) {
        results.set(name, { name, result: 'n/a', reason });
        continue;
      }
      test(`${provider}: ${name}`, async () => {
        results.set(name, { name, result: 'failed' });
        await run(setup).finally(() => setup.tidy());
        results.set(name, { name, result: 'passed' });
      });
    }
  });
}
