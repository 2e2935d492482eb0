import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';

/** The step that an owner should do next: the first with a required setting that has no value; -1 when none has. */
export function nextStep({ steps, missing }: Pick<ConsoleProvider, 'steps' | 'missing'>): number {
  return steps.findIndex(({ settings }) => settings.some((name) => missing.includes(name)));
}
