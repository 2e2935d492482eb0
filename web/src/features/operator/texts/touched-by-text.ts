import { listTexts, readText } from '@sesame/contract/operator-texts.ts';

/** What a change of a text makes old. */
export const touchedByText = [readText, listTexts];
