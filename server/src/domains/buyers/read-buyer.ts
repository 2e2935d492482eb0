import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { OperatorBuyer } from '@sesame/contract/operator-buyers.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUser, listSessions } from '../users/index.ts';
import { countsOf, listPaymentsOf, listSubscriptionsOf } from './buyers.store.ts';
import { telegramName } from './telegram-name.rules.ts';

/** Of no token at all: no session of the buyer is the operator's own. */
const NO_TOKEN = Buffer.alloc(0);

/** One buyer with what an operator decides by; a deleted one as far as they are still known. */
export async function readBuyer(
  platform: Pick<Platform, 'db' | 'clock'>,
  id: string,
): Promise<OperatorBuyer> {
  const { db } = platform;
  const user = await findUser(db, id);
  if (user === undefined) refuse('not_found');
  const now = platform.clock.now();
  const [sessions, subscriptions, payments, counts] = await Promise.all([
    listSessions(platform, { userId: id, tokenHash: NO_TOKEN }),
    listSubscriptionsOf(db, id),
    listPaymentsOf(db, id),
    countsOf(db, id),
  ]);
  return {
    id,
    username: user.username,
    email: user.email,
    confirmed_at: user.email_confirmed_at?.toISOString() ?? null,
    telegram_name: telegramName(user),
    image: user.image_url,
    language: user.language,
    created_at: user.created_at.toISOString(),
    deletion_at: user.deletion_at?.toISOString() ?? null,
    deleted_at: user.deleted_at?.toISOString() ?? null,
    blocked: user.blocked_at && {
      at: user.blocked_at.toISOString(),
      reason: user.blocked_reason ?? '',
    },
    sessions: sessions.map(({ current: _never, ...session }) => session),
    subscriptions: subscriptions.map((row) => ({
      id: row.id,
      product_id: row.product_id,
      title: row.title,
      created_at: row.created_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      running: row.ends_at > now,
    })),
    payments: payments.map((row) => ({
      id: row.id,
      created_at: row.created_at.toISOString(),
      title: row.title,
      total: dollarsFromCents(row.total_cents),
      state: row.state,
    })),
    counts,
  };
}
