import type { PromoRefusal } from '@sesame/contract/errors.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limit.ts';

/** Codes that lead nowhere, within an hour; one more and the person is asked to come back in an hour. */
const GUESSES = { max: 10, windowS: 3_600, pauseS: 3_600 } as const;

/** What a guesser meets. Somebody with a good code that does not fit this order is no guesser. */
const GUESSED: readonly PromoRefusal[] = ['unknown', 'expired', 'limit_reached'];

/**
 * Runs work that judges the promo code a user typed, wherever that happens, and counts the codes that were guessed.
 * Unknown, expired and used-up codes count alike.
 */
export function limitGuesses(
  rateLimits: Pick<RateLimits, 'tries'>,
): <Result>(userId: string, work: () => Promise<Result>) => Promise<Result> {
  const tries = rateLimits.tries('promocodeGuess', GUESSES);
  return async (userId, work) => {
    await tries.charge(userId);
    try {
      const result = await work();
      await tries.forgive(userId);
      return result;
    } catch (error) {
      if (!isGuess(error)) await tries.forgive(userId);
      throw error;
    }
  };
}

function isGuess(error: unknown): boolean {
  if (!(error instanceof Refusal) || error.code !== 'promo_invalid') return false;
  return GUESSED.some((reason) => reason === error.details.reason);
}
