import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const transferMessages = defineMessages({
  title: ['Bank transfers', 'Банковские переводы'],
  back: sharedTexts.allPayments,
  list: [
    'Transfers with a proof of payment to check, longest wait first',
    'Переводы с чеками на проверку, сначала самые давние',
  ],
  none: ['Nothing to check', 'Чеков на проверку нет'],
  noneHint: [
    'Proofs of payment that buyers send appear here.',
    'Здесь появятся чеки, которые присылают покупатели.',
  ],
  find: [
    'Find a transfer by its 9-digit reference',
    'Найти перевод по девяти цифрам из назначения',
  ],
  findDo: sharedTexts.find,
  digitsWrong: ['Nine digits', 'Девять цифр'],
  found: ['Transfers with this reference', 'Переводы с этими цифрами'],
  foundNone: ['No transfer has this reference', 'Переводов с такими цифрами нет'],
  all: ['Back to the list', 'К списку'],
  failed: ['Transfers could not be loaded', 'Не удалось загрузить переводы'],
  ordered: sharedTexts.ordered,
  reference: ['Reference', 'Код'],
  expected: ['Amount due', 'К оплате'],
  decide: ['Decision', 'Решение'],
  acceptTitle: ['Confirm the transfer', 'Подтвердить перевод'],
  acceptLead: [
    'Enter the amount received. If it covers the amount due, access is granted; if it is less, the payment is held for review.',
    'Укажите полученную сумму. Если её хватает, откроется доступ; если меньше, платёж уйдёт на проверку.',
  ],
  accepted: ['The transfer was recorded', 'Перевод записан'],
  received: ['Amount received', 'Полученная сумма'],
  currency: sharedTexts.currency,
  bankReference: ['Bank transaction ID', 'Номер операции в банке'],
  refuse: sharedTexts.reject,
  refuseTitle: ['Reject the proof of payment', 'Отклонить чек'],
  refuseLead: [
    'The buyer sees the reason and can send another proof.',
    'Покупатель увидит причину и сможет прислать другой чек.',
  ],
});
