import type { BuyerOfTicket } from '@sesame/contract/console/tickets.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { productCards } from '../../catalogue/index.ts';
import {
  findOwnerOfTicket,
  listLatestPayments,
  listLatestSubscriptions,
  listOtherTickets,
} from './buyer-of-ticket.store.ts';

/**
 * The panel beside a conversation: the owner's latest payments, subscriptions and other tickets, and their referrals.
 */
export async function readBuyerOfTicket(
  platform: TransactionalPlatform,
  ticketId: string,
): Promise<BuyerOfTicket> {
  const { db } = platform;
  const owner = await findOwnerOfTicket(db, ticketId);
  if (owner === undefined) refuse('not_found');
  const userId = owner.id;
  const now = platform.clock.now();
  const [payments, subscriptions, tickets, cards] = await Promise.all([
    listLatestPayments(db, userId),
    listLatestSubscriptions(db, userId, now),
    listOtherTickets(db, { userId, ticketId }),
    productCards(platform),
  ]);
  const picturesOf = (productId: number) => [...(cards.get(productId)?.pictures ?? [])];
  return {
    language: owner.language,
    registered_at: owner.created_at.toISOString(),
    confirmed: owner.email_confirmed_at !== null,
    blocked: owner.blocked_at !== null,
    payments: payments.map((row) => ({
      id: row.id,
      number: row.number,
      created_at: row.created_at.toISOString(),
      product_id: row.product_id,
      title: row.title,
      title_ru: row.title_ru,
      pictures: picturesOf(row.product_id),
      total: dollarsFromCents(row.total_cents),
      refunded: dollarsFromCents(row.refunded_cents),
      state: row.shown_state,
    })),
    subscriptions: subscriptions.map((row) => ({
      id: row.id,
      product_id: row.product_id,
      title: row.title,
      title_ru: row.title_ru,
      pictures: picturesOf(row.product_id),
      ends_at: row.ends_at.toISOString(),
      state: row.state,
    })),
    tickets: tickets.map((row) => ({
      id: row.id,
      number: row.number,
      title: row.title,
      state: row.state,
      updated_at: row.last_at.toISOString(),
    })),
    referral: {
      inviter:
        owner.inviter_id === null || owner.inviter_name === null
          ? null
          : { id: owner.inviter_id, username: owner.inviter_name },
      invited: owner.invited,
      earned: dollarsFromCents(owner.earned_cents),
      available: dollarsFromCents(owner.available_cents),
    },
  };
}
