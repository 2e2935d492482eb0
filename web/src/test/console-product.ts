import type { ConsoleProduct } from '@sesame/contract/console/catalogue.ts';

/** A product of one service that is sold by the month, at 9.90. */
export function consoleProduct(over: Partial<ConsoleProduct> = {}): ConsoleProduct {
  return {
    id: 3,
    version: 2,
    state: 'active',
    title: 'Creator set',
    title_ru: 'Набор автора',
    description: 'Design and video',
    description_ru: 'Дизайн и видео',
    picture: '',
    active_from: null,
    grace_days: 3,
    services: [{ id: 7, title: 'Draftwell', title_ru: '', picture: '/demo/logos/framic.svg' }],
    prices: [{ id: 31, count: 1, unit: 'month', amount: 9.9 }],
    past_prices: [],
    planned_prices: null,
    ...over,
  };
}
