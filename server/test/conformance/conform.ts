import { OUTCOMES } from '@sesame/emulators/kit/outcomes.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { afterSaleCases } from './after-sale.cases.ts';
import { chargingCases } from './charging.cases.ts';
import { confirmingCases } from './confirming.cases.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { openingCases } from './opening.cases.ts';
import { payingCases } from './paying.cases.ts';
import {
  type ProviderName,
  type ProviderUnderTest,
  providersUnderTest,
} from './providers-under-test.ts';
import { renewalLimitCases } from './renewal-limits.cases.ts';
import { renewalWebhookCases } from './renewal-webhooks.cases.ts';
import { renewingCases } from './renewing.cases.ts';
import { type CaseResult, writeResults } from './results.ts';
import { savingCases } from './saving.cases.ts';
import { startTestSetup, type TestSetup } from './start-test-setup.ts';
import { webhookCases } from './webhooks.cases.ts';

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

/** The same for some cases and another way to pay at a provider; `provider` heads its column of the table. */
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
