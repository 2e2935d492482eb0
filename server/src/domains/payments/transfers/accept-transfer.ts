import type { ConsoleTransfer } from '@sesame/contract/console/payments/transfers.ts';
import { violatedConstraint } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { isSecondOperatorNeeded } from '../../referrals/index.ts';
import { transferReport } from '../gateways/transfer/transfer.ts';
import { isSettled } from '../records/payments.rules.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { getListedTransfer } from './list-transfers.ts';
import { decideProof } from './proofs.store.ts';
import { isSameStatement, movedCents, type TransferStatement } from './transfers.rules.ts';
import {
  type ConfirmationRow,
  findConfirmation,
  lockTransfer,
  upsertConfirmation,
} from './transfers.store.ts';

export interface AcceptInput {
  readonly paymentId: string;
  readonly seen: TransferStatement;
  readonly reason: string;
  readonly by: Actor;
}

/**
 * An operator saw the money of a transfer arrive: it is settled with that amount like a gateway's report, even after
 * its deadline. A large transfer waits until a second operator has entered the same. The confirmation, the decision on
 * the proof of payment and the audit event are written in the transaction that settles.
 */
export async function acceptTransfer(
  platform: TransactionalPlatform,
  input: AcceptInput,
): Promise<ConsoleTransfer> {
  const { paymentId, seen } = input;
  try {
    const waits = await inTransaction(platform.db, (tx) =>
      waitForSecondOperator(tx, platform, input),
    );
    if (!waits) {
      await settlePayment(platform, {
        paymentId,
        report: transferReport(paymentId, seen),
        alongside: (tx, outcome) => {
          if (outcome === 'nothing_to_do') refuse('transfer_state_changed');
          return confirm(tx, platform, input);
        },
      });
    }
  } catch (error) {
    if (violatedConstraint(error) === 'transfer_confirmations_bank_reference_key') {
      refuse('bank_reference_used');
    }
    throw error;
  }
  return getListedTransfer(platform.db, paymentId);
}

/** Stores the first operator's confirmation of a large transfer. @returns whether a second one is needed */
async function waitForSecondOperator(
  tx: Executor,
  platform: TransactionalPlatform,
  input: AcceptInput,
): Promise<boolean> {
  const payment = await lockTransfer(tx, input.paymentId);
  if (payment === undefined) refuse('not_found');
  if (isSettled(payment.state) || payment.state === 'review') refuse('transfer_state_changed');
  if (!(await needsApproval(tx, platform, payment, input))) return false;
  const before = await findConfirmation(tx, payment.id);
  if (before !== undefined && isSameStatement(statementOf(before), input.seen)) {
    if (before.confirmed_by === input.by.operator.id) refuse('transfer_needs_second_operator');
    return false;
  }
  await saveConfirmation(tx, platform, input, { first: undefined, settles: false });
  return true;
}

/** Runs in the transaction that settles, with the payment locked, and repeats the checks. */
async function confirm(
  tx: Executor,
  platform: TransactionalPlatform,
  input: AcceptInput,
): Promise<void> {
  const payment = await lockTransfer(tx, input.paymentId);
  const before = await findConfirmation(tx, input.paymentId);
  if (payment === undefined || before?.settled_at) refuse('transfer_state_changed');
  const same = before !== undefined && isSameStatement(statementOf(before), input.seen);
  if (await needsApproval(tx, platform, payment, input)) {
    if (!same || before.confirmed_by === input.by.operator.id)
      refuse('transfer_needs_second_operator');
  }
  await saveConfirmation(tx, platform, input, { first: same ? before : undefined, settles: true });
}

function needsApproval(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  payment: PaymentRow,
  { by, seen }: AcceptInput,
): Promise<boolean> {
  return isSecondOperatorNeeded(tx, {
    operatorId: by.operator.id,
    userId: payment.user_id,
    amountCents: movedCents(payment, seen),
    since: payment.created_at,
    at: clock.now(),
  });
}

async function saveConfirmation(
  tx: Executor,
  platform: TransactionalPlatform,
  { paymentId, seen, reason, by }: AcceptInput,
  { first, settles }: { first: ConfirmationRow | undefined; settles: boolean },
): Promise<void> {
  const at = platform.clock.now();
  const operatorId = by.operator.id;
  await upsertConfirmation(tx, {
    payment_id: paymentId,
    bank_reference: seen.bankReference,
    received_minor: seen.receivedMinor,
    currency: seen.currency,
    reason: first?.reason ?? reason,
    confirmed_by: first?.confirmed_by ?? operatorId,
    confirmed_at: first?.confirmed_at ?? at,
    settled_by: settles ? operatorId : null,
    settled_at: settles ? at : null,
  });
  if (settles) await decideProof(tx, paymentId, { decision: 'accepted', reason, operatorId, at });
  await recordAuditEvent(tx, platform, {
    ...by,
    action: settles ? 'transfers.accept' : 'transfers.see',
    subject: `payment:${paymentId}`,
    after: seen,
    reason,
  });
}

function statementOf(row: ConfirmationRow): TransferStatement {
  return {
    bankReference: row.bank_reference,
    receivedMinor: row.received_minor,
    currency: row.currency,
  };
}
