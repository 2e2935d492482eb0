import type { Platform } from '../../platform/platform.ts';
import { effectiveOverrides } from './shop-texts.rules.ts';
import { listPublished } from './texts.store.ts';

/**
 * Keeps the texts of mails and the bot up to date in every process: read when listening starts and after every change.
 * While the database is unavailable the last texts stay; before the first read they are the built-in ones.
 */
export function subscribeToTextOverrides({
  db,
  listener,
  log,
  mail,
}: Pick<Platform, 'db' | 'listener' | 'log' | 'mail'>): void {
  let reading = Promise.resolve();
  listener.listen('texts_changed', () => {
    // Reads run one after the other, so the last one to finish is the latest.
    reading = reading
      .then(async () => mail.texts.replace(effectiveOverrides(await listPublished(db))))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'mail texts could not be read, keeping the last ones');
      });
    return reading;
  });
}
