import { texts } from '@sesame/contract/texts/dictionary.ts';
import { fillText } from '@sesame/contract/texts/fill-text.ts';
import { describe, expect, test } from 'vitest';
import { chargeText } from './charge-text.ts';
import type { I18n } from './use-i18n.ts';

const i18n: Record<'en' | 'ru', I18n> = {
  en: { language: 'en', t: (key, params) => fillText(texts.en[key], 'en', params) },
  ru: { language: 'ru', t: (key, params) => fillText(texts.ru[key], 'ru', params) },
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const charge = {
  currency: 'RUB',
  amountMinor: 8_675_784,
  rate: 81.23,
  // Midnight of the 21st in Moscow, still the 20th in London.
  rate_at: '2026-11-20T21:00:00.000Z',
  source: 'cbr',
} as const;

describe('a sum in rubles', () => {
  test.each([
    ['en', '= ₽86,757.84 at 81.23 per dollar (Bank of Russia, 21.11)'],
    ['ru', '= 86 757,84 ₽ по курсу 81,23 (ЦБ, 21.11)'],
  ] as const)('shows in %s the Bank of Russia and the date in Moscow', (language, text) => {
    expect(plain(chargeText(i18n[language], charge))).toBe(text);
  });

  test.each([
    ['en', 'operator', '= ₽86,757.84 at our rate of 81.2345 per dollar'],
    ['ru', 'setting', '= 86 757,84 ₽ по нашему курсу 81,2345'],
  ] as const)('shows in %s that the rate of an %s is the shop’s', (language, source, text) => {
    expect(plain(chargeText(i18n[language], { ...charge, source, rate: 81.2345 }))).toBe(text);
  });
});
