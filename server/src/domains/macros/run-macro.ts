import type { runMacro as runRoute } from '@sesame/contract/console/macros.ts';
import type { ConsoleTicket } from '@sesame/contract/console/tickets.ts';
import { TICKET_TEXT_MAX } from '@sesame/contract/shared/limits.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { OperatorSession } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Done, RunIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../platform/platform.ts';
import { extendSubscriptionIn, hasLimitedDays, replaceCredentialIn } from '../access/index.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { gatewayRefundsOf, requestRefundIn } from '../payments/index.ts';
import {
  answerTicketIn,
  findAnswer,
  getQueuedTicket,
  lockTicket,
  moveTicketIn,
  prioritizeTicketIn,
  serializeConsoleMessage,
} from '../support/index.ts';
import { isActionPermitted, needsConfirmation } from './action-routes.ts';
import { findMacro, type MacroRow } from './macros.store.ts';
import { isWithoutTarget, type MacroPlan, planMacro } from './plan-macro.ts';

type Input = BodyOf<typeof runRoute> & { readonly ticketId: string; readonly macroId: string };
type ByOperator = Actor & {
  readonly operator: Pick<OperatorSession, 'id' | 'role' | 'isConfirmed'>;
};

/**
 * Runs the action of a macro and sends its answer in one transaction. Idempotent by message id. Refuses
 * `version_conflict` when the effect or the answer would differ from the preview.
 */
export async function runMacro(
  platform: Platform,
  once: RunIdempotent<typeof runRoute>,
  input: Input,
  by: ByOperator,
): Promise<Done> {
  const { macroId, target: targetId } = input;
  const macro = await findMacro(platform.db, macroId);
  if (macro === undefined || macro.archived_at !== null) refuse('not_found');
  if (!isActionPermitted(by.operator, macro.action)) refuse('forbidden');
  if (needsConfirmation(macro.action) && !by.operator.isConfirmed) refuse('confirmation_required');
  // Read before the transaction: the gateway may have to be initialized first.
  const able =
    macro.action?.kind === 'refund' && targetId !== undefined
      ? await gatewayRefundsOf(platform, targetId)
      : 'none';
  return once((inCall) => run(inCall, { ...input, macro, able }, by));
}

function run(
  platform: TransactionalPlatform,
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
    // Actions come last: their first audit event blocks the audit events of other operators until the commit.
    await runAction(tx, platform, { macro, plan, ticket, able }, by);
    const after = await getQueuedTicket(tx, ticketId);
    await recordAuditEvent(tx, platform, {
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
    return { ticket: after, message: serializeConsoleMessage(ticketId, message) };
  });
}

function requireSame(
  plan: MacroPlan,
  { macro, targetId, seen }: { macro: MacroRow; targetId: string | undefined; seen: string },
): void {
  if (plan.seen !== seen) refuse('version_conflict', { version: macro.version });
  // The target must be named: the default may be another one by now.
  if (macro.action !== null && !isWithoutTarget(macro.action) && targetId === undefined) {
    refuse('bad_request');
  }
  const [missing] = plan.missing;
  if (missing !== undefined) refuse('text_wrong', { placeholder: `{${missing}}` });
  if ([...plan.answer].length > TICKET_TEXT_MAX) refuse('text_wrong', { fault: 'too_long' });
}

/** Calls the operation that the manual action uses, with its own checks and its own audit event. */
async function runAction(
  tx: Executor,
  platform: TransactionalPlatform,
  {
    macro,
    plan: { target },
    ticket,
    able,
  }: { macro: MacroRow; plan: MacroPlan; ticket: ConsoleTicket; able: RefundAbility },
  by: ByOperator,
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
    const extension = {
      id: target.wire.id,
      days: action.days,
      expected_end: target.wire.at,
      reason,
      isLimited: hasLimitedDays(by.operator),
    };
    await extendSubscriptionIn(tx, platform, extension, by);
    return;
  }
  if (action.kind === 'replace') {
    return replaceCredentialIn(tx, platform, { subscriptionId: target.wire.id, reason }, by);
  }
  if (target.refund === undefined) throw new Error('refund target has no amount');
  const { amountCents, refundedCents } = target.refund;
  await requestRefundIn(tx, platform, {
    ...by,
    able,
    paymentId: target.wire.id,
    method: action.method,
    access: action.access,
    amount: action.percent === 100 ? 'all' : dollarsFromCents(amountCents),
    expectedRefunded: dollarsFromCents(refundedCents),
    // The preview, which the operator has confirmed, says both.
    revokesForPart: true,
    reason,
  });
}

type RefundAbility = Awaited<ReturnType<typeof gatewayRefundsOf>>;
