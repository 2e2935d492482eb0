import type { Platform } from '../../platform/platform.ts';
import { saidOf } from './shop-texts.rules.ts';
import { listPublished } from './texts.store.ts';

/**
 * Mails and the bot say what is published, in every process: read when listening begins, and again at every change. While the
 * database is away the last words stay; before the first reading they are the shop's own.
 */
export function keepToldWords({
  db,
  listener,
  log,
  mail,
}: Pick<Platform, 'db' | 'listener' | 'log' | 'mail'>): void {
  let reading = Promise.resolve();
  listener.listen('texts_changed', () => {
    // One after the other: the last one read is the last one published.
    reading = reading
      .then(async () => mail.words.replace(saidOf(await listPublished(db))))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'words of mails could not be read, the last are said');
      });
    return reading;
  });
}
