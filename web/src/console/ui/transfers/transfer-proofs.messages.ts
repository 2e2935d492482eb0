import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../names/section-texts.ts';

export const transferProofMessages = defineMessages({
  proofs: ['Proofs of payment', 'Чеки'],
  waitsForApproval: sharedTexts.waitingForApproval,
  confirmedBy: ['{sum} confirmed by {by}', '{sum} — подтверждает {by}'],
  proofDownload: ['Download proof, {size}', 'Скачать чек, {size}'],
  proofAccepted: ['Accepted', 'Принят'],
  proofRejected: ['Rejected', 'Отклонён'],
  noProof: ['No proof', 'Чека нет'],
});
