import { Refusal } from '../../../platform/http/errors.ts';
import type { RateLimits } from '../../../platform/http/limits/rate-limit.ts';

/** As for promo codes: ten wrong codes an hour, then a pause of an hour. */
const OF_USER = { max: 10, windowS: 3_600, pauseS: 3_600 } as const;
/** A mobile operator puts many people behind one network; a guess has no chance either way. */
const OF_NETWORK = { max: 60, windowS: 3_600, pauseS: 3_600 } as const;

/** Wraps work that takes a typed gift code, and counts wrong ones per user and per network. */
export function limitGiftGuesses(
  rateLimits: Pick<RateLimits, 'tries'>,
): <Result>(
  from: { readonly userId: string; readonly network: string },
  work: () => Promise<Result>,
) => Promise<Result> {
  const ofUser = rateLimits.tries('giftGuess', OF_USER);
  const ofNetwork = rateLimits.tries('giftGuessNetwork', OF_NETWORK);
  return async ({ userId, network }, work) => {
    const undo = async () => {
      await ofUser.undoCharge(userId);
      await ofNetwork.undoCharge(network);
    };
    await ofUser.charge(userId);
    await ofNetwork.charge(network);
    try {
      const result = await work();
      await undo();
      return result;
    } catch (error) {
      const isGuess = error instanceof Refusal && error.code === 'gift_invalid';
      if (!isGuess) await undo();
      throw error;
    }
  };
}
