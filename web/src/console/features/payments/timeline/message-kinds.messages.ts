import { defineMessages } from '../../../../i18n/define-messages.ts';

export const messageKindMessages = defineMessages({
  receipt: ['Receipt', 'Квитанция'],
  refund: ['Refund', 'Возврат'],
  'proof-refused': ['Proof of payment rejected', 'Чек о переводе отклонён'],
  held: ['Held for review', 'Платёж на проверке'],
  returned: ['Held money returned', 'Деньги возвращены'],
  disputed: ['Dispute opened', 'Открыт спор'],
  'dispute-won': ['Dispute won', 'Спор выигран'],
  'dispute-lost': ['Dispute lost', 'Спор проигран'],
  'refund-failed': ['Refund failed', 'Возврат не дошёл'],
  declined: ['Payment declined', 'Платёж отклонён'],
  expired: ['Order not paid', 'Заказ не оплачен'],
  canceled: ['Payment canceled', 'Платёж отменён'],
  'canceled-refunded': ['Refunded by the gateway', 'Деньги вернул шлюз'],
  'paid-twice': ['Paid twice: keep or refund?', 'Оплачено дважды: оставить или вернуть?'],
  'paid-twice-refund': ['Paid twice: refund announced', 'Оплачено дважды: возврат объявлен'],
  'paid-twice-failed': ['Paid twice: refund failed', 'Оплачено дважды: возврат не прошёл'],
});
