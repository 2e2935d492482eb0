import type { ProviderChoice } from './provider.ts';

/**
 * Words of the fiscal document format (FFD) that several providers use on receipts (54-FZ), with the names that
 * accountants know. A shop of digital services needs no others.
 */

/** Tag 1214, how the buyer pays. */
export const paymentMethodChoices = (prepayment: string): readonly ProviderChoice[] => [
  [
    'full_prepayment',
    'Full prepayment, with a closing receipt when access is given',
    'Предоплата 100 %, с чеком зачёта при выдаче доступа',
  ],
  ['full_payment', 'Full payment at once', 'Полный расчёт сразу'],
  [
    prepayment,
    'Partial prepayment, with a closing receipt when access is given',
    'Предоплата, с чеком зачёта при выдаче доступа',
  ],
  [
    'advance',
    'Advance, with a closing receipt when access is given',
    'Аванс, с чеком зачёта при выдаче доступа',
  ],
  ['partial_payment', 'Partial payment and credit', 'Частичный расчёт и кредит'],
  ['credit', 'Handed over on credit', 'Передача в кредит'],
  ['credit_payment', 'Payment of a credit', 'Оплата кредита'],
];

/** Whether a receipt with this word has to be closed by another one when the service is given. */
export function isPrepayment(paymentMethod: string): boolean {
  return ['full_prepayment', 'partial_prepayment', 'prepayment', 'advance'].includes(paymentMethod);
}

/** What a full payment is for, where the prepayment was called a payment. */
export function plainSubjectOf(paymentObject: string): string {
  return paymentObject === 'payment' ? 'service' : paymentObject;
}

/** Tag 1212, what is paid for. */
export const paymentObjectChoices: readonly ProviderChoice[] = [
  ['service', 'Service', 'Услуга'],
  ['intellectual_activity', 'Right to use a work or software', 'Предоставление РИД'],
  ['commodity', 'Goods', 'Товар'],
  ['job', 'Work', 'Работа'],
  ['payment', 'Payment (advance, prepayment, deposit)', 'Платёж'],
  ['agent_commission', 'Agent commission', 'Агентское вознаграждение'],
  ['composite', 'Several of these', 'Составной предмет расчёта'],
  ['another', 'Something else', 'Иной предмет расчёта'],
];
