import { common } from '../../../i18n/common-texts.ts';
import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const alertMessages = defineMessages({
  title: ['Alerts', 'Оповещения'],
  list: ['Alerts, what is due first', 'Оповещения, сначала срочные'],
  due: ['by {at}', 'до {at}'],
  open: ['Open', 'Открытые'],
  resolved: ['Resolved', 'Закрытые'],
  kind: ['Alert', 'Оповещение'],
  end: sharedTexts.alertResolved,
  byItself: ['Resolved automatically', 'Закрыто автоматически'],
  mine: common.myNotifications,
  cancel: sharedTexts.cancel,
  resolve: ['Resolve', 'Закрыть'],
  reopen: ['Reopen', 'Открыть снова'],
  decide: ['Decide on the payment’s page', 'Решить на странице платежа'],
  resolveTitle: sharedTexts.resolveAlert,
  resolveLead: [
    'The alert leaves the list of open ones. The cause itself is not changed.',
    'Оповещение исчезнет из списка открытых. Сама причина от этого не изменится.',
  ],
  reason: ['What was done', 'Что сделано'],
  none: ['No alerts', 'Оповещений нет'],
  noneHint: ['Nothing needs your attention.', 'Срочных дел нет.'],
  payment: sharedTexts.paymentNumber,
  creditedTo: ['New plan: {plan}. The credit came from', 'Новый тариф: {plan}. Зачтено из:'],
  quoted: [': “{words}”', ': «{words}»'],
});
