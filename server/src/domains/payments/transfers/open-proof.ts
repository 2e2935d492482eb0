import { inTransaction } from '../../../platform/db/transaction.ts';
import { FileAnswer } from '../../../platform/http/answers.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { transferReference } from '../gateways/transfer/transfer.ts';
import { findProof } from './proofs.store.ts';

const ENDINGS = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;

/**
 * The file of a proof of payment. Opening it is recorded in the audit log, because it shows the sender and their bank.
 */
export async function openProof(
  platform: Pick<Platform, 'db' | 'clock' | 'storage'>,
  proofId: string,
  by: Actor,
): Promise<FileAnswer> {
  const proof = await findProof(platform.db, proofId);
  if (proof === undefined || proof.file === '') refuse('not_found');
  const bytes = await platform.storage.get(proof.file).catch((cause: unknown) => {
    throw new Refusal('unavailable', { retryAfterS: 5, cause });
  });
  if (bytes === undefined) refuse('not_found');
  await inTransaction(platform.db, (tx) =>
    recordAuditEvent(tx, platform, {
      ...by,
      action: 'transfers.open_proof',
      subject: `payment:${proof.payment_id}`,
      after: { proof: proofId },
    }),
  );
  const type = proof.content_type;
  const name = `proof-${transferReference(proof.payment_id)}.${ENDINGS[type]}`;
  return new FileAnswer({ body: bytes, type, name });
}
