import { inTransaction } from '../../../platform/db/transaction.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { removeUnusedMedia } from '../avatar/remove-unused-media.ts';
import { endSessions } from '../end-sessions.ts';
import { endLoginDelay } from '../login-delay.ts';
import { clearTelegram } from '../telegram/telegram.store.ts';
import { lockUser } from '../users.store.ts';
import {
  anonymiseUser,
  blankSecurityEvents,
  deleteKeptAnswers,
  deleteMessagesTo,
  deleteOwnedRows,
  deleteTickets,
  findUsersToErase,
} from './erase.store.ts';

/** One round stays short; what is left waits for the next. */
const PER_ROUND = 50;

/**
 * Erases the accounts whose days of grace are over: nothing that leads to the person stays. What was bought stays,
 * by law and for the books, with a name made of the account's random id.
 */
export async function eraseAccounts(
  platform: Pick<Platform, 'db' | 'clock' | 'log' | 'storage'>,
): Promise<void> {
  const erased = await workThrough(platform, {
    job: 'erase-accounts',
    limit: PER_ROUND,
    find: (limit) => findUsersToErase(platform.db, platform.clock.now(), limit),
    idOf: (userId) => userId,
    work: async (userId) => {
      await inTransaction(platform.db, (tx) => erase(tx, userId, platform.clock.now()));
      platform.log.info({ user: userId }, 'account erased');
    },
  });
  if (erased > 0) await removeUnusedMedia(platform);
}

async function erase(tx: Executor, userId: string, now: Date): Promise<void> {
  const user = await lockUser(tx, userId);
  // Undone a moment ago, or erased by somebody else.
  if (user === undefined || user.deleted_at !== null) return;
  if (user.deletion_at === null || user.deletion_at > now) return;
  await endSessions(tx, userId);
  await endLoginDelay(tx, user.email);
  await deleteOwnedRows(tx, userId);
  await deleteTickets(tx, userId);
  await blankSecurityEvents(tx, userId);
  await deleteKeptAnswers(tx, userId);
  if (user.tg_id !== null) await deleteMessagesTo(tx, user.tg_id);
  await clearTelegram(tx, userId);
  await anonymiseUser(tx, userId, {
    name: `deleted-${userId.replaceAll('-', '').slice(-20)}`,
    now,
  });
}
