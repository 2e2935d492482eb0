import { common } from '../../../i18n/common-texts.ts';
import { defineMessages } from '../../../i18n/define-messages.ts';

export const campaignMessages = defineMessages({
  title: ['Campaigns', 'Кампании'],
  list: ['Campaigns by name', 'Кампании по названию'],
  activations: ['Activations', 'Активации'],
  payers: ['Buyers who paid', 'Оплатили'],
  cost: ['Cost', 'Затраты'],
  return: ['Return', 'Окупаемость'],
  costPerPayer: ['Cost per buyer who paid', 'Затраты на оплатившего'],
  enterCost: ['Enter', 'Указать'],
  enterCostOf: ['Enter the cost of {campaign}', 'Указать затраты на {campaign}'],
  costOf: ['Change the cost of {campaign}: {cost}', 'Изменить затраты на {campaign}: {cost}'],
  costTitle: ['Cost of {campaign}', 'Затраты на {campaign}'],
  costLabel: ['Spent so far, $', 'Потрачено всего, $'],
  costHint: [
    'All that was spent on this campaign. The return is its revenue divided by this. Empty: not known.',
    'Всё, что потрачено на эту кампанию. Окупаемость — её выручка, делённая на эту сумму. Пусто — неизвестно.',
  ],
  saveCost: common.save,
  days: ['First and last day', 'Первый и последний день'],
  none: ['No campaigns yet', 'Кампаний пока нет'],
  noneHint: [
    'A campaign appears once someone follows its link.',
    'Кампания появится, когда кто-нибудь перейдёт по её ссылке.',
  ],
  search: ['Campaign name', 'Название кампании'],
  builder: ['Campaign link', 'Ссылка кампании'],
  campaignName: ['Campaign name', 'Название кампании'],
  page: ['Landing page', 'Целевая страница'],
  pageRegister: ['Registration', 'Регистрация'],
  pageSignIn: ['Sign-in', 'Вход'],
  pageHome: ['Home', 'Главная'],
  source: ['Source (optional)', 'Источник (необязательно)'],
  medium: ['Medium (optional)', 'Канал (необязательно)'],
  coupon: ['Promo code (optional)', 'Промокод (необязательно)'],
  nameFirst: ['Enter a campaign name to get its link.', 'Введите название, чтобы получить ссылку.'],
});
