import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findInviter, hasSessionFrom } from '../../users/index.ts';
import { isFirstToday } from './is-first-today.ts';
import { countReferralVisit } from './referral-visits.store.ts';
import type { Visitor } from './visitor.ts';
import { dayOf, isBot } from './visitors.rules.ts';

/**
 * Counts a visit by a partner's link, once per visitor and day, without bots, unknown codes and the partner's own
 * browser. No money depends on it.
 */
export async function visitReferral(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  code: string,
  { ipPrefix, userAgent }: Visitor,
): Promise<void> {
  if (isBot(userAgent)) return;
  const userId = await findInviter(platform.db, code);
  if (userId === undefined) return;
  if (await hasSessionFrom(platform.db, userId, { ipPrefix, userAgent })) return;
  await inTransaction(platform.db, async (tx) => {
    if (!(await isFirstToday(tx, platform, 'referral', userId, ipPrefix, userAgent))) return;
    await countReferralVisit(tx, { userId, day: dayOf(platform.clock.now()) });
  });
}
