import type { ConsoleTransfer } from '@sesame/contract/console/payments/transfers.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { changePayment, lockPayment } from '../records/payments.store.ts';
import { getListedTransfer } from './list-transfers.ts';
import { notifyProofRefused } from './notify-proof-refused.ts';
import { decideProof, findProof } from './proofs.store.ts';
import { deleteWaitingConfirmation } from './transfers.store.ts';

export interface RefuseInput {
  readonly proofId: string;
  readonly reason: string;
  readonly by: Actor;
}

/** Rejects a proof of payment: the buyer is notified of the reason, and the deadline of an open payment is extended. */
export function refuseProof(
  platform: TransactionalPlatform,
  { proofId, reason, by }: RefuseInput,
): Promise<ConsoleTransfer> {
  return inTransaction(platform.db, async (tx) => {
    const proof = await findProof(tx, proofId);
    if (proof === undefined) refuse('not_found');
    // Lock order: payments before the records that belong to them.
    const payment = await lockPayment(tx, proof.payment_id);
    if (payment === undefined) refuse('not_found');
    const at = platform.clock.now();
    const decided = await decideProof(tx, payment.id, {
      decision: 'refused',
      reason,
      operatorId: by.operator.id,
      at,
    });
    // The waiting proof may be newer than the one the operator looked at.
    if (decided?.id !== proofId) refuse('transfer_state_changed');
    await deleteWaitingConfirmation(tx, payment.id);
    const { transfer_hours: hours } = platform.config.shop().limits;
    const until = new Date(at.getTime() + hours * 3_600_000);
    const changed = await changePayment(
      tx,
      payment.id,
      { expires_at: payment.state === 'pending' ? until : payment.expires_at },
      { kind: 'proof_refused', detail: { proof: proofId, reason }, at },
    );
    await notifyProofRefused(tx, platform, changed, decided);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'transfers.refuse',
      subject: `payment:${payment.id}`,
      after: { proof: proofId },
      reason,
    });
    return getListedTransfer(tx, payment.id);
  });
}
