import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const nextStepMessages = defineMessages({
  none: ['No action needed.', 'Действий не требуется.'],
  wait: [
    'Waiting for the gateway or the buyer. Use “Sync with gateway” to check now.',
    'Ждём шлюз или покупателя. «Обновить из шлюза» проверит платёж прямо сейчас.',
  ],
  check_transfer: ['A proof of payment is waiting for review.', 'Чек о переводе ждёт проверки.'],
  decide_review: [
    'Received {received}, expected {expected}. Accept the money or return it.',
    'Получено {received}, ожидалось {expected}. Примите деньги или верните их.',
  ],
  decide_review_unknown: [
    'The money received does not match the order. Accept or return it.',
    'Полученная сумма не совпадает с заказом. Примите её или верните.',
  ],
  follow_refund: [
    'A refund is in progress. Its status updates automatically.',
    'Возврат выполняется. Статус обновится сам.',
  ],
  refund_overdue: [
    'The gateway has not said for a day how a refund ended. Look it up in the gateway’s dashboard, then record it beside the refund.',
    'Шлюз больше суток не сообщает, чем закончился возврат. Посмотрите в личном кабинете шлюза и запишите итог рядом с возвратом.',
  ],
  pay_owed: [
    'A refund bounced: the buyer is still owed {amount}.',
    'Возврат не дошёл: покупателю причитается {amount}.',
  ],
  answer_dispute: [
    'The buyer disputes {amount}. Respond at the gateway, then record the outcome here.',
    'Покупатель оспаривает {amount}. Ответьте в шлюзе, затем запишите исход здесь.',
  ],
  answer_here: [
    'The buyer disputes {amount}. Answer with evidence, or accept the dispute.',
    'Покупатель оспаривает {amount}. Ответьте с доказательствами или примите спор.',
  ],
  answer_here_by: [
    'The buyer disputes {amount}. Answer with evidence by {date}, or accept the dispute.',
    'Покупатель оспаривает {amount}. Ответьте с доказательствами до {date} или примите спор.',
  ],
  answer_reported: [
    'The buyer disputes {amount}. Respond at the gateway, which then reports how the dispute ends.',
    'Покупатель оспаривает {amount}. Ответьте в шлюзе, он сообщит, чем закончится спор.',
  ],
  answer_reported_by: [
    'The buyer disputes {amount}. Respond at the gateway by {date}, which then reports how the dispute ends.',
    'Покупатель оспаривает {amount}. Ответьте в шлюзе до {date}, он сообщит, чем закончится спор.',
  ],
  answer_inquiry: [
    'The bank asks about this payment. An answer or a refund prevents a dispute.',
    'Банк спрашивает об этом платеже. Ответ или возврат предотвратит спор.',
  ],
  answer_inquiry_by: [
    'The bank asks about this payment. An answer by {date}, or a refund, prevents a dispute.',
    'Банк спрашивает об этом платеже. Ответ до {date} или возврат предотвратит спор.',
  ],
  await_dispute: [
    'The dispute about {amount} is under review. The gateway reports how it ends.',
    'Спор о {amount} рассматривается. Чем он закончится, сообщит шлюз.',
  ],
  refund_warned: [
    'The buyer’s bank reports fraud. A refund of {amount} now spares you the dispute and its fee.',
    'Банк покупателя сообщил о мошенничестве. Возврат {amount} сейчас избавит от спора и его комиссии.',
  ],
  refund_surplus: ['The buyer paid {amount} too much.', 'Покупатель переплатил {amount}.'],
  double_asked: [
    'The buyer paid twice for the same product and was asked whether to keep both or have the later payment refunded. The other payment:',
    'Покупатель оплатил один товар дважды. Мы спросили, оставить оба платежа или вернуть второй. Другой платёж:',
  ],
  double_due: [
    'The buyer paid twice for the same product, and the later payment is being refunded. The other payment:',
    'Покупатель оплатил один товар дважды, второй платёж возвращается. Другой платёж:',
  ],
  dismiss: ['Dismiss', 'Снять вопрос'],
  dismissTitle: ['Dismiss the question', 'Снять вопрос'],
  dismissLead: [
    'Both payments stand, and the buyer is no longer asked. You can still refund either of them.',
    'Оба платежа останутся в силе, покупателя больше не спросят. Вернуть любой из них по-прежнему можно.',
  ],
  retry_refund: [
    'A refund of {amount} failed: the buyer has not received it.',
    'Возврат {amount} не прошёл: покупатель его не получил.',
  ],
  deliver: [
    '{count, plural, one {# link has not been delivered.} other {# links have not been delivered.}}',
    '{count, plural, one {Не выдана # ссылка.} few {Не выданы # ссылки.} many {Не выдано # ссылок.} other {Не выдано # ссылки.}}',
  ],
  answer_ticket: [
    'The buyer has written about this payment.',
    'Покупатель написал об этом платеже.',
  ],
  resolve_alert: [
    '{alert}: an alert is open. No money is due.',
    '{alert}: оповещение открыто. Деньги никому не причитаются.',
  ],
  explain_refund: [
    'The gateway refunded a part of this payment and does not say how much. Look up the amount there, then record it here as a refund (“Recorded only”).',
    'Шлюз вернул часть этого платежа и не сообщает сумму. Посмотрите её в личном кабинете шлюза и запишите здесь возврат («Только запись»).',
  ],
  confirmation: [
    'Confirmed manually by {name}. A second operator must approve or reject it below.',
    'Подтверждено вручную: {name}. Второй сотрудник должен одобрить или отклонить ниже.',
  ],
  confirmationOwn: [
    'You confirmed this payment manually. Another operator must approve it.',
    'Вы подтвердили платёж вручную. Его должен одобрить другой сотрудник.',
  ],
  toProofs: ['Review proofs of payment', 'Проверить чеки'],
  toDeliveries: ['Open deliveries', 'Открыть выдачу'],
  toTicket: ['Open ticket #{number}', 'Открыть обращение №{number}'],
  resolve: ['Resolve alert', 'Закрыть оповещение'],
  resolveTitle: sharedTexts.resolveAlert,
  resolveLead: [
    'The alert leaves the list of open ones. The payment itself is not changed.',
    'Оповещение исчезнет из списка открытых. Сам платёж от этого не изменится.',
  ],
  refundAmount: sharedTexts.refundAmount,
  refundAll: ['Refund {amount} in full', 'Вернуть {amount} полностью'],
  refundAgain: ['Refund {amount} again', 'Вернуть {amount} снова'],
  reasonSurplus: ['Overpaid by {amount}', 'Переплата {amount}'],
  reasonDouble: ['Paid twice, with {number}', 'Оплачено дважды, вместе с {number}'],
  reasonWarned: ['The bank warned of fraud', 'Банк предупредил о мошенничестве'],
  reasonRetry: ['The first refund failed', 'Первый возврат не прошёл'],
});
