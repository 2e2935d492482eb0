import { defineMessages } from '../../../i18n/define-messages.ts';

export const campaignMessages = defineMessages({
  title: ['Campaigns', 'Кампании'],
  list: ['Campaigns by name', 'Кампании по названию'],
  activations: ['Activations', 'Активации'],
  payers: ['Buyers who paid', 'Оплатили'],
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
  pageLogin: ['Sign-in', 'Вход'],
  pageHome: ['Home', 'Главная'],
  source: ['Source (optional)', 'Источник (необязательно)'],
  medium: ['Medium (optional)', 'Канал (необязательно)'],
  coupon: ['Promo code (optional)', 'Промокод (необязательно)'],
  nameFirst: ['Enter a campaign name to get its link.', 'Введите название, чтобы получить ссылку.'],
});
