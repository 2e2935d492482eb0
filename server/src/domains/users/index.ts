import type { Authenticate } from '../../platform/http/create-server.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSession, touchSession } from './sessions.store.ts';

export { askConfirmation } from './ask-confirmation.ts';
export { isCommonPassword } from './common-passwords.ts';
export { endSessions } from './end-sessions.ts';
export { findInviter } from './find-inviter.ts';
export { forceReset } from './force-reset.ts';
export { getUser } from './get-user.ts';
export { listSessions } from './list-sessions.ts';
export { endDelay, type Guessed, logNameOf, requireTurn } from './login-delay.ts';
export { userMailExamples } from './mails/examples.ts';
export { hashPassword, isPasswordOf } from './passwords.ts';
export { gatherData } from './privacy/gather-data.ts';
export { planDeletion } from './privacy/plan-deletion.ts';
export { requirePassword } from './require-password.ts';
export { removeSecondFactor } from './second-factor/remove-second-factor.ts';
export { newTotpSecret, otpauthUrl, stepOfCode } from './second-factor/totp.ts';
export { sealedFor as secondFactorContext } from './second-factor/use-code.ts';
export { deleteSession, hasSessionFrom } from './sessions.store.ts';
export { tellByTelegram } from './telegram/tell-by-telegram.ts';
export { tryByTelegram } from './telegram/try-by-telegram.ts';
export { isTrc20Address } from './trc20-address.ts';
export { userJobs } from './users.jobs.ts';
export { userRoutes } from './users.routes.ts';
export { isEmail, normalizeEmail } from './users.rules.ts';
export {
  findContact,
  findUser,
  forgetCoupon,
  lockUser,
  rememberCampaign,
  setBlocked,
  updateUser,
} from './users.store.ts';
export { openViewing } from './viewing/open-viewing.ts';
export { endViewingsBy } from './viewing/viewings.store.ts';

/** How exactly 'last seen' is known; noting it more often would make every call a write. */
const SEEN_EVERY_MS = 60_000;

/** The session guard of every route that is not checked inline. */
export function authenticateWith(platform: Pick<Platform, 'pool' | 'clock'>): Authenticate {
  return async (tokenHash) => {
    const now = platform.clock.now();
    const session = await findSession(platform.pool, tokenHash, now);
    if (session === undefined) return undefined;
    const { user_id: userId, viewing_id: viewingId } = session;
    // Whoever looks on is not the user, who was not seen.
    if (viewingId !== null) return { userId, tokenHash, viewingId };
    if (now.getTime() - session.last_seen_at.getTime() >= SEEN_EVERY_MS) {
      await touchSession(platform.pool, tokenHash, now);
    }
    return { userId, tokenHash };
  };
}
