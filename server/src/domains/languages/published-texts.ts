import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import { dictionaryOf } from '@sesame/contract/texts/dictionary.ts';
import { CachedValue } from '../../platform/cached-value.ts';
import { Precomputed } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/platform.ts';
import { effectiveOverrides, shopTexts } from './shop-texts.rules.ts';
import { listPublished, type PublishedRow } from './texts.store.ts';

type Source = Pick<Platform, 'db' | 'listener' | 'log'>;
type Answers = Readonly<Record<Language, Precomputed>>;

/** The dictionaries of a process, rebuilt whenever a text is published. */
export class PublishedTexts {
  private readonly cached: CachedValue<Answers>;

  constructor({ db, listener, log }: Source) {
    this.cached = new CachedValue(
      async () => answersWith(await listPublished(db)),
      (error) => log.warn({ err: error }, 'texts could not be read, serving the last ones'),
      answersWith([]),
    );
    listener.listen('texts_changed', () => this.cached.change());
  }

  /** While the database is unavailable the last dictionary is served, at first the built-in texts. */
  async dictionary(language: Language): Promise<Precomputed> {
    return (await this.cached.current())[language];
  }
}

function answersWith(published: readonly PublishedRow[]): Answers {
  const overrides = effectiveOverrides(published);
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
