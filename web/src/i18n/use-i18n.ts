import { DEFAULT_LANGUAGE, type Language } from '@sesame/contract/shared/limits.ts';
import { fillText, type TextParams } from '@sesame/contract/texts/fill-text.ts';
import { type TextKey, textKeys } from '@sesame/contract/texts/keys.ts';
import { useStore } from '../store.ts';
import { type DictionaryState, dictionary } from './dictionary-store.ts';

export type Translate = (key: TextKey, params?: TextParams) => string;
export type I18n = { language: Language; t: Translate };

/** The language of the page and `t`, which translates a text. Re-renders when the language changes. */
export function useI18n(): I18n {
  return i18nOf(useStore(dictionary));
}

let last: { of: DictionaryState; i18n: I18n } | undefined;

/** One object per dictionary, so that `t` is stable until the language changes. */
function i18nOf(state: DictionaryState): I18n {
  if (last?.of === state) return last.i18n;
  const i18n = makeI18n(state);
  last = { of: state, i18n };
  return i18n;
}

function makeI18n(state: DictionaryState): I18n {
  if (state.phase !== 'ready') return { language: DEFAULT_LANGUAGE, t: () => '' };
  const { language, texts } = state;
  return {
    language,
    // A build replaces literal names by numbers; only names from tables are looked up here.
    t: (key, params) => fillText(texts[textKeys[key] ?? key] ?? '', language, params),
  };
}
