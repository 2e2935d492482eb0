import { defineMessages } from '../../../../i18n/define-messages.ts';
import { sharedTexts } from '../../../ui/names/section-texts.ts';

export const timelineMessages = defineMessages({
  title: ['Timeline', 'Хронология'],
  technical: ['Show technical rows', 'Показать технические строки'],
  details: ['Details', 'Подробности'],
  refundRequested: ['{purpose} of {amount} requested', '{purpose}: запрошено {amount}'],
  refundFailed: ['{purpose} of {amount} failed', '{purpose} на {amount} не прошёл'],
  by: ['{reason} ({operator})', '{reason} ({operator})'],
  linkDelivered: ['Delivered: {service}', 'Выдано: {service}'],
  alert: ['Alert: {kind}', 'Оповещение: {kind}'],
  mail: ['Email: {kind}', 'Письмо: {kind}'],
  telegram: ['Telegram: {kind}', 'Telegram: {kind}'],
  messageFailed: ['not delivered', 'не доставлено'],
  messageWaiting: ['waiting to be sent', 'ждёт отправки'],
  webhook: sharedTexts.webhookReceived,
  pending: ['Pending', 'В очереди'],
  open: ['Open', 'Открыто'],
  resolved: sharedTexts.alertResolved,
  show: sharedTexts.show,
  retries: [
    '{count, plural, one {# retry} other {# retries}}',
    '{count, plural, one {# повтор} few {# повтора} many {# повторов} other {# повтора}}',
  ],
  job: ['Job {queue}', 'Задание {queue}'],
  attempts: [
    '{count, plural, one {# attempt failed} other {# attempts failed}}',
    '{count, plural, one {# неудачная попытка} few {# неудачные попытки} many {# неудачных попыток} other {# неудачной попытки}}',
  ],
  dead: ['no further attempts', 'больше попыток не будет'],
  nextAttempt: ['next attempt {at}', 'следующая попытка {at}'],
  checks: [
    '{count, plural, one {# status check at the gateway} other {# status checks at the gateway}}',
    '{count, plural, one {# проверка в шлюзе} few {# проверки в шлюзе} many {# проверок в шлюзе} other {# проверки в шлюзе}}',
  ],
  nextCheck: ['next {at}', 'следующая {at}'],
});
