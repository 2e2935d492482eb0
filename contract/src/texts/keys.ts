import { type TextKey, textTable } from './text-table.ts';

export type { TextKey };

/** Name → number. A build replaces this module by one without the texts. */
export const textKeys = Object.fromEntries(
  Object.entries(textTable).map(([name, [number]]) => [name, number]),
) as Readonly<Record<TextKey, number>>; // The names are the same.

/** The numbers that a complete dictionary has. */
export const textNumbers: readonly number[] = Object.values(textKeys);
