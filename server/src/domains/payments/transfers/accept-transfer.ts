import type { OperatorTransfer } from '@sesame/contract/operator-transfers.ts';
import { violatedConstraint } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { needsSecondPerson } from '../../referrals/index.ts';
import { transferReport } from '../gateways/transfer.ts';
import { isSettled } from '../payments.rules.ts';
import type { PaymentRow } from '../payments.store.ts';
import { settlePayment } from '../settle-payment.ts';
import { getListedTransfer } from './list-transfers.ts';
import { decideReceipt } from './receipts.store.ts';
import { isSameSighting, type Sighting } from './transfers.rules.ts';
import {
  type ConfirmationRow,
  findConfirmation,
  lockTransfer,
  putConfirmation,
} from './transfers.store.ts';

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

export interface AcceptInput {
  readonly paymentId: string;
  readonly seen: Sighting;
  readonly reason: string;
  readonly by: DoneBy;
}

/**
 * An operator has seen money arrive for a transfer: it is settled with that sum as with any gateway's report, whether or
 * not its time is over. A large one waits until a second operator has said the same. What both said, the receipt that
 * announced it and the record of the act are written in the transaction that settles.
 */
export async function acceptTransfer(
  platform: Needs,
  input: AcceptInput,
): Promise<OperatorTransfer> {
  const { paymentId, seen } = input;
  try {
    const waits = await inTransaction(platform.db, (tx) => waitForAnother(tx, platform, input));
    if (!waits) {
      await settlePayment(platform, {
        paymentId,
        report: transferReport(paymentId, seen),
        alongside: (tx, outcome) => {
          if (outcome === 'nothing_to_do') refuse('transfer_moved');
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

/** Writes down what a first person has seen of a large transfer. @returns whether that is all for now */
async function waitForAnother(tx: Executor, platform: Needs, input: AcceptInput): Promise<boolean> {
  const payment = await lockTransfer(tx, input.paymentId);
  if (payment === undefined) refuse('not_found');
  if (isSettled(payment.state) || payment.state === 'review') refuse('transfer_moved');
  if (!(await needsTwo(tx, platform, payment, input.by))) return false;
  const before = await findConfirmation(tx, payment.id);
  if (before !== undefined && isSameSighting(sightingOf(before), input.seen)) {
    if (before.first_by === input.by.operator.id) refuse('transfer_needs_another');
    return false;
  }
  await writeDown(tx, platform, input, { first: undefined, settles: false });
  return true;
}

/** In the transaction that settles, with the payment locked: all that was read before is looked at once more. */
async function confirm(tx: Executor, platform: Needs, input: AcceptInput): Promise<void> {
  const payment = await lockTransfer(tx, input.paymentId);
  const before = await findConfirmation(tx, input.paymentId);
  if (payment === undefined || before?.settled_at) refuse('transfer_moved');
  const same = before !== undefined && isSameSighting(sightingOf(before), input.seen);
  if (await needsTwo(tx, platform, payment, input.by)) {
    if (!same || before.first_by === input.by.operator.id) refuse('transfer_needs_another');
  }
  await writeDown(tx, platform, input, { first: same ? before : undefined, settles: true });
}

function needsTwo(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  payment: PaymentRow,
  { operator }: DoneBy,
): Promise<boolean> {
  return needsSecondPerson(tx, {
    operatorId: operator.id,
    userId: payment.user_id,
    amountCents: payment.total_cents,
    since: payment.created_at,
    at: clock.now(),
  });
}

async function writeDown(
  tx: Executor,
  platform: Needs,
  { paymentId, seen, reason, by }: AcceptInput,
  { first, settles }: { first: ConfirmationRow | undefined; settles: boolean },
): Promise<void> {
  const at = platform.clock.now();
  const operatorId = by.operator.id;
  await putConfirmation(tx, {
    payment_id: paymentId,
    bank_reference: seen.bankReference,
    received_minor: seen.receivedMinor,
    currency: seen.currency,
    reason: first?.reason ?? reason,
    first_by: first?.first_by ?? operatorId,
    first_at: first?.first_at ?? at,
    settled_by: settles ? operatorId : null,
    settled_at: settles ? at : null,
  });
  if (settles) await decideReceipt(tx, paymentId, { decision: 'accepted', reason, operatorId, at });
  await recordAct(tx, platform, {
    ...by,
    action: settles ? 'transfers.accept' : 'transfers.see',
    subject: `payment:${paymentId}`,
    after: seen,
    reason,
  });
}

function sightingOf(row: ConfirmationRow): Sighting {
  return {
    bankReference: row.bank_reference,
    receivedMinor: row.received_minor,
    currency: row.currency,
  };
}
