import type {
  noteOnTicket as noteOnTicketRoute,
  OperatorMessage,
  replyToTicket as replyToTicketRoute,
} from '@sesame/contract/operator-support.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { type AddedMessage, addMessage } from './add-message.ts';
import { operatorMessageOnWire } from './message-on-wire.ts';
import { hasLaterAnswer } from './messages.store.ts';
import { tellAnswered } from './tell-answered.ts';
import { stateAfterMessage } from './tickets.rules.ts';
import { lockTicket, setAssignee, type TicketRow } from './tickets.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>;

/**
 * Answers the owner of a ticket and tells them. Whoever answers one that is nobody's has it. Refuses `ticket_moved` when
 * it is closed by now. What was said is not in the record of acts: it goes when its owner is erased.
 */
export function replyToTicket(
  platform: Needs,
  ticketId: string,
  answer: BodyOf<typeof replyToTicketRoute>,
  by: DoneBy,
): Promise<OperatorMessage> {
  return inTransaction(platform.db, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (ticket === undefined) refuse('not_found');
    const { message, isNew } = await answerTicketIn(tx, platform, ticket, answer, by);
    if (isNew) {
      await recordAct(tx, platform, {
        ...by,
        action: 'tickets.reply',
        subject: `ticket:${ticketId}`,
        before: { state: ticket.state },
        after: { state: stateAfterMessage(ticket.state, 'admin'), message: message.id },
      });
    }
    return operatorMessageOnWire(ticketId, message);
  });
}

/**
 * Writes an answer into a ticket that is locked and tells its owner; the act is the caller's.
 * Refuses `changed_meanwhile` when another operator has answered what this one had not seen answered.
 */
export async function answerTicketIn(
  tx: Executor,
  platform: Omit<Needs, 'db'>,
  ticket: TicketRow,
  { id, content, attachments, seen }: BodyOf<typeof replyToTicketRoute>,
  { operator }: Pick<DoneBy, 'operator'>,
): Promise<AddedMessage> {
  const added = await addMessage(
    tx,
    platform,
    { ticket, closed: 'ticket_moved' },
    { id, content, attachments, author: { sender: 'admin', operatorId: operator.id } },
  );
  if (!added.isNew) return added;
  if (seen !== undefined) {
    const answer = { ticketId: ticket.id, after: seen, exceptOf: operator.id };
    if (await hasLaterAnswer(tx, answer)) refuse('changed_meanwhile');
  }
  if (ticket.assignee_id === null) await setAssignee(tx, ticket.id, operator.id);
  await tellAnswered(tx, platform, ticket, added.message.id);
  return added;
}

/** Leaves a note that only operators see, in a closed ticket too. */
export function noteOnTicket(
  platform: Pick<Platform, 'db' | 'clock' | 'ids'>,
  ticketId: string,
  { id, content }: BodyOf<typeof noteOnTicketRoute>,
  by: DoneBy,
): Promise<OperatorMessage> {
  return inTransaction(platform.db, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (ticket === undefined) refuse('not_found');
    const { message, isNew } = await addMessage(
      tx,
      platform,
      { ticket, closed: 'ticket_moved' },
      { id, content, author: { sender: 'note', operatorId: by.operator.id } },
    );
    if (isNew) {
      await recordAct(tx, platform, {
        ...by,
        action: 'tickets.note',
        subject: `ticket:${ticketId}`,
        after: { message: message.id },
      });
    }
    return operatorMessageOnWire(ticketId, message);
  });
}
