import { TICKET_REOPEN_S } from '@sesame/contract/limits.ts';
import type { TicketState } from '@sesame/contract/support.ts';

/**
 * Every move a ticket may make; the database holds the same table and refuses all others. Nothing leads back to `new`
 * and nothing out of `closed`.
 */
export const ticketMoves: Readonly<Record<TicketState, readonly TicketState[]>> = {
  new: ['waiting_operator', 'waiting_user', 'on_hold', 'resolved', 'closed'],
  waiting_operator: ['waiting_user', 'on_hold', 'resolved', 'closed'],
  waiting_user: ['waiting_operator', 'on_hold', 'resolved', 'closed'],
  on_hold: ['waiting_operator', 'waiting_user', 'resolved', 'closed'],
  resolved: ['waiting_operator', 'waiting_user', 'closed'],
  closed: [],
};

/** Who writes what the buyer sees. */
export type PublicSender = 'user' | 'admin';

/** Whoever wrote last waits for the other. */
export function stateAwaitedAfter(last: PublicSender): TicketState {
  return last === 'user' ? 'waiting_operator' : 'waiting_user';
}

/** What a public message makes of a ticket. One that nobody has taken up stays new whatever its owner adds. */
export function stateAfterMessage(state: TicketState, sender: PublicSender): TicketState {
  return state === 'new' && sender === 'user' ? 'new' : stateAwaitedAfter(sender);
}

interface Standing {
  readonly state: TicketState;
  readonly resolved_at: Date | null;
}

/** Until when a resolved ticket can be answered; null in every other state. */
export function replyUntil({ resolved_at }: Standing): Date | null {
  return resolved_at === null ? null : new Date(resolved_at.getTime() + TICKET_REOPEN_S * 1_000);
}

/** The end of a resolved ticket counts from its moment, whether or not the job that closes it has come by. */
export function takesMessages(ticket: Standing, now: Date): boolean {
  if (ticket.state === 'closed') return false;
  const until = replyUntil(ticket);
  return until === null || now < until;
}

const EXCERPT_MAX = 140;

/** The beginning of a message, on one line. */
export function excerptOf(content: string): string {
  return [...content.trim().replace(/\s+/g, ' ')].slice(0, EXCERPT_MAX).join('');
}
