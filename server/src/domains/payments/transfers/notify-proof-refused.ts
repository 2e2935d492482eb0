import { titleIn } from '@sesame/contract/shared/local-text.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { notifyUser } from '../../users/index.ts';
import { notificationKey } from '../notifications/notification-keys.ts';
import { proofRefusedMail } from '../notifications/proof-refused.mail.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import type { ProofRow } from './proofs.store.ts';

/**
 * Notifies the buyer that a proof of payment was rejected, once per proof and channel, in the transaction that decides
 * it.
 */
export async function notifyProofRefused(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  proof: ProofRow,
): Promise<void> {
  const reason = proof.decision_reason ?? '';
  await notifyUser(tx, platform, {
    key: notificationKey('proof-refused', payment.id, proof.id),
    userId: payment.user_id,
    kind: 'payment_received',
    text: (language) =>
      platform.mail.texts.bot(language, 'proofRefused', {
        product: titleIn(language, payment),
        reason,
        url: `${platform.publicUrl()}/buy-loading-cis?payment=${payment.id}`,
      }),
    mail: (shop, language) => proofRefusedMail(shop, language, { payment, reason }),
  });
}
