import type { Language } from '../../kit/page/choose-language.ts';
import { type KitTexts, kitTexts } from '../../kit/page/page-texts.ts';
import type { Outcome } from '../payments/outcomes.ts';
import type { PaymentStatus } from '../payments/payment.ts';

type ScenarioTexts = Record<
  Exclude<Outcome, 'approve' | 'decline' | 'cancel'>,
  readonly [string, string]
>;

/** Texts shared with the other gateway emulators. */
type SharedTexts = Pick<
  KitTexts,
  | 'openUntil'
  | 'back'
  | 'scenarios'
  | 'scenariosHint'
  | 'received'
  | 'refunded'
  | 'order'
  | 'deliveries'
  | 'attempt'
  | 'unknownPayment'
  | 'failed'
  | 'recent'
  | 'noPayments'
>;

export interface PageTexts extends SharedTexts {
  bank: string;
  testMode: string;
  payTo: string;
  noRealMoney: string;
  card: string;
  cardHolder: string;
  approve: string;
  decline: string;
  cancel: string;
  groups: { time: string; webhooks: string; money: string; after: string };
  scenario: ScenarioTexts;
  status: Record<PaymentStatus, readonly [string, string]>;
  noAnswer: readonly [string, string];
  recentHint: string;
}

const en: PageTexts = {
  ...kitTexts.en,
  bank: 'Sandbox Bank',
  testMode: 'Test mode',
  payTo: 'Payment to',
  noRealMoney: 'No card is needed and no money moves. Choose how this payment ends.',
  card: 'Test card',
  cardHolder: 'Any holder',
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel the payment',
  groups: {
    time: 'Time',
    webhooks: 'Webhooks',
    money: 'Money',
    after: 'After the payment',
  },
  scenario: {
    expire: kitTexts.en.scenario.expire,
    approve_late: [
      'Expire, then pay',
      'The money arrives after the shop learned that the payment expired.',
    ],
    approve_twice: ['Webhook sent twice', 'The same webhook arrives two times.'],
    approve_reordered: [
      'Webhooks in wrong order',
      '“Paid” arrives first, then an older “declined”.',
    ],
    approve_bad_signature: ['Bad signature', 'The webhook is not signed as it should be.'],
    approve_silently: ['Lost webhook', 'Paid, but no webhook is sent.'],
    approve_timeout: ['Charge, then time out', 'Paid, no webhook, and this page gets no answer.'],
    approve_wrong_amount: ['One cent less', 'The paid amount is not what was asked.'],
    approve_wrong_currency: ['Wrong currency', 'Paid in euros instead of dollars.'],
    refund: ['Refund everything', 'All that is left goes back.'],
    partial_refund: ['Refund half', 'Half of what is left goes back.'],
    dispute: kitTexts.en.scenario.dispute,
  },
  status: kitTexts.en.state,
  noAnswer: [
    'The bank does not answer',
    'We cannot say whether the payment went through. Check it in the shop before you pay again.',
  ],
  recentHint:
    'This bank plays the payment provider of a demo shop. Open a payment to decide how it ends.',
};

const ru: PageTexts = {
  ...kitTexts.ru,
  bank: 'Банк-песочница',
  testMode: 'Тестовый режим',
  payTo: 'Платёж для',
  noRealMoney: 'Карта не нужна, деньги не списываются. Выберите, чем закончится платёж.',
  card: 'Тестовая карта',
  cardHolder: 'Любой владелец',
  approve: 'Оплатить',
  decline: 'Отклонить',
  cancel: 'Отменить платёж',
  groups: {
    time: 'Время',
    webhooks: 'Вебхуки',
    money: 'Деньги',
    after: 'После оплаты',
  },
  scenario: {
    expire: kitTexts.ru.scenario.expire,
    approve_late: ['Истечь и оплатить', 'Деньги приходят, когда магазин их уже не ждёт.'],
    approve_twice: ['Вебхук дважды', 'Один и тот же вебхук приходит два раза.'],
    approve_reordered: [
      'Вебхуки не по порядку',
      'Сначала «оплачен», потом более старый «отклонён».',
    ],
    approve_bad_signature: ['Неверная подпись', 'Вебхук подписан неправильно.'],
    approve_silently: ['Потерянный вебхук', 'Оплачено, но вебхук не отправлен.'],
    approve_timeout: ['Списать и замолчать', 'Оплачено, вебхука нет, страница не отвечает.'],
    approve_wrong_amount: ['На цент меньше', 'Оплачена не та сумма, что запрошена.'],
    approve_wrong_currency: ['Другая валюта', 'Оплачено в евро вместо долларов.'],
    refund: ['Вернуть всё', 'Возвращается весь остаток.'],
    partial_refund: ['Вернуть половину', 'Возвращается половина остатка.'],
    dispute: kitTexts.ru.scenario.dispute,
  },
  status: kitTexts.ru.state,
  noAnswer: [
    'Банк не отвечает',
    'Неизвестно, прошёл ли платёж. Проверьте его в магазине, прежде чем платить снова.',
  ],
  recentHint:
    'Этот банк играет роль платёжной системы демонстрационного магазина. Откройте платёж и решите, чем он закончится.',
};

export const pageTexts: Record<Language, PageTexts> = { en, ru };
