import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import { dictionaryOf } from '@sesame/contract/texts/dictionary.ts';
import { CachedValue } from '../../platform/cached-value.ts';
import { Precomputed } from '../../platform/http/answers.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { TransactionalPlatform } from '../../platform/platform.ts';
import { effectiveOverrides, shopTexts } from './shop-texts.rules.ts';
import { listPublished } from './texts.store.ts';

type Dictionaries = Readonly<Record<Language, Precomputed>>;

/**
 * The dictionaries of a process; with them the texts of mails and the bot are replaced after every publication. While
 * the database is unavailable the last texts stay, at first the built-in ones.
 */
export const publishedTexts = perPlatform(({ db, listener, log, mail }: TransactionalPlatform) => {
  const cached = new CachedValue<Dictionaries>({
    make: async () => {
      const overrides = effectiveOverrides(await listPublished(db));
      mail.texts.replace(overrides);
      return dictionariesWith(overrides);
    },
    onFailure: (error) =>
      log.warn({ err: error }, 'texts could not be read, serving the last ones'),
    first: dictionariesWith(effectiveOverrides([])),
  });
  cached.follow(listener, 'texts_changed');
  return cached;
});

function dictionariesWith(overrides: ReturnType<typeof effectiveOverrides>): Dictionaries {
  const answerOf = (language: Language) => {
    const ofPages = [...overrides[language]].filter(([key]) => shopTexts.get(key)?.kind === 'page');
    return new Precomputed(
      JSON.stringify({ ...dictionaryOf(language), ...Object.fromEntries(ofPages) }),
    );
  };
  // One entry for each language.
  return Object.fromEntries(LANGUAGES.map((language) => [language, answerOf(language)])) as Record<
    Language,
    Precomputed
  >;
}
