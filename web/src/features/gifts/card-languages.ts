import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';

const names: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };

/** The languages of a card, each by its own name. */
export const cardLanguages = LANGUAGES.map((value) => ({ value, label: names[value] }));
