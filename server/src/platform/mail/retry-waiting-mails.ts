import { inTransaction } from '../db/transaction.ts';
import type { Platform } from '../platform.ts';
import { sendMails } from './create-mail-queue.ts';
import { hasMailsAwaitingServer, releaseMailsAwaitingServer } from './mails.store.ts';

/** Those behind wait for the next round. */
const AT_ONCE = 1_000;

/** Retries mails that could not reach the mail server as soon as it answers again, and not after their growing delays. */
export async function retryWaitingMails({
  db,
  jobs,
  mail,
}: Pick<Platform, 'db' | 'jobs' | 'mail'>): Promise<void> {
  if (!(await hasMailsAwaitingServer(db)) || !(await mail.isServerReachable())) return;
  await inTransaction(db, async (tx) => {
    const released = await releaseMailsAwaitingServer(tx, AT_ONCE);
    if (released.length > 0) await jobs.revive(tx, sendMails, released);
  });
}
