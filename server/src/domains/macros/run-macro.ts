import { TICKET_TEXT_MAX } from '@sesame/contract/limits.ts';
import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { runMacro as runRoute } from '@sesame/contract/operator-macros.ts';
import type { OperatorTicket } from '@sesame/contract/operator-support.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Done, Once } from '../../platform/http/bind-once.ts';
import type { OperatorSession } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { InCall } from '../../platform/http/run-once.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { extendSubscriptionIn, reissueLinkIn } from '../access/index.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { gatewayRefundsOf, requestRefundIn } from '../payments/index.ts';
import {
  answerTicketIn,
  findAnswer,
  getQueuedTicket,
  lockTicket,
  moveTicketIn,
  operatorMessageOnWire,
  prioritizeTicketIn,
} from '../support/index.ts';
import { mayDo, needsConfirmation } from './action-routes.ts';
import { findMacro, type MacroRow } from './macros.store.ts';
import { isWithoutTarget, type MacroPlan, planMacro } from './plan-macro.ts';

type Input = BodyOf<typeof runRoute> & { readonly ticketId: string; readonly macroId: string };
type ByOperator = DoneBy & {
  readonly operator: Pick<OperatorSession, 'id' | 'role' | 'isConfirmed'>;
};

/**
 * Does what a macro does and sends its answer: both or neither, in one transaction. The id of the message makes twice once.
 * Refuses `changed_meanwhile` when it would do or say anything else than was seen.
 */
export async function runMacro(
  platform: Platform,
  once: Once<typeof runRoute>,
  input: Input,
  by: ByOperator,
): Promise<Done> {
  const { macroId, target: targetId } = input;
  const macro = await findMacro(platform.db, macroId);
  if (macro === undefined || macro.archived_at !== null) refuse('not_found');
  if (!mayDo(by.operator, macro.action)) refuse('forbidden');
  if (needsConfirmation(macro.action) && !by.operator.isConfirmed) refuse('confirmation_required');
  // Asked before the transaction: a gateway may have to be made ready.
  const able =
    macro.action?.kind === 'refund' && targetId !== undefined
      ? await gatewayRefundsOf(platform, targetId)
      : 'none';
  return once((inCall) => run(inCall, { ...input, macro, able }, by));
}

function run(
  platform: InCall,
  {
    macro,
    able,
    ticketId,
    id,
    target: targetId,
    seen,
  }: Input & { readonly macro: MacroRow; readonly able: RefundAbility },
  by: ByOperator,
) {
  return inTransaction(platform.db, async (tx) => {
    const locked = await lockTicket(tx, ticketId);
    if (locked === undefined) refuse('not_found');
    const ticket = await getQueuedTicket(tx, ticketId);
    const earlier = await findAnswer(tx, { ticketId, messageId: id, operatorId: by.operator.id });
    if (earlier !== undefined) return { ticket, message: earlier };
    const plan = await planMacro(tx, platform, { macro, ticket, targetId });
    requireSame(plan, { macro, targetId, seen });
    const answer = { id, content: plan.answer };
    const { message } = await answerTicketIn(tx, platform, locked, answer, by);
    // The acts come last: from the first of them on, other operators wait for this transaction.
    await act(tx, platform, { macro, plan, ticket, able }, by);
    const after = await getQueuedTicket(tx, ticketId);
    await recordAct(tx, platform, {
      ...by,
      action: 'tickets.macro',
      subject: `ticket:${ticketId}`,
      before: { state: ticket.state, priority: ticket.priority },
      after: {
        state: after.state,
        priority: after.priority,
        macro: macro.id,
        version: macro.version,
        effect: plan.effect,
        target: plan.target?.wire.id ?? null,
        message: id,
      },
    });
    return { ticket: after, message: operatorMessageOnWire(ticketId, message) };
  });
}

function requireSame(
  plan: MacroPlan,
  { macro, targetId, seen }: { macro: MacroRow; targetId: string | undefined; seen: string },
): void {
  if (plan.seen !== seen) refuse('changed_meanwhile', { version: macro.version });
  // What is acted upon is named, never guessed: the guess may be another one by now.
  if (macro.action !== null && !isWithoutTarget(macro.action) && targetId === undefined) {
    refuse('bad_request');
  }
  const [missing] = plan.missing;
  if (missing !== undefined) refuse('text_wrong', { placeholder: `{${missing}}` });
  if ([...plan.answer].length > TICKET_TEXT_MAX) refuse('text_wrong', { fault: 'too_long' });
}

/** Each is the operation that does the same by hand, with its own checks and its own act. */
async function act(
  tx: Executor,
  platform: InCall,
  {
    macro,
    plan: { target },
    ticket,
    able,
  }: { macro: MacroRow; plan: MacroPlan; ticket: OperatorTicket; able: RefundAbility },
  by: DoneBy,
): Promise<void> {
  const { action } = macro;
  const reason = `${macro.name} (macro, ticket ${ticket.number})`;
  if (isWithoutTarget(action)) {
    if (action.kind === 'priority') {
      return prioritizeTicketIn(
        tx,
        platform,
        { id: ticket.id, priority: action.priority, reason },
        by,
      );
    }
    return moveTicketIn(tx, platform, { id: ticket.id, move: action.kind, reason }, by);
  }
  if (action === null || target === undefined) return;
  if (action.kind === 'extend') {
    const extension = { id: target.wire.id, days: action.days, seen_end: target.wire.at, reason };
    await extendSubscriptionIn(tx, platform, extension, by);
    return;
  }
  if (action.kind === 'reissue') {
    return reissueLinkIn(tx, platform, { subscriptionId: target.wire.id, reason }, by);
  }
  if (target.refund === undefined) throw new Error('a payment without a sum to give back');
  const { amountCents, refundedCents } = target.refund;
  await requestRefundIn(tx, platform, {
    ...by,
    able,
    paymentId: target.wire.id,
    way: action.way,
    access: action.access,
    amount: action.percent === 100 ? 'all' : dollarsFromCents(amountCents),
    expectedRefunded: dollarsFromCents(refundedCents),
    reason,
  });
}

type RefundAbility = Awaited<ReturnType<typeof gatewayRefundsOf>>;
