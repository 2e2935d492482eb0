import type { EmulatedState } from '../emulated-payment.ts';
import type { Outcome } from '../outcomes.ts';
import type { Language } from './choose-language.ts';

type Main = 'pay' | 'decline' | 'cancel';

export interface KitTexts {
  brand: (title: string) => string;
  badge: string;
  noRealMoney: string;
  main: Record<Main, string>;
  openUntil: string;
  back: string;
  scenarios: string;
  scenariosHint: string;
  amount: string;
  amountHint: string;
  groups: { time: string; webhooks: string; money: string; strangers: string; after: string };
  scenario: Record<Exclude<Outcome, Main>, readonly [string, string]>;
  state: Record<EmulatedState, readonly [string, string]>;
  received: string;
  refunded: string;
  order: string;
  deliveries: string;
  attempt: string;
  noAnswer: readonly [string, string];
  unknownPayment: readonly [string, string];
  failed: readonly [string, string];
  recent: string;
  recentHint: string;
  noPayments: string;
}

const en: KitTexts = {
  brand: (title) => `${title} emulator`,
  badge: 'Test mode',
  noRealMoney: 'No money moves here. Choose how this payment ends.',
  main: { pay: 'Pay', decline: 'Decline', cancel: 'Cancel the payment' },
  openUntil: 'Open until',
  back: 'Back to the shop',
  scenarios: 'Scenarios',
  scenariosHint: 'Everything a shop has to handle, one click each.',
  amount: 'Amount',
  amountHint: 'For underpayments, overpayments and refunds. Empty: one cent off, or everything.',
  groups: {
    time: 'Time',
    webhooks: 'Webhooks',
    money: 'Money',
    strangers: 'Whose payment',
    after: 'After the payment',
  },
  scenario: {
    expire: ['Let it expire', 'The time to pay ends now.'],
    pay_late: ['Pay too late', 'The money arrives after the deadline.'],
    pay_slowly: ['Pay slowly', 'The money is on its way and may still fail.'],
    finish: ['Let it arrive', 'What was on its way arrives.'],
    pay_twice: ['Webhook sent twice', 'The same webhook arrives two times.'],
    pay_reordered: ['Webhooks in wrong order', '“Paid” arrives first, then an older “declined”.'],
    pay_bad_signature: ['Bad signature', 'The signature of the webhook is wrong.'],
    pay_silently: ['Lost webhook', 'Paid, but no webhook is sent.'],
    pay_timeout: ['Charge, then time out', 'Paid, no webhook, and this page gets no answer.'],
    pay_less: ['Pay less', 'Less is paid than was requested.'],
    pay_more: ['Pay more', 'More is paid than was requested.'],
    pay_again: ['Pay again', 'A further amount is sent to the same address.'],
    wrong_currency: ['Wrong currency', 'Paid in euros.'],
    other_merchant: ['Another merchant', 'The money went to someone else.'],
    test_mode: ['The other mode', 'A test payment on a live shop, or the reverse.'],
    refund: ['Refund', 'The amount above, or everything that is left.'],
    refund_pending: ['Slow refund', 'The money is on its way and may still come back.'],
    refund_fails: ['Refund fails', 'The newest refund could not be delivered.'],
    fraud_warning: [
      'Fraud warning',
      'The bank of the card reports fraud; the money stays for now.',
    ],
    dispute: ['Open a dispute', 'The payer contests the charge.'],
    dispute_won: ['Dispute won', 'The shop keeps the money.'],
    dispute_lost: ['Dispute lost', 'The payer keeps the money.'],
  },
  state: {
    open: ['Open', ''],
    processing: ['On its way', 'The money has not arrived yet.'],
    paid: ['Paid', 'The shop was notified, or will learn it when it syncs the payment.'],
    declined: ['Declined', 'Nothing was charged.'],
    canceled: ['Canceled', 'Nothing was charged.'],
    expired: ['Expired', 'The time to pay ran out. Nothing was charged.'],
    partially_refunded: ['Partly refunded', 'Part of the money was returned to the payer.'],
    refunded: ['Refunded', 'All of the money was returned to the payer.'],
    disputed: ['Disputed', 'The payer contests this charge.'],
  },
  received: 'Charged',
  refunded: 'Refunded',
  order: 'Order',
  deliveries: 'Webhooks sent',
  attempt: 'attempt',
  noAnswer: [
    'The provider does not answer',
    'We do not know whether the payment went through. Check it in the shop before you pay again.',
  ],
  unknownPayment: ['No such payment', 'The link is wrong, or the payment was deleted.'],
  failed: ['Something went wrong', 'Go back and try again.'],
  recent: 'Recent payments',
  recentHint: 'This page acts as a payment provider. Open a payment to decide how it ends.',
  noPayments: 'No payments yet. Order something in the shop.',
};

