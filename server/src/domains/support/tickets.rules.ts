import { TICKET_REOPEN_S } from '@sesame/contract/shared/limits.ts';
import type { TicketState } from '@sesame/contract/shop/support.ts';

/**
 * All allowed state changes of a ticket. A trigger in the database enforces the same table. Nothing leads back to `new`
 * or out of `closed`.
 */
export const ticketTransitions: Readonly<Record<TicketState, readonly TicketState[]>> = {
  new: ['waiting_operator', 'waiting_user', 'on_hold', 'resolved', 'closed'],
  waiting_operator: ['waiting_user', 'on_hold', 'resolved', 'closed'],
  waiting_user: ['waiting_operator', 'on_hold', 'resolved', 'closed'],
  on_hold: ['waiting_operator', 'waiting_user', 'resolved', 'closed'],
  resolved: ['waiting_operator', 'waiting_user', 'closed'],
  closed: [],
};

/** Authors of messages that the buyer sees. */
export type PublicSender = 'user' | 'admin';

/** The state after a public message: waiting for the other side. */
export function stateAwaitedAfter(last: PublicSender): TicketState {
  return last === 'user' ? 'waiting_operator' : 'waiting_user';
}

/** The state after a public message. A new ticket stays new when its owner adds messages. */
export function stateAfterMessage(state: TicketState, sender: PublicSender): TicketState {
  return state === 'new' && sender === 'user' ? 'new' : stateAwaitedAfter(sender);
}

const isWaiting = (state: TicketState) => state === 'new' || state === 'waiting_operator';

/** Open tickets can be merged: those that still are a conversation. */
export function isOpen(state: TicketState): boolean {
  return state !== 'resolved' && state !== 'closed';
}

/**
 * The state of an open ticket after another one was merged into it. It waits for the shop if either did, also when a message of
 * support is the last one, so that no question drops out of the queue.
 */
export function stateAfterMerge(target: TicketState, source: TicketState): TicketState {
  if (target === 'new' && source === 'new') return 'new';
  if (isWaiting(target) || isWaiting(source)) return 'waiting_operator';
  return target === 'on_hold' || source === 'on_hold' ? 'on_hold' : 'waiting_user';
}

interface TicketStatus {
  readonly state: TicketState;
  readonly resolved_at: Date | null;
}

/** Until when a resolved ticket can be answered; null in every other state. */
export function replyDeadline({ resolved_at }: TicketStatus): Date | null {
  return resolved_at === null ? null : new Date(resolved_at.getTime() + TICKET_REOPEN_S * 1_000);
}

/** A resolved ticket takes messages until its deadline exactly, even if the job that closes it has not run yet. */
export function acceptsMessages(ticket: TicketStatus, now: Date): boolean {
  if (ticket.state === 'closed') return false;
  const until = replyDeadline(ticket);
  return until === null || now < until;
}

const EXCERPT_MAX = 140;

/** The beginning of a message, on one line. */
export function excerptOf(content: string): string {
  return [...content.trim().replace(/\s+/g, ' ')].slice(0, EXCERPT_MAX).join('');
}
