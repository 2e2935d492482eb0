import { discardMailsNamed } from '../../../platform/mail/mails.store.ts';
import type { Executor } from '../../../platform/platform.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { clearSignInDelay } from '../sign-in/delay/sign-in-delay.ts';
import { clearTelegram } from '../telegram/telegram.store.ts';
import type { UserRow } from '../users.store.ts';
import {
  anonymizeUser,
  blankSecurityEvents,
  deleteMessagesTo,
  deleteOwnedRows,
  deleteStoredResponses,
  deleteTickets,
  pausePersonalCodes,
} from './erase.store.ts';

/** Erases one account, whose row is locked. Purchases are kept under a pseudonym that identifies no person. */
export async function eraseAccount(tx: Executor, user: UserRow, now: Date): Promise<void> {
  const { id: userId } = user;
  await endSessions(tx, userId);
  await clearSignInDelay(tx, user.email);
  await deleteOwnedRows(tx, userId);
  await deleteTickets(tx, userId);
  await pausePersonalCodes(tx, userId);
  await blankSecurityEvents(tx, userId);
  await deleteStoredResponses(tx, userId);
  // Unsent cards of gifts have the addresses of other persons.
  await discardMailsNamed(tx, `gift-card:${userId}:`, now);
  if (user.tg_id !== null) await deleteMessagesTo(tx, user.tg_id);
  await clearTelegram(tx, userId);
  await anonymizeUser(tx, userId, {
    name: `deleted-${userId.replaceAll('-', '').slice(-20)}`,
    now,
  });
}
