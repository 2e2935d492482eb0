import {
  type ConsoleTicket,
  type listMergeTargets as listMergeTargetsRoute,
  ticketPriorities,
} from '@sesame/contract/console/tickets.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { recordOperatorEvent } from '../../../platform/operator-events/record-operator-event.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { findContact } from '../../users/index.ts';
import { addMessage } from '../messages/add-message.ts';
import { getQueuedTicket } from '../queue/get-queued-ticket.ts';
import { isOpen, stateAfterMerge } from '../tickets.rules.ts';
import type { TicketRow } from '../tickets.store.ts';
import {
  closeAsMerged,
  findFirstUnread,
  listTargets,
  lockTickets,
  moveMessages,
  updateTarget,
} from './merging.store.ts';

export function listMergeTargets(
  { db }: Pick<Platform, 'db'>,
  ticketId: string,
): Promise<AnswerOf<typeof listMergeTargetsRoute>> {
  return listTargets(db, ticketId);
}

/**
 * Moves the messages of an open ticket to another open one of the same buyer, in the order in which they were written,
 * and closes it with a line that leads there. Refuses `ticket_not_mergeable` for any other pair.
 */
export function mergeTicket(
  platform: TransactionalPlatform,
  { id, into }: { readonly id: string; readonly into: string },
  by: Actor,
): Promise<ConsoleTicket> {
  return inTransaction(platform.db, async (tx) => {
    const locked = await lockTickets(tx, [id, into]);
    const source = locked.find((ticket) => ticket.id === id);
    const target = locked.find((ticket) => ticket.id === into);
    if (source === undefined || target === undefined) refuse('not_found');
    const isSame = source.id === target.id || source.user_id !== target.user_id;
    if (isSame || !isOpen(source.state) || !isOpen(target.state)) refuse('ticket_not_mergeable');
    const state = stateAfterMerge(target.state, source.state);
    const firstUnread = await findFirstUnread(tx, [source, target]);
    const messages = await moveMessages(tx, { source, target });
    await updateTarget(tx, into, {
      ...mergedColumns({ source, target, firstUnread }),
      ...{ state, merged_at: platform.clock.now() },
    });
    await closeWithLine(tx, platform, { source, target }, by);
    await notifyOperators(tx, platform, { target, state });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'tickets.merge',
      subject: `ticket:${into}`,
      before: { state: target.state },
      after: { state, number: source.number, count: messages },
    });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'tickets.merge',
      subject: `ticket:${id}`,
      before: { state: source.state },
      after: { state: 'closed', moved_to: target.number, count: messages },
    });
    return getQueuedTicket(tx, into);
  });
}

interface Pair {
  readonly source: TicketRow;
  readonly target: TicketRow;
}

/** What the target repeats of its messages, and how it is handled: by the higher priority, and by an operator. */
function mergedColumns({
  source,
  target,
  firstUnread,
}: Pair & { readonly firstUnread: number | undefined }) {
  const { last_seq, last_at, last_sender, last_excerpt } =
    source.last_seq > target.last_seq ? source : target;
  const answers = [source.answer_seq, target.answer_seq].filter((seq) => seq !== null);
  return {
    ...{ last_seq, last_at, last_sender, last_excerpt },
    answer_seq: answers.length === 0 ? null : Math.max(...answers),
    // An unread answer of either ticket stays unread.
    read_seq:
      firstUnread === undefined ? Math.max(source.read_seq, target.read_seq) : firstUnread - 1,
    priority:
      ticketPriorities.findLast((one) => one === source.priority || one === target.priority) ??
      target.priority,
    assignee_id: target.assignee_id ?? source.assignee_id,
  };
}

/** The line is the only message that the source keeps. */
async function closeWithLine(
  tx: Executor,
  platform: TransactionalPlatform,
  { source, target }: Pair,
  { operator }: Actor,
): Promise<void> {
  const language = (await findContact(tx, source.user_id))?.language ?? 'en';
  const line = platform.mail.texts.page(language, 'ticketMergedInto', {
    number: String(target.number),
  });
  await addMessage(
    tx,
    platform,
    { ticket: source, closed: 'ticket_not_mergeable' },
    {
      id: undefined,
      content: `${line}: ${platform.publicUrl()}/help-ticket/${target.id}`,
      author: { sender: 'admin', operatorId: operator.id },
    },
  );
  await closeAsMerged(tx, { id: source.id, into: target.id });
}

/** The notification about the source counts as handled, because that is closed. */
async function notifyOperators(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  { target, state }: { readonly target: TicketRow; readonly state: TicketRow['state'] },
): Promise<void> {
  if (state !== 'waiting_operator' || target.state === 'new' || target.state === state) return;
  await recordOperatorEvent(tx, {
    kind: 'ticket_waiting',
    subject: `ticket:${target.id}`,
    detail: { number: String(target.number) },
    at: clock.now(),
  });
}
