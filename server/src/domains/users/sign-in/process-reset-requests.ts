import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { RESET_LINK_LIFETIME_S, RESET_MAILS_PER_HOUR } from '@sesame/contract/shared/limits.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Attempt } from '../../../platform/jobs/jobs.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { resetPasswordMail } from '../mails/reset-password.mail.ts';
import { issueToken } from '../registration/one-time-token.ts';
import { findUserByEmail, lockUser, type UserRow } from '../users.store.ts';
import { deleteResetRequest, type ResetRequestRow } from './reset-requests.store.ts';

/** Few attempts: the user can request another link. */
export const processResetRequests = defineQueue<{ readonly request: string }>(
  'process-reset-requests',
  { retries: 3, firstRetryS: 5 },
);

/** Handles a stored reset request: mails a reset link if the address has an account. */
export async function processResetRequest(
  platform: TransactionalPlatform,
  id: string,
  { isLast }: Pick<Attempt, 'isLast'>,
): Promise<void> {
  try {
    await inTransaction(platform.db, async (tx) => {
      const request = await deleteResetRequest(tx, id);
      if (request !== undefined) await answer(tx, platform, request);
    });
  } catch (error) {
    // The address is not kept for a request that cannot be handled.
    if (isLast) await deleteResetRequest(platform.db, id);
    throw error;
  }
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
      { userId: user.id },
      'reset mail not sent: hourly limit of the account reached',
    );
    return;
  }
  const token = await issueToken(tx, platform, {
    kind: 'reset_password',
    userId: user.id,
    lifetimeS: RESET_LINK_LIFETIME_S,
    data: { email: user.email },
  });
  await platform.mail.queue(tx, {
    key: `${keyPrefix}${platform.ids.uuid()}`,
    to: user.email,
    language: user.language,
    mail: resetPasswordMail(shopOf(platform), user.language, token),
  });
}
