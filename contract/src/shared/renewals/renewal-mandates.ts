import type { Language } from '../limits.ts';

/**
 * The texts by which buyers agree to automatic renewal; version 1 is in `../mandates.ts`. What a buyer agreed to is stored as
 * they read it, so a text is never edited: a new wording gets a new version.
 */
export const RENEWAL_MANDATE_VERSION = 2;

type Parts = Readonly<
  Record<
    | 'renewal'
    | 'order'
    | 'thisOrder'
    | 'balance'
    | 'rubles'
    | 'notification'
    | 'shortTerm'
    | 'ceiling'
    | 'stop',
    string
  >
>;

/** `order` is agreed to with an order, `renewal` later. Which of `notification` and `shortTerm` applies depends on the length of the period; `rubles` on the method. */
export const renewalMandate: Readonly<Record<Language, Parts>> = {
  en: {
    renewal:
      'I agree that the shop renews {product} automatically: {amount} for each period of {period}, charged to {method}, the first time on {date}, before my access ends.',
    order:
      'I agree that the shop renews {product} automatically: {amount} for each period of {period}, charged to {method}, each time before my access ends.',
    thisOrder: 'the method I pay for this order with',
    balance: 'my balance',
    rubles: 'The charge is made in rubles at the rate of that day.',
    notification: 'I am notified by email at least 3 days before each charge.',
    shortTerm:
      'Because the period is shorter than a week, I get a receipt after each charge and no email before it.',
    ceiling: 'If the price rises, nothing is charged until I have agreed to the new one.',
    stop: 'I can stop it at any time in my subscriptions or by the link in any of these emails; access that is paid for stays.',
  },
  ru: {
    renewal:
      'Я разрешаю магазину автоматически продлевать {product}: {amount} за\u00a0каждый период ({period}), способ оплаты: {method}, первое списание {date}, до\u00a0окончания доступа.',
    order:
      'Я разрешаю магазину автоматически продлевать {product}: {amount} за\u00a0каждый период ({period}), способ оплаты: {method}, каждый раз до\u00a0окончания доступа.',
    thisOrder: 'тот\u00a0же, что и\u00a0у\u00a0этого заказа',
    balance: 'баланс',
    rubles: 'Списание проходит в\u00a0рублях по\u00a0курсу этого дня.',
    notification:
      'О\u00a0каждом списании магазин сообщает по\u00a0почте не\u00a0позже чем за\u00a03\u00a0дня.',
    shortTerm:
      'Период короче недели, поэтому письмо приходит после каждого списания, а\u00a0не\u00a0до\u00a0него.',
    ceiling: 'Если цена вырастет, без моего нового согласия ничего не\u00a0спишут.',
    stop: 'Автопродление можно отключить в\u00a0любой момент в\u00a0разделе «Подписки» или по\u00a0ссылке из\u00a0письма; оплаченный доступ останется.',
  },
};
