import { textNumbers } from '@sesame/contract/texts/keys.ts';

/** Each text is its number as a mark, because operators can change texts; the server puts them in. */
export const textMarks: Readonly<Record<string, string>> = Object.fromEntries(
  textNumbers.map((number) => [number, `{{${number}}}`]),
);
