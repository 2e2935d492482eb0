import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { isSoak } from '../property-runs.ts';
import type { ProviderUnderTest } from './providers-under-test.ts';
import type { TestSetup } from './start-test-setup.ts';

/** A requirement that every gateway must meet, or a reason why this one cannot. */
export interface ConformanceCase {
  /** A sentence about the behavior. */
  readonly name: string;
  /** The reason why the case does not apply; undefined when it does. */
  readonly notApplicable?: (under: ProviderUnderTest) => string | undefined;
  run(setup: TestSetup): Promise<void>;
}

/** The case applies only if these outcomes can happen at the provider. */
export function needs(...outcomes: readonly Outcome[]) {
  return ({ unknown }: ProviderUnderTest): string | undefined =>
    outcomes.map((outcome) => unknown[outcome]).find((reason) => reason !== undefined);
}

/** For cases that end before any provider is called, so one provider stands for all. */
export function bankOnly({ provider }: ProviderUnderTest): string | undefined {
  return provider === 'bank' ? undefined : 'does not depend on the provider: run with the bank';
}

/** For cases about the shop's queue or HTTP client: one provider stands for all, except in a soak. */
export function bankOnlyOutsideSoak(under: ProviderUnderTest): string | undefined {
  return isSoak || under.provider === 'bank'
    ? undefined
    : 'shared by all providers: run with the bank, and with each in a soak';
}

/** An endless answer is ended by the timeout of the HTTP client, independent of the provider. */
export const unlessEndless = (status: string) => (under: ProviderUnderTest) =>
  status === 'timeout' || status === 'slow_drip' ? bankOnlyOutsideSoak(under) : undefined;

export function needsSignature({ unsigned }: ProviderUnderTest): string | undefined {
  return unsigned === null ? 'webhooks have no signature' : undefined;
}

export function needsStatusQueries({
  answersStatusQueries,
}: ProviderUnderTest): string | undefined {
  return answersStatusQueries ? undefined : 'a payment is first known from a webhook';
}

export function needsRefundsInPart({ capabilities }: ProviderUnderTest): string | undefined {
  return capabilities.refunds === 'partial' ? undefined : 'supports only full refunds';
}

export function needsRefundSums({ namesRefundSums }: ProviderUnderTest): string | undefined {
  return namesRefundSums ? undefined : 'does not say how much was refunded on its dashboard';
}

export function needsRefunds({ capabilities }: ProviderUnderTest): string | undefined {
  return capabilities.refunds === 'none' ? 'has no refunds by API' : undefined;
}
