import { defineMessages } from '../../../../i18n/define-messages.ts';
import { sharedTexts } from '../../../ui/names/section-texts.ts';

/** Words about fiscal receipts (54-FZ), as accountants use them. */
export const fiscalReceiptMessages = defineMessages({
  title: sharedTexts.fiscalReceipts,
  kind_payment: ['Payment', 'Приход'],
  kind_refund: ['Refund', 'Возврат прихода'],
  kind_closing: ['Offset of the prepayment', 'Зачёт предоплаты'],
  state_waiting: ['Waiting', 'Ожидает'],
  state_registered: ['Registered', 'Зарегистрирован'],
  state_failed: ['Failed', 'Не зарегистрирован'],
  state_unneeded: ['Not needed', 'Не нужен'],
  since: ['sent {at}', 'отправлен {at}'],
  registeredAt: ['registered {at}', 'зарегистрирован {at}'],
  unneededHint: [
    'Everything was refunded before this receipt was sent.',
    'Все деньги вернули раньше, чем этот чек был отправлен.',
  ],
  storage: ['FN {number}', 'ФН {number}'],
  document: ['FD {number}', 'ФД {number}'],
  attribute: ['FPD {number}', 'ФПД {number}'],
  open: ['Open receipt', 'Открыть чек'],
  send: ['Send again', 'Отправить ещё раз'],
  sendTitle: ['Send the receipt again', 'Отправить чек ещё раз'],
  sendLead: [
    'The same receipt is sent to the gateway once more. Check first that it is not registered there.',
    'Тот же чек уйдёт в шлюз ещё раз. Сначала проверьте, что там он не зарегистрирован.',
  ],
  noResend: [
    'This gateway takes no repeat of such a receipt. Issue it at the cash register, or ask the gateway’s support.',
    'Повторить такой чек через этот шлюз нельзя. Пробейте его на кассе или обратитесь в поддержку шлюза.',
  ],
  failedHint: [
    'The gateway could not register it. Send it again; if that fails too, issue it at the cash register or ask the gateway’s support.',
    'Шлюз не смог зарегистрировать чек. Отправьте его ещё раз, а если не поможет, пробейте на кассе или обратитесь в поддержку шлюза.',
  ],
  byWebhook: [
    'The gateway reports receipts only if its notifications about receipts are switched on.',
    'Шлюз сообщает о чеках, только если у него включены уведомления о фискализации.',
  ],
  correction: [
    'Correction receipts cannot be sent through this gateway: issue them at the cash register.',
    'Чек коррекции через этот шлюз не отправить: пробейте его на кассе.',
  ],
});
