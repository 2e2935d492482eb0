import type { PromoRefusal } from '@sesame/contract/shared/errors.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { RateLimits } from '../../../platform/http/limits/rate-limit.ts';

/** Ten failed codes an hour; the next try has to wait for an hour. */
const GUESSES = { max: 10, windowS: 3_600, pauseS: 3_600 } as const;

/** Reasons that count as a guess. A valid code that does not fit this order is not one. */
const GUESSED: readonly PromoRefusal[] = ['unknown', 'expired', 'limit_reached'];

/**
 * Wraps work that checks a typed promo code, and counts failed guesses per user. Unknown, expired and used-up codes
 * count alike.
 */
export function limitPromoGuesses(
  rateLimits: Pick<RateLimits, 'tries'>,
): <Result>(userId: string, work: () => Promise<Result>) => Promise<Result> {
  const tries = rateLimits.tries('promocodeGuess', GUESSES);
  return async (userId, work) => {
    await tries.charge(userId);
    try {
      const result = await work();
      await tries.undoCharge(userId);
      return result;
    } catch (error) {
      if (!isGuess(error)) await tries.undoCharge(userId);
      throw error;
    }
  };
}

function isGuess(error: unknown): boolean {
  if (!(error instanceof Refusal) || error.code !== 'promo_invalid') return false;
  return GUESSED.some((reason) => reason === error.details.reason);
}
