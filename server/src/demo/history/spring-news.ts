import type { AnnouncementTexts } from './marketing.ts';

export const springNews: AnnouncementTexts = {
  title: 'New in the catalogue: Creator set',
  title_ru: 'Новинка в каталоге: «Набор автора»',
  description: 'Interface design, video editing and image generation in one plan.',
  description_ru: 'Дизайн интерфейсов, видеомонтаж и генерация изображений в одной подписке.',
  button_text: '',
  button_text_ru: '',
  button_href: '',
  image: null,
  image_alt: '',
  image_alt_ru: '',
  audience: 'all',
  language: null,
  priority: 0,
};
