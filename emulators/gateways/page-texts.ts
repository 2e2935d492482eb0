import type { Language } from '../kit/page/choose-language.ts';

interface FrontPageTexts {
  brand: string;
  badge: string;
  title: string;
  hint: string;
}

export const pageTexts: Record<Language, FrontPageTexts> = {
  en: {
    brand: 'Payment providers',
    badge: 'Test mode',
    title: 'Emulators of payment providers',
    hint: 'Each speaks the protocol of its provider. No money moves here.',
  },
  ru: {
    brand: 'Платёжные провайдеры',
    badge: 'Тестовый режим',
    title: 'Эмуляторы платёжных провайдеров',
    hint: 'Каждый говорит на протоколе своего провайдера. Настоящих денег здесь нет.',
  },
};
