import { TRANSFER_PROOF_S } from '@sesame/contract/shared/limits.ts';
import { violatedConstraint } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { reencodeDocument } from '../../../platform/files/reencode-document.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { changePayment } from '../records/payments.store.ts';
import { findProofs, insertProof, markProofStored } from './proofs.store.ts';
import { proofsLeft } from './transfers.rules.ts';
import { lockOwnTransfer } from './transfers.store.ts';

export interface SubmittedProof {
  readonly userId: string;
  readonly paymentId: string;
  readonly bytes: Buffer;
}

const ENDINGS = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;

/**
 * Stores a proof of payment for the buyer's own transfer. From then on the payment waits for the decision of an
 * operator instead of its deadline. The row is inserted before the file is stored and marked as complete afterwards, so
 * that `removeProofs` finds uploads that a crash interrupted.
 */
export async function submitProof(platform: Platform, proof: SubmittedProof): Promise<void> {
  const { clock, db, ids, storage } = platform;
  // Checks the owner and the state of the transfer before the file is decoded.
  await inTransaction(db, (tx) => requireRoom(tx, platform, proof));
  const { bytes, type } = await reencodeDocument(proof.bytes);
  const id = ids.uuid();
  const random = Buffer.from(ids.token(), 'base64url').toString('hex').slice(0, 32);
  const file = `proof-${random}.${ENDINGS[type]}`;
  await insertProof(db, {
    id,
    payment_id: proof.paymentId,
    file,
    content_type: type,
    bytes: bytes.length,
    created_at: clock.now(),
    stored_at: null,
    decision: null,
    decided_at: null,
    decided_by: null,
    decision_reason: null,
  });
  await storage.put(file, bytes, type).catch((cause: unknown) => {
    throw new Refusal('unavailable', { retryAfterS: 5, cause });
  });
  await platform.failpoint('proof_stored');
  try {
    await inTransaction(db, (tx) => waitForDecision(tx, platform, proof, id));
  } catch (error) {
    if (violatedConstraint(error) === 'transfer_proofs_one_open') refuse('proof_waiting');
    throw error;
  }
}

async function waitForDecision(
  tx: Executor,
  platform: Platform,
  proof: SubmittedProof,
  id: string,
): Promise<void> {
  const payment = await requireRoom(tx, platform, proof);
  const at = platform.clock.now();
  await markProofStored(tx, id, at);
  const until = new Date(at.getTime() + TRANSFER_PROOF_S * 1_000);
  await changePayment(
    tx,
    payment.id,
    { expires_at: payment.state === 'pending' ? until : payment.expires_at },
    { kind: 'proof_sent', detail: { proof: id }, at },
  );
}

/** Locks the transfer and checks that another proof of payment can be sent. */
async function requireRoom(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  { userId, paymentId }: SubmittedProof,
) {
  const payment = await lockOwnTransfer(tx, userId, paymentId);
  if (payment === undefined) refuse('not_found');
  const proofs = await findProofs(tx, paymentId);
  const [last] = proofs;
  if (last?.decision === null) refuse('proof_waiting');
  const dates = { createdAt: payment.created_at, expiresAt: payment.expires_at };
  const counted = { sent: proofs.length, last: last?.decision ?? null };
  const left = proofsLeft({ state: payment.state, ...dates }, counted, clock.now());
  if (left > 0) return payment;
  // Distinguishes the two refusals: with no proof sent, would one be accepted?
  const acceptsAny =
    proofsLeft({ state: payment.state, ...dates }, { ...counted, sent: 0 }, clock.now()) > 0;
  refuse(acceptsAny ? 'proof_limit_reached' : 'transfer_state_changed');
}
