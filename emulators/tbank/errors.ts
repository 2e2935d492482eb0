import { Refusal } from '../kit/refusal.ts';

/** The bank's error codes; an error is answered with status 200. */
const ERRORS = {
  fields: ['201', 'Неверные параметры'],
  token: ['204', 'Неверный токен'],
  amount: ['251', 'Неверная сумма'],
  payment: ['255', 'Платёж не найден'],
  terminal: ['331', 'Неверный терминал'],
  order: ['335', 'Заказ не найден'],
  customer: ['7', 'Покупатель не найден'],
  sbp: ['3001', 'Оплата через QrPay недоступна'],
  state: ['8', 'Неверный статус транзакции'],
  noPrepayment: ['308', 'Закрывающий чек невозможен'],
  receipt: ['309', 'Поле Receipt не должно быть пустым'],
  receiptSum: ['334', 'Суммы в чеке и в платеже не совпадают'],
} as const;

type BankError = keyof typeof ERRORS;

export function refusal(error: BankError, details: string): Refusal {
  const [code, message] = ERRORS[error];
  return refusalWith(code, message, details);
}

/** A refusal with any code of the bank. */
export function refusalWith(code: string, message: string, details: string): Refusal {
  return new Refusal(200, message, errorBody(code, message, details));
}

export function errorBody(code: string, message: string, details: string) {
  return { Success: false, ErrorCode: code, Message: message, Details: details };
}
