import type { AnswerFault } from '@sesame/emulators/kit/faults.ts';
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

/** Answers that the HTTP client of all providers refuses, before their code sees them. */
const REFUSED_BY_CLIENT: readonly string[] = [
  'timeout',
  'slow_drip',
  'redirect',
  'huge',
  'not_json',
] satisfies readonly AnswerFault[];

/** One provider stands for all where the HTTP client refuses the answer, except in a soak. */
export const unlessRefusedByClient = (fault: AnswerFault) => (under: ProviderUnderTest) =>
  REFUSED_BY_CLIENT.includes(fault) ? bankOnlyOutsideSoak(under) : undefined;

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
