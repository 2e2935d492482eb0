import type { Language } from '../shared/limits.ts';

/** Name → number, English, Russian. */
export type NumberedTexts = Readonly<
  Record<string, readonly [number: number, en: string, ru: string]>
>;

/** Splits a table of texts by language. */
export function splitByLanguage<Name extends string>(
  table: Readonly<Record<Name, readonly [en: string, ru: string]>>,
): Readonly<Record<Language, Readonly<Record<Name, string>>>> {
  const pick = (at: 0 | 1) =>
    // The keys of an object whose keys are `Name`.
    Object.fromEntries(
      Object.entries<readonly [string, string]>(table).map(([name, pair]) => [name, pair[at]]),
    ) as Record<Name, string>;
  return { en: pick(0), ru: pick(1) };
}
