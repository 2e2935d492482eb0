import { defineMessages } from '../../../i18n/define-messages.ts';
import { words } from '../names/words.ts';

export const transferProofMessages = defineMessages({
  proofs: ['Proofs of payment', 'Чеки'],
  waitsForApproval: words.waitingForApproval,
  confirmedBy: ['{sum} confirmed by {by}', '{sum} — подтверждает {by}'],
  proofDownload: ['Download proof, {size}', 'Скачать чек, {size}'],
  proofAccepted: ['Accepted', 'Принят'],
  proofRejected: ['Rejected', 'Отклонён'],
  noProof: ['No proof', 'Чека нет'],
});
