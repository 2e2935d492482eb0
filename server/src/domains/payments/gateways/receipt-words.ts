import type { ProviderChoice } from './provider.ts';

/**
 * Words of the fiscal document format (FFD) that several providers use on receipts (54-FZ), with the names that
 * accountants know. A shop of digital services needs no others.
 */

/** Tag 1214, how the buyer pays. */
export const paymentMethodChoices = (prepayment: string): readonly ProviderChoice[] => [
  ['full_prepayment', 'Full prepayment', 'Предоплата 100 %'],
  [prepayment, 'Partial prepayment', 'Предоплата'],
  ['advance', 'Advance', 'Аванс'],
  ['full_payment', 'Full payment', 'Полный расчёт'],
  ['partial_payment', 'Partial payment and credit', 'Частичный расчёт и кредит'],
  ['credit', 'Handed over on credit', 'Передача в кредит'],
  ['credit_payment', 'Payment of a credit', 'Оплата кредита'],
];

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
