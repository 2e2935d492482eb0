import { defineMessages } from '../../../../i18n/define-messages.ts';
import { sharedTexts } from '../../../ui/names/section-texts.ts';

export const paymentGiftMessages = defineMessages({
  gift: ['Gift', 'Подарок'],
  codeEnds: sharedTexts.codeEndsIn,
  claimedAt: ['Redeemed', 'Активирован'],
  claimedBy: sharedTexts.redeemedBy,
  credit: ['Credit on the balance', 'Зачислено на баланс'],
  endedAt: ['Ended', 'Закрыт'],
  revokedBy: ['Revoked by', 'Кто отозвал'],
  revoke: sharedTexts.revokeGift,
  revokeTitle: sharedTexts.revokeGift,
  revokeLead: [
    'The code stops working at once, and the buyer is emailed. What was paid is {amount}.',
    'Код сразу перестанет действовать, покупатель получит письмо. Оплачено {amount}.',
  ],
  money: ['The money', 'Деньги'],
  toGateway: ['Refund the way it was paid', 'Вернуть тем же способом, через шлюз'],
  toBalance: ['Refund to the buyer’s balance', 'Вернуть на баланс покупателя'],
  toRecord: ['Only record (already refunded elsewhere)', 'Только записать (уже возвращено)'],
  keepIt: ['Keep it, without a refund', 'Оставить, без возврата'],
  keepDisputed: [
    'The payment is disputed, so the bank decides about the money.',
    'Платёж оспорен: о деньгах решает банк.',
  ],
});
