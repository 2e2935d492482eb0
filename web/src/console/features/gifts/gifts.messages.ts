import { defineMessages } from '../../../i18n/define-messages.ts';
import { sharedTexts } from '../../ui/names/section-texts.ts';

export const giftMessages = defineMessages({
  title: sharedTexts.gifts,
  list: ['Gifts, newest first', 'Подарки, сначала новые'],
  find: ['Buyer, payment or end of the code', 'Имя, платёж или конец кода'],
  boughtAt: ['Bought', 'Куплен'],
  codeEnds: sharedTexts.codeEndsIn,
  paid: ['Paid', 'Оплачено'],
  redeemedBy: sharedTexts.redeemedBy,
  none: ['No gifts yet', 'Подарков пока нет'],
  noneHint: [
    'A gift appears here once an order with “Buy as a gift” is paid.',
    'Подарок появится здесь, когда оплатят заказ с отметкой «Купить в подарок».',
  ],
  figures: ['Figures of gifts', 'Показатели подарков'],
  figuresFailed: sharedTexts.figuresFailed,
  sold: [
    'Sold in {days, plural, one {# day} other {# days}}',
    'Продано за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  ],
  redeemed: [
    'Redeemed in {days, plural, one {# day} other {# days}}',
    'Активировано за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  ],
  owed: ['Not redeemed', 'Не активировано'],
  paidFor: ['paid {amount}', 'оплачено {amount}'],
  owedSum: ['{amount} owed', 'обязательства {amount}'],
});
