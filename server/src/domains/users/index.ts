import type { Authenticate } from '../../platform/http/create-server.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSession, touchSession } from './sessions/sessions.store.ts';

export { getUser } from './get-user.ts';
export { endImpersonationsBy } from './impersonation/impersonations.store.ts';
export { startImpersonation } from './impersonation/start-impersonation.ts';
export { userMailExamples } from './mails/examples.ts';
export { mailContact, mailUser, notifyUser } from './notify-user.ts';
export { gatherData } from './privacy/gather-data.ts';
export { planDeletion } from './privacy/plan-deletion.ts';
export { createAccount } from './registration/create-account.ts';
export { findInviter } from './registration/find-inviter.ts';
export { sendConfirmation } from './registration/send-confirmation.ts';
export {
  hashRecoveryCode,
  hashRecoveryCodes,
  newRecoveryCodes,
} from './second-factor/recovery-codes.ts';
export { removeSecondFactor } from './second-factor/remove-second-factor.ts';
export { newTotpSecret, otpauthUrl, stepOfCode } from './second-factor/totp.ts';
export { sealedFor as secondFactorContext } from './second-factor/use-code.ts';
export { createSession } from './sessions/create-session.ts';
export { endSessions } from './sessions/end-sessions.ts';
export { listSessions } from './sessions/list-sessions.ts';
export { readRevisionsWith, revisionOf } from './sessions/read-revisions.ts';
export { POLL_OWNER, type RevisionColumns } from './sessions/revisions.store.ts';
export { deleteSession, hasSessionFrom } from './sessions/sessions.store.ts';
export { isCommonPassword } from './sign-in/common-passwords.ts';
export {
  clearDelay,
  enforceDelay,
  type Guessed,
  logNameOf,
} from './sign-in/delay/sign-in-delay.ts';
export { describeDevice } from './sign-in/device.rules.ts';
export { forceReset } from './sign-in/force-reset.ts';
export { hashPassword, isPasswordOf } from './sign-in/passwords.ts';
export { requirePassword } from './sign-in/require-password.ts';
export { identifyBot } from './telegram/identify-bot.ts';
export { editTelegramMessage } from './telegram/notifications/edit-message.ts';
export { notifyByTelegram } from './telegram/notifications/notify-by-telegram.ts';
export {
  type ChatButton,
  queueMessage as queueTelegramMessage,
} from './telegram/notifications/queue-message.ts';
export { sendTelegramTest } from './telegram/notifications/send-telegram-test.ts';
export type { ChatNeeds, OperatorChats } from './telegram/operator-chats.ts';
export { telegramJobs } from './telegram/telegram.jobs.ts';
export { cleanName, guessLanguage } from './telegram/telegram.rules.ts';
export { isTrc20Address } from './trc20-address.ts';
export { userJobs } from './users.jobs.ts';
export { userRoutes } from './users.routes.ts';
export { isEmail, normalizeEmail } from './users.rules.ts';
export {
  type Contact,
  clearCoupon,
  findContact,
  findUser,
  findUserByEmail,
  hasUsers,
  lockUser,
  rememberCampaign,
  setBlocked,
  updateUser,
} from './users.store.ts';

/** Precision of "last seen"; updating it more often would turn every call into a write. */
const SEEN_EVERY_MS = 60_000;

/** The session guard of all routes that do not check the session themselves. */
export function authenticateWith(platform: Pick<Platform, 'pool' | 'clock'>): Authenticate {
  return async (tokenHash) => {
    const now = platform.clock.now();
    const session = await findSession(platform.pool, tokenHash, now);
    if (session === undefined) return undefined;
    const { user_id: userId, impersonation_id: impersonationId } = session;
    // An impersonation session does not update "last seen" of the user.
    if (impersonationId !== null) return { userId, tokenHash, impersonationId };
    if (now.getTime() - session.last_seen_at.getTime() >= SEEN_EVERY_MS) {
      await touchSession(platform.pool, tokenHash, now);
    }
    return { userId, tokenHash };
  };
}
