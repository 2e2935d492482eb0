import { defineMessages } from '../../../../i18n/define-messages.ts';
import { sharedTexts } from '../../../ui/names/section-texts.ts';

export const disputeMessages = defineMessages({
  dispute: sharedTexts.dispute,
  inquiry: ['Inquiry by the bank', 'Запрос банка'],
  inquiryHint: [
    'No money has been taken yet. A good answer, or a refund, prevents a dispute.',
    'Деньги пока не списаны. Убедительный ответ или возврат предотвратит спор.',
  ],
  advice: ['What helps', 'Что поможет'],
  amount: ['Disputed', 'Оспорено'],
  due: ['Answer by', 'Ответить до'],
  opened: ['Opened', 'Открыт'],
  gatewayStatus: ['Gateway status', 'Статус в\u00a0шлюзе'],
  reference: ['Dispute ID', 'ID спора'],
  state_needs_answer: ['Waits for your answer', 'Ждёт вашего ответа'],
  state_under_review: ['Under review by the bank', 'Рассматривается банком'],
  state_won: ['Won', 'Выигран'],
  state_lost: ['Lost', 'Проигран'],
  state_closed: ['Closed', 'Закрыт'],
  reason_fraudulent: [
    'The owner of the card says that they did not make the payment',
    'Владелец карты говорит, что не совершал этот платёж',
  ],
  reason_unrecognized: [
    'The buyer does not recognize the payment on the statement',
    'Покупатель не узнаёт платёж в выписке',
  ],
  reason_not_received: [
    'The buyer says that they did not get access',
    'Покупатель говорит, что не получил доступ',
  ],
  reason_not_as_described: [
    'The buyer says that the product is not as described or does not work',
    'Покупатель говорит, что товар не такой, как обещано, или не работает',
  ],
  reason_not_refunded: [
    'The buyer says that a promised refund did not arrive',
    'Покупатель говорит, что обещанный возврат не пришёл',
  ],
  reason_duplicate: [
    'The buyer says that they were charged twice',
    'Покупатель говорит, что с него списали дважды',
  ],
  reason_canceled: [
    'The buyer says that they had canceled before',
    'Покупатель говорит, что отказался раньше',
  ],
  reason_wrong_amount: [
    'The buyer says that the amount is wrong',
    'Покупатель говорит, что сумма неверна',
  ],
  reason_paid_otherwise: [
    'The buyer says that they paid in another way',
    'Покупатель говорит, что заплатил другим способом',
  ],
  reason_bank: [
    'The bank itself claims the money: no funds or a closed account',
    'Деньги требует сам банк: нет средств или счёт закрыт',
  ],
  reason_other: ['Another reason', 'Другая причина'],
  advice_fraudulent: [
    'Show that the buyer used the access: deliveries, sign-ins from the buyer’s country, messages. Without such traces accept the loss.',
    'Покажите, что покупатель пользовался доступом: выдача, входы из его страны, переписка. Если следов нет, примите убыток.',
  ],
  advice_unrecognized: [
    'Write to the buyer: many withdraw once they see the order. Show the order and the emails about it.',
    'Напишите покупателю: многие отзывают спор, вспомнив заказ. Покажите заказ и письма о нём.',
  ],
  advice_not_received: [
    'Show when access was delivered and that it was opened.',
    'Покажите, когда доступ был выдан и что его открывали.',
  ],
  advice_not_as_described: [
    'Show the description of the product, how support helped, and that the access works.',
    'Покажите описание товара, ответы поддержки и то, что доступ работает.',
  ],
  advice_not_refunded: [
    'If a refund was made, show it. If it was promised, accept the dispute.',
    'Если возврат сделан, покажите его. Если он был обещан, примите спор.',
  ],
  advice_duplicate: [
    'Compare the buyer’s other payments below. If both gave separate periods, show them; if not, accept.',
    'Сравните другие платежи покупателя ниже. Если каждый дал отдельный срок, покажите это; если нет, примите спор.',
  ],
  advice_canceled: [
    'Orders do not renew by themselves: show that the buyer placed this one.',
    'Заказы не продлеваются сами: покажите, что этот заказ сделал покупатель.',
  ],
  advice_wrong_amount: [
    'Show the total that the buyer confirmed before paying.',
    'Покажите сумму, которую покупатель подтвердил перед оплатой.',
  ],
  advice_paid_otherwise: [
    'If there is no other payment for this order, say so; if there is one, accept.',
    'Если другого платежа за этот заказ нет, так и напишите; если есть, примите спор.',
  ],
  advice_bank: [
    'There is nothing to prove. Ask the buyer to pay again.',
    'Доказывать нечего. Попросите покупателя заплатить снова.',
  ],
  advice_other: [
    'Ask the buyer what is wrong, then show the order and how it was delivered.',
    'Спросите покупателя, в чём дело, и покажите заказ и выдачу.',
  ],
});
