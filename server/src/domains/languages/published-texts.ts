import { LANGUAGES, type Language } from '@sesame/contract/limits.ts';
import { dictionaryOf } from '@sesame/contract/texts/dictionary.ts';
import { Precomputed } from '../../platform/http/answers.ts';
import { Kept } from '../../platform/kept.ts';
import type { Platform } from '../../platform/platform.ts';
import { saidOf, shopTexts } from './shop-texts.rules.ts';
import { listPublished, type PublishedRow } from './texts.store.ts';

type Source = Pick<Platform, 'db' | 'listener' | 'log'>;
type Answers = Readonly<Record<Language, Precomputed>>;

/** The dictionaries of a process: made once, and anew when somebody publishes a text. */
export class PublishedTexts {
  private readonly kept: Kept<Answers>;

  constructor({ db, listener, log }: Source) {
    this.kept = new Kept(
      async () => answersWith(await listPublished(db)),
      (error) => log.warn({ err: error }, 'texts could not be read again, the last are served'),
      answersWith([]),
    );
    listener.listen('texts_changed', () => this.kept.change());
  }

  /** While the database is away the last good one keeps serving, at worst the shop's own words. */
  async dictionary(language: Language): Promise<Precomputed> {
    return (await this.kept.current())[language];
  }
}

function answersWith(published: readonly PublishedRow[]): Answers {
  const said = saidOf(published);
  const answerOf = (language: Language) => {
    const ofPages = [...said[language]].filter(([key]) => shopTexts.get(key)?.kind === 'page');
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
