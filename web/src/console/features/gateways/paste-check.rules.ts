import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';

export type Setting = ConsoleProvider['settings'][number];

/** The first mistake that a typed value shows; white space around it does not count. */
export function findMistake({ checks }: Pick<Setting, 'checks'>, value: string | null) {
  const text = value?.trim() ?? '';
  if (text === '') return undefined;
  return checks.find(({ pattern }) => new RegExp(pattern).test(text));
}
