import { defineWords } from '../../../i18n/words.ts';

export const campaignWords = defineWords({
  en: {
    title: 'Campaigns',
    list: 'Campaigns by name',
    campaign: 'Campaign',
    visits: 'Visits',
    activations: 'Activations',
    registrations: 'Registrations',
    payers: 'Payers',
    revenue: 'Revenue',
    days: 'First and last day',
    none: 'No campaigns yet',
    noneHint: 'A campaign appears by itself when somebody comes by a link with ?utm=name.',
  },
  ru: {
    title: 'Кампании',
    list: 'Кампании по названию',
    campaign: 'Кампания',
    visits: 'Переходы',
    activations: 'Активации',
    registrations: 'Регистрации',
    payers: 'Заплатили',
    revenue: 'Выручка',
    days: 'Первый и последний день',
    none: 'Кампаний пока нет',
    noneHint: 'Кампания появляется сама, когда кто-то приходит по ссылке с ?utm=название.',
  },
});
