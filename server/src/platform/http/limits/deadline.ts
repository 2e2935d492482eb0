import { Refusal } from '../errors.ts';
import { RETRY_AFTER_S } from '../on-error.ts';

const DEADLINE_MS = 2_800;

/**
 * Gives up waiting for a read after 2.8 s: a database that hangs must not hold callers until every timeout below has
 * passed. Only for reads, because the work itself continues.
 */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S })),
      DEADLINE_MS,
    );
    work.then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
