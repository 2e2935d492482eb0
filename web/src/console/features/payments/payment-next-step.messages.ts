import { defineMessages } from '../../../i18n/messages.ts';

export const nextStepMessages = defineMessages({
  en: {
    none: 'No action needed.',
    wait: 'Waiting for the gateway or the buyer. Use “Sync with gateway” to check now.',
    check_transfer: 'A proof of payment is waiting for review.',
    decide_review: 'Received {received}, expected {expected}. Accept the money or return it.',
    decide_review_unknown: 'The money received does not match the order. Accept or return it.',
    follow_refund: 'A refund is in progress. Its status updates automatically.',
    pay_owed: 'A refund bounced: the buyer is still owed {amount}.',
    answer_dispute:
      'The buyer disputes {amount}. Respond at the gateway, then record the outcome here.',
    answer_dispute_by:
      'The buyer disputes {amount}. Respond at the gateway by {date}, then record the outcome here.',
    refund_surplus: 'The buyer paid {amount} too much.',
    double_asked:
      'The buyer paid twice for the same product and was asked whether to keep both or have the later payment refunded. The other payment:',
    double_due:
      'The buyer paid twice for the same product, and the later payment is being refunded. The other payment:',
    dismiss: 'Dismiss',
    dismissTitle: 'Dismiss the question',
    dismissLead:
      'Both payments stand, and the buyer is no longer asked. You can still refund either of them.',
    retry_refund: 'A refund of {amount} failed: the buyer has not received it.',
    deliver:
      '{count, plural, one {# link has not been delivered.} other {# links have not been delivered.}}',
    answer_ticket: 'The buyer has written about this payment.',
    resolve_alert: '{alert}: an alert is open. No money is due.',
    confirmation:
      'Confirmed manually by {name}. A second operator must approve or reject it below.',
    confirmationOwn: 'You confirmed this payment manually. Another operator must approve it.',
    toProofs: 'Review proofs of payment',
    toDeliveries: 'Open deliveries',
    toTicket: 'Open ticket #{number}',
    resolve: 'Resolve alert',
    resolveTitle: 'Resolve this alert?',
    resolveLead: 'The alert leaves the list of open ones. The payment itself is not changed.',
    refundAmount: 'Refund {amount}',
    refundAll: 'Refund {amount} in full',
    refundAgain: 'Refund {amount} again',
    reasonSurplus: 'Overpaid by {amount}',
    reasonDouble: 'Paid twice, with {number}',
    reasonRetry: 'The first refund failed',
  },
  ru: {
    none: 'Действий не требуется.',
    wait: 'Ждём шлюз или покупателя. «Обновить из шлюза» проверит платёж прямо сейчас.',
    check_transfer: 'Чек о переводе ждёт проверки.',
    decide_review: 'Получено {received}, ожидалось {expected}. Примите деньги или верните их.',
    decide_review_unknown: 'Полученная сумма не совпадает с заказом. Примите её или верните.',
    follow_refund: 'Возврат выполняется. Статус обновится сам.',
    pay_owed: 'Возврат не дошёл: покупателю причитается {amount}.',
    answer_dispute: 'Покупатель оспаривает {amount}. Ответьте в шлюзе, затем запишите исход здесь.',
    answer_dispute_by:
      'Покупатель оспаривает {amount}. Ответьте в шлюзе до {date}, затем запишите исход здесь.',
    refund_surplus: 'Покупатель переплатил {amount}.',
    double_asked:
      'Покупатель оплатил один товар дважды. Мы спросили, оставить оба платежа или вернуть второй. Другой платёж:',
    double_due: 'Покупатель оплатил один товар дважды, второй платёж возвращается. Другой платёж:',
    dismiss: 'Снять вопрос',
    dismissTitle: 'Снять вопрос',
    dismissLead:
      'Оба платежа останутся в силе, покупателя больше не спросят. Вернуть любой из них по-прежнему можно.',
    retry_refund: 'Возврат {amount} не прошёл: покупатель его не получил.',
    deliver:
      '{count, plural, one {Не выдана # ссылка.} few {Не выданы # ссылки.} many {Не выдано # ссылок.} other {Не выдано # ссылки.}}',
    answer_ticket: 'Покупатель написал об этом платеже.',
    resolve_alert: '{alert}: оповещение открыто. Деньги никому не причитаются.',
    confirmation:
      'Подтверждено вручную: {name}. Второй сотрудник должен одобрить или отклонить ниже.',
    confirmationOwn: 'Вы подтвердили платёж вручную. Его должен одобрить другой сотрудник.',
    toProofs: 'Проверить чеки',
    toDeliveries: 'Открыть выдачу',
    toTicket: 'Открыть обращение №{number}',
    resolve: 'Закрыть оповещение',
    resolveTitle: 'Закрыть оповещение?',
    resolveLead: 'Оповещение исчезнет из списка открытых. Сам платёж от этого не изменится.',
    refundAmount: 'Вернуть {amount}',
    refundAll: 'Вернуть {amount} полностью',
    refundAgain: 'Вернуть {amount} снова',
    reasonSurplus: 'Переплата {amount}',
    reasonDouble: 'Оплачено дважды, вместе с {number}',
    reasonRetry: 'Первый возврат не прошёл',
  },
});
