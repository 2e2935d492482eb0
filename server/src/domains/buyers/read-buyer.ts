import type { ConsoleBuyer } from '@sesame/contract/console/buyers.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUser, listSessions } from '../users/index.ts';
import {
  countsOf,
  findAccountOf,
  listInvitedBy,
  listPaymentsOf,
  listSubscriptionsOf,
  listTicketsOf,
} from './buyers.store.ts';
import { telegramName } from './telegram-name.rules.ts';

/** Matches no token, so that no session of the buyer is reported as current. */
const NO_TOKEN = Buffer.alloc(0);

/** One buyer with the data shown to operators; a deleted buyer with what is left of it. */
export async function readBuyer(
  platform: Pick<Platform, 'db' | 'clock'>,
  id: string,
): Promise<ConsoleBuyer> {
  const { db } = platform;
  const user = await findUser(db, id);
  if (user === undefined) refuse('not_found');
  const now = platform.clock.now();
  const [account, sessions, subscriptions, payments, tickets, invited, counts] = await Promise.all([
    findAccountOf(db, id),
    listSessions(platform, { userId: id, tokenHash: NO_TOKEN }),
    listSubscriptionsOf(db, id, now),
    listPaymentsOf(db, id),
    listTicketsOf(db, id),
    listInvitedBy(db, id),
    countsOf(db, id),
  ]);
  return {
    id,
    username: user.username,
    email: user.email,
    confirmed_at: user.email_confirmed_at?.toISOString() ?? null,
    has_password: user.password_hash !== null,
    has_google: account.has_google,
    second_factor: account.second_factor,
    telegram_name: telegramName(user),
    telegram_notifications: user.tg_notifications,
    image: user.image_url,
    language: user.language,
    created_at: user.created_at.toISOString(),
    last_seen_at: account.last_seen_at?.toISOString() ?? null,
    invited_by:
      account.inviter_id === null
        ? null
        : { id: account.inviter_id, username: account.inviter_name ?? '' },
    campaign: user.campaign,
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
      title_ru: row.title_ru,
      created_at: row.created_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      state: row.state,
    })),
    payments: payments.map((row) => ({
      id: row.id,
      number: row.number,
      created_at: row.created_at.toISOString(),
      title: row.title,
      title_ru: row.title_ru,
      total: dollarsFromCents(row.total_cents),
      refunded: dollarsFromCents(row.refunded_cents),
      state: row.shown_state,
    })),
    tickets: tickets.map(({ last_at: at, ...row }) => ({ ...row, updated_at: at.toISOString() })),
    invited: invited.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    counts,
  };
}
