import type { Language } from '../kit/choose-language.ts';
import type { Outcome } from './outcomes.ts';
import type { PaymentStatus } from './payment.ts';

type ScenarioTexts = Record<
  Exclude<Outcome, 'approve' | 'decline' | 'cancel'>,
  readonly [string, string]
>;

export interface PageTexts {
  bank: string;
  testMode: string;
  payTo: string;
  noRealMoney: string;
  card: string;
  cardHolder: string;
  approve: string;
  decline: string;
  cancel: string;
  openUntil: string;
  back: string;
  scenarios: string;
  scenariosHint: string;
  groups: { time: string; notices: string; money: string; after: string };
  scenario: ScenarioTexts;
  status: Record<PaymentStatus, readonly [string, string]>;
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

const en: PageTexts = {
  bank: 'Sandbox Bank',
  testMode: 'Test mode',
  payTo: 'Payment to',
  noRealMoney: 'No card is needed and no money moves. Choose how this payment ends.',
  card: 'Test card',
  cardHolder: 'Any holder',
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel the payment',
  openUntil: 'Open until',
  back: 'Back to the shop',
  scenarios: 'Scenarios',
  scenariosHint: 'What a shop has to survive, one click each.',
  groups: {
    time: 'Time',
    notices: 'Notices',
    money: 'Money',
    after: 'After the payment',
  },
  scenario: {
    expire: ['Let it expire', 'The time for paying ends now.'],
    approve_late: ['Expire, then pay', 'The money arrives after the shop was told it will not.'],
    approve_twice: ['Notice sent twice', 'The same notice arrives two times.'],
    approve_reordered: [
      'Notices in wrong order',
      '“Paid” arrives first, then an older “declined”.',
    ],
    approve_bad_signature: ['Bad signature', 'The notice is not signed as it should be.'],
    approve_silently: ['Lost notice', 'Paid, but no notice is sent.'],
    approve_timeout: ['Charge, then time out', 'Paid, no notice, and this page gets no answer.'],
    approve_wrong_amount: ['One cent less', 'The paid amount is not what was asked.'],
    approve_wrong_currency: ['Wrong currency', 'Paid in euros instead of dollars.'],
    refund: ['Refund everything', 'All that is left goes back.'],
    partial_refund: ['Refund half', 'Half of what is left goes back.'],
    dispute: ['Open a dispute', 'The payer contests the charge.'],
  },
  status: {
    open: ['Open', ''],
    paid: ['Paid', 'The shop has been told, or will find out by itself.'],
    declined: ['Declined', 'Nothing was charged.'],
    canceled: ['Canceled', 'Nothing was charged.'],
    expired: ['Expired', 'The time for paying is over. Nothing was charged.'],
    partially_refunded: ['Partly refunded', 'A part of the money went back to the payer.'],
    refunded: ['Refunded', 'All money went back to the payer.'],
    disputed: ['Disputed', 'The payer contests this charge.'],
  },
  received: 'Charged',
  refunded: 'Refunded',
  order: 'Order',
  deliveries: 'Notices sent',
  attempt: 'attempt',
  noAnswer: [
    'The bank does not answer',
    'We cannot say whether the payment went through. Check it in the shop before you pay again.',
  ],
  unknownPayment: ['No such payment', 'The link is wrong, or the payment was removed long ago.'],
  failed: ['That did not work', 'Go back and try once more.'],
  recent: 'Recent payments',
  recentHint:
    'This bank plays the payment provider of a demo shop. Open a payment to decide how it ends.',
  noPayments: 'No payments yet. Order something in the shop.',
};

const ru: PageTexts = {
  bank: 'Банк-песочница',
  testMode: 'Тестовый режим',
  payTo: 'Платёж для',
  noRealMoney: 'Карта не нужна, деньги не списываются. Выберите, чем закончится платёж.',
  card: 'Тестовая карта',
  cardHolder: 'Любой владелец',
  approve: 'Оплатить',
  decline: 'Отклонить',
  cancel: 'Отменить платёж',
  openUntil: 'Открыт до',
  back: 'Вернуться в магазин',
  scenarios: 'Сценарии',
  scenariosHint: 'То, что магазин обязан пережить, — по одному нажатию.',
  groups: {
    time: 'Время',
    notices: 'Уведомления',
    money: 'Деньги',
    after: 'После оплаты',
  },
  scenario: {
    expire: ['Дать истечь', 'Время на оплату заканчивается сейчас.'],
    approve_late: ['Истечь и оплатить', 'Деньги приходят, когда магазин их уже не ждёт.'],
    approve_twice: ['Уведомление дважды', 'Одно и то же уведомление приходит два раза.'],
    approve_reordered: [
      'Уведомления не по порядку',
      'Сначала «оплачен», потом более старое «отклонён».',
    ],
    approve_bad_signature: ['Неверная подпись', 'Уведомление подписано неправильно.'],
    approve_silently: ['Потерянное уведомление', 'Оплачено, но уведомление не отправлено.'],
    approve_timeout: ['Списать и замолчать', 'Оплачено, уведомления нет, страница не отвечает.'],
    approve_wrong_amount: ['На цент меньше', 'Оплачена не та сумма, что запрошена.'],
    approve_wrong_currency: ['Другая валюта', 'Оплачено в евро вместо долларов.'],
    refund: ['Вернуть всё', 'Возвращается весь остаток.'],
    partial_refund: ['Вернуть половину', 'Возвращается половина остатка.'],
    dispute: ['Открыть спор', 'Плательщик оспаривает списание.'],
  },
  status: {
    open: ['Открыт', ''],
    paid: ['Оплачен', 'Магазин уже знает об этом или скоро узнает сам.'],
    declined: ['Отклонён', 'Ничего не списано.'],
    canceled: ['Отменён', 'Ничего не списано.'],
    expired: ['Истёк', 'Время на оплату вышло. Ничего не списано.'],
    partially_refunded: ['Частично возвращён', 'Часть денег вернулась плательщику.'],
    refunded: ['Возвращён', 'Все деньги вернулись плательщику.'],
    disputed: ['Оспорен', 'Плательщик оспаривает это списание.'],
  },
  received: 'Списано',
  refunded: 'Возвращено',
  order: 'Заказ',
  deliveries: 'Отправленные уведомления',
  attempt: 'попытка',
  noAnswer: [
    'Банк не отвечает',
    'Неизвестно, прошёл ли платёж. Проверьте его в магазине, прежде чем платить снова.',
  ],
  unknownPayment: ['Такого платежа нет', 'Ссылка неверна или платёж давно удалён.'],
  failed: ['Не получилось', 'Вернитесь назад и попробуйте ещё раз.'],
  recent: 'Последние платежи',
  recentHint:
    'Этот банк играет роль платёжной системы демонстрационного магазина. Откройте платёж и решите, чем он закончится.',
  noPayments: 'Платежей пока нет. Закажите что-нибудь в магазине.',
};

export const pageTexts: Record<Language, PageTexts> = { en, ru };
