import type { AlertKind } from '@sesame/contract/operator-alerts.ts';
import { defineWords, useWords } from '../../i18n/words.ts';

/** What each kind of alert is about. */
const alertKindWords = defineWords<AlertKind>({
  en: {
    payment_late: 'Paid after its end',
    payment_overpaid: 'Overpaid',
    payment_review: 'Payment held for review',
    payment_disputed: 'Payment disputed',
    refund_failed: 'Refund failed',
    refund_excess: 'More refunded than paid',
    promo_over_limit: 'Promo code used above its limit',
    notice_mismatch: 'Notice does not fit its payment',
    notice_unknown_payment: 'Notice of a payment nobody knows',
    notice_stuck: 'Notice cannot be applied',
    paid_without_access: 'Paid, and no access granted',
    receipt_unchecked: 'Receipt of a transfer waits too long',
    gateway_reference_reused: 'Gateway used one number twice',
    rate_implausible: 'Exchange rate looks wrong',
    delivery_waiting: 'Paid, and no link in stock',
    delivery_late: 'Delivery waits too long',
    product_without_origins: 'Sold without a service to lead to',
    stock_low: 'Stock runs low',
    mail_given_up: 'Mail could not be sent',
    telegram_given_up: 'Telegram message could not be sent',
    password_spray: 'Passwords are being guessed',
  },
  ru: {
    payment_late: 'Оплачен после срока',
    payment_overpaid: 'Переплата',
    payment_review: 'Платёж задержан на проверку',
    payment_disputed: 'Платёж оспорен',
    refund_failed: 'Возврат не прошёл',
    refund_excess: 'Возвращено больше, чем оплачено',
    promo_over_limit: 'Промокод использован сверх предела',
    notice_mismatch: 'Уведомление не подходит к платежу',
    notice_unknown_payment: 'Уведомление о неизвестном платеже',
    notice_stuck: 'Уведомление не удаётся применить',
    paid_without_access: 'Оплачен, но доступ не выдан',
    receipt_unchecked: 'Чек перевода ждёт слишком долго',
    gateway_reference_reused: 'Шлюз дважды назвал один номер',
    rate_implausible: 'Курс похож на ошибку',
    delivery_waiting: 'Оплачено, а ссылок на складе нет',
    delivery_late: 'Выдача ждёт слишком долго',
    product_without_origins: 'Продано без сервиса',
    stock_low: 'Ссылки кончаются',
    mail_given_up: 'Письмо не ушло',
    telegram_given_up: 'Сообщение в Telegram не ушло',
    password_spray: 'Подбирают пароли',
  },
});

/** Says what a kind of alert is about; one that is newer than this page is said as it is. */
export function useAlertKindWords(): (kind: string) => string {
  const say = useWords(alertKindWords);
  return (kind) => (isKnown(kind) ? say(kind) : kind);
}

function isKnown(kind: string): kind is AlertKind {
  return Object.hasOwn(alertKindWords.en, kind);
}
