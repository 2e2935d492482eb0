import { LANGUAGES, type Language } from '@sesame/contract/limits.ts';
import { dictionaryOf } from '@sesame/contract/texts/dictionary.ts';
import { textNumbers } from '@sesame/contract/texts/keys.ts';
import { Precomputed } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPublished } from './texts.store.ts';

type Source = Pick<Platform, 'db' | 'listener' | 'log'>;
type Answers = Readonly<Record<Language, Precomputed>>;

/** The dictionaries of a process: made once, and anew when somebody publishes a text. */
export class PublishedTexts {
  private readonly source: Source;
  private latest: Answers = answersWith([]);
  private reading: Promise<void> | undefined;
  private stale = true;

  constructor(source: Source) {
    this.source = source;
    source.listener.listen('texts_changed', () => {
      this.stale = true;
    });
  }

  /** While the database is away the last good one keeps serving, at worst the shop's own words. */
  async dictionary(language: Language): Promise<Precomputed> {
    if (this.stale) {
      this.reading ??= this.read().finally(() => {
        this.reading = undefined;
      });
      await this.reading;
    }
    return this.latest[language];
  }

  private async read(): Promise<void> {
    // Cleared first: a change heard while reading makes the next call read again.
    this.stale = false;
    try {
      this.latest = answersWith(await listPublished(this.source.db));
    } catch (error) {
      this.stale = true;
      this.source.log.warn({ err: error }, 'texts could not be read again, the last are served');
    }
  }
}

function answersWith(
  published: readonly { language: Language; number: number; words: string | null }[],
): Answers {
  const known = new Set(textNumbers);
  const answerOf = (language: Language) => {
    const own = published
      // A text that the shop no longer has is not sent.
      .filter((text) => text.language === language && known.has(text.number))
      .flatMap(({ number, words }) => (words === null ? [] : [[String(number), words]]));
    return new Precomputed(
      JSON.stringify({ ...dictionaryOf(language), ...Object.fromEntries(own) }),
    );
  };
  // One entry for each language.
  return Object.fromEntries(LANGUAGES.map((language) => [language, answerOf(language)])) as Record<
    Language,
    Precomputed
  >;
}
