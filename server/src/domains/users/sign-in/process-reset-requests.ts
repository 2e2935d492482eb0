import { RESET_LINK_LIFE_S, RESET_MAILS_PER_HOUR } from '@sesame/contract/shared/limits.ts';
import { isDatabaseUnavailable } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { resetPasswordMail } from '../mails/reset-password.mail.ts';
import { issueToken } from '../registration/one-time-token.ts';
import { findUserByEmail, lockUser, type UserRow } from '../users.store.ts';
import {
  claimResetRequest,
  deleteResetRequest,
  type ResetRequestRow,
} from './reset-requests.store.ts';

/** Requests handled per run of the job; the rest wait for the next run. */
const PER_ROUND = 200;
const HOUR_MS = 60 * 60 * 1_000;

/** Handles stored reset requests, one transaction each: mails a reset link if the address has an account. */
export async function processResetRequests(platform: TransactionalPlatform): Promise<void> {
  for (let answered = 0; answered < PER_ROUND; answered++) {
    if (!(await answerOldest(platform))) return;
  }
}

/** @returns false when no request is left */
async function answerOldest(platform: TransactionalPlatform): Promise<boolean> {
  let request: ResetRequestRow | undefined;
  try {
    await inTransaction(platform.db, async (tx) => {
      request = await claimResetRequest(tx);
      if (request !== undefined) await answer(tx, platform, request);
    });
  } catch (error) {
    if (request === undefined || isDatabaseUnavailable(error)) throw error;
    // Delete it: as the oldest request it would block all later ones. The user can request another link.
    platform.log.error({ err: error, request: request.id }, 'reset request dropped');
    await deleteResetRequest(platform.db, request.id);
  }
  return request !== undefined;
}

async function answer(
  tx: Executor,
  platform: TransactionalPlatform,
  request: ResetRequestRow,
): Promise<void> {
  const email = platform.sealer.open(request.email, `reset request ${request.id}`);
  const user = await findUserByEmail(tx, email);
  if (user !== undefined) await mailLink(tx, platform, user);
}

async function mailLink(
  tx: Executor,
  platform: TransactionalPlatform,
  user: UserRow,
): Promise<void> {
  // Lock the user so that concurrent requests count each other's mails.
  await lockUser(tx, user.id);
  const now = platform.clock.now();
  const keyPrefix = `reset-password:${user.id}:`;
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await platform.mail.countSince(tx, keyPrefix, since)) >= RESET_MAILS_PER_HOUR) {
    platform.log.info(
      { user: user.id },
      'reset mail not sent: hourly limit of the account reached',
    );
    return;
  }
  const token = await issueToken(tx, platform, {
    kind: 'reset_password',
    userId: user.id,
    lifeS: RESET_LINK_LIFE_S,
    data: { email: user.email },
  });
  await platform.mail.queue(tx, {
    key: `${keyPrefix}${platform.ids.uuid()}`,
    to: user.email,
    language: user.language,
    mail: resetPasswordMail(shopOf(platform), user.language, token),
  });
}
