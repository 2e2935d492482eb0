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

const parsed = new WeakMap<Precomputed, Readonly<Record<string, string>>>();

/** The texts of the pages by number, the same object until a publication. */
export function pageTexts(
  platform: TransactionalPlatform,
): (language: Language) => Readonly<Record<string, string>> {
  const cached = publishedTexts(platform);
  // Until the database has answered these are the built-in ones; no page waits for it.
  void cached.current();
  return (language) => {
    const answer = cached.latest[language];
    const known = parsed.get(answer) ?? JSON.parse(answer.identity.toString('utf8'));
    parsed.set(answer, known);
    return known;
  };
}

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