const ru: KitTexts = {
  brand: (title) => `Эмулятор ${title}`,
  badge: 'Тестовый режим',
  noRealMoney: 'Деньги здесь не списываются. Выберите, чем закончится платёж.',
  main: { pay: 'Оплатить', decline: 'Отклонить', cancel: 'Отменить платёж' },
  openUntil: 'Открыт до',
  back: 'Вернуться в магазин',
  scenarios: 'Сценарии',
  scenariosHint: 'Всё, с чем магазин должен справиться, — в одно нажатие.',
  amount: 'Сумма',
  amountHint: 'Для недоплаты, переплаты и возвратов. Пусто — разница в один цент или вся сумма.',
  groups: {
    time: 'Время',
    webhooks: 'Вебхуки',
    money: 'Деньги',
    strangers: 'Чей платёж',
    after: 'После оплаты',
  },
  scenario: {
    expire: ['Просрочить', 'Время на оплату заканчивается сейчас.'],
    pay_late: ['Оплатить слишком поздно', 'Деньги приходят, когда время уже вышло.'],
    pay_slowly: ['Платить медленно', 'Деньги в пути и могут не дойти.'],
    finish: ['Деньги дошли', 'То, что было в пути, приходит.'],
    pay_twice: ['Вебхук дважды', 'Один и тот же вебхук приходит два раза.'],
    pay_reordered: ['Вебхуки не по порядку', 'Сначала «оплачен», потом более старый «отклонён».'],
    pay_bad_signature: ['Неверная подпись', 'Вебхук подписан неправильно.'],
    pay_silently: ['Потерянный вебхук', 'Оплачено, но вебхук не отправлен.'],
    pay_timeout: ['Списать и замолчать', 'Оплачено, вебхука нет, страница не отвечает.'],
    pay_less: ['Заплатить меньше', 'Оплачено меньше, чем запрошено.'],
    pay_more: ['Заплатить больше', 'Оплачено больше, чем запрошено.'],
    pay_again: ['Заплатить ещё раз', 'На тот же адрес отправлена ещё одна сумма.'],
    wrong_currency: ['Другая валюта', 'Оплачено в евро.'],
    other_merchant: ['Другой продавец', 'Деньги ушли кому-то другому.'],
    test_mode: ['Другой режим', 'Тестовый платёж в настоящем магазине или наоборот.'],
    refund: ['Вернуть', 'Сумму выше или весь остаток.'],
    refund_pending: ['Медленный возврат', 'Деньги в пути и могут вернуться.'],
    refund_fails: ['Возврат не удался', 'Последний возврат не дошёл.'],
    fraud_warning: [
      'Предупреждение о мошенничестве',
      'Банк сообщает о мошенничестве; деньги пока остаются.',
    ],
    dispute: ['Открыть спор', 'Плательщик оспаривает списание.'],
    dispute_won: ['Спор выигран', 'Деньги остаются у магазина.'],
    dispute_lost: ['Спор проигран', 'Деньги остаются у плательщика.'],
  },
  state: {
    open: ['Открыт', ''],
    processing: ['В пути', 'Деньги ещё не пришли.'],
    paid: ['Оплачен', 'Магазин уже знает об этом или скоро узнает сам.'],
    declined: ['Отклонён', 'Ничего не списано.'],
    canceled: ['Отменён', 'Ничего не списано.'],
    expired: ['Истёк', 'Время на оплату истекло. Ничего не списано.'],
    partially_refunded: ['Частично возвращён', 'Часть денег вернулась плательщику.'],
    refunded: ['Возвращён', 'Все деньги вернулись плательщику.'],
    disputed: ['Оспорен', 'Плательщик оспаривает это списание.'],
  },
  received: 'Списано',
  refunded: 'Возвращено',
  order: 'Заказ',
  deliveries: 'Отправленные вебхуки',
  attempt: 'попытка',
  noAnswer: [
    'Платёжный сервис не отвечает',
    'Неизвестно, прошёл ли платёж. Проверьте его в магазине, прежде чем платить снова.',
  ],
  unknownPayment: ['Такого платежа нет', 'Ссылка неверна или платёж давно удалён.'],
  failed: ['Что-то пошло не так', 'Вернитесь назад и попробуйте ещё раз.'],
  recent: 'Последние платежи',
  recentHint:
    'Эта страница играет роль платёжного сервиса. Откройте платёж и решите, чем он закончится.',
  noPayments: 'Платежей пока нет. Закажите что-нибудь в магазине.',
};

export const kitTexts: Record<Language, KitTexts> = { en, ru };
