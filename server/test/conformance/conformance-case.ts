import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import type { ProviderUnderTest } from './providers-under-test.ts';
import type { Stand } from './start-stand.ts';

/** One thing that every gateway must get right, or a reason why this one cannot meet it. */
export interface ConformanceCase {
  /** Begins with its name in the threat model, where it has one. */
  readonly name: string;
  /** Why the case does not apply; undefined when it does. */
  readonly notApplicable?: (under: ProviderUnderTest) => string | undefined;
  run(stand: Stand): Promise<void>;
}

/** The case needs these to happen at the provider. */
export function needs(...outcomes: readonly Outcome[]) {
  return ({ unknown }: ProviderUnderTest): string | undefined =>
    outcomes.map((outcome) => unknown[outcome]).find((reason) => reason !== undefined);
}

/** The case ends before any provider is called, so one of them stands for all. */
export function onTheBankAlone({ provider }: ProviderUnderTest): string | undefined {
  return provider === 'bank' ? undefined : 'does not depend on the provider: held on the bank';
}

export function needsSignature({ unsigned }: ProviderUnderTest): string | undefined {
  return unsigned === null ? 'notices carry no signature' : undefined;
}

export function needsAnswers({ tellsWhenAsked }: ProviderUnderTest): string | undefined {
  return tellsWhenAsked ? undefined : 'what pays an order is first known from a notice';
}

export function needsRefundsInPart({ capabilities }: ProviderUnderTest): string | undefined {
  return capabilities.refunds === 'partial' ? undefined : 'gives back all or nothing';
}

export function needsRefunds({ capabilities }: ProviderUnderTest): string | undefined {
  return capabilities.refunds === 'none' ? 'cannot be asked to give back' : undefined;
}
