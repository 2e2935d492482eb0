import { fillText } from '../../texts/fill-text.ts';
import { type DurationUnit, parseDuration } from '../durations.ts';
import type { Language } from '../limits.ts';

interface GiftCardTexts {
  readonly title: string;
  readonly code: string;
  readonly how: string;
  readonly qr: string;
  readonly term: Readonly<Record<DurationUnit, string>>;
}

/** What is printed on the card of a gift, in the language that its buyer chooses for the recipient. */
export const giftCardTexts: Readonly<Record<Language, GiftCardTexts>> = {
  en: {
    title: 'A gift for you',
    code: 'Gift code',
    how: 'Scan the code or open the address, sign in, and redeem your gift. It works once and costs you nothing.',
    qr: 'QR code that opens the page where the gift is redeemed',
    term: {
      day: '{count, plural, one {# day} other {# days}}',
      month: '{count, plural, one {# month} other {# months}}',
      year: '{count, plural, one {# year} other {# years}}',
    },
  },
  ru: {
    title: 'Подарок для\u00a0вас',
    code: 'Код подарка',
    how: 'Отсканируйте код или откройте адрес, войдите и\u00a0активируйте подарок. Код срабатывает один раз, платить ничего не\u00a0нужно.',
    qr: 'QR-код страницы, на\u00a0которой активируют подарок',
    term: {
      day: '{count, plural, one {#\u00a0день} few {#\u00a0дня} many {#\u00a0дней} other {#\u00a0дня}}',
      month:
        '{count, plural, one {#\u00a0месяц} few {#\u00a0месяца} many {#\u00a0месяцев} other {#\u00a0месяца}}',
      year: '{count, plural, one {#\u00a0год} few {#\u00a0года} many {#\u00a0лет} other {#\u00a0года}}',
    },
  },
};

/** How long the gift lasts, in the language of the card. */
export function giftCardTerm(language: Language, duration: string): string {
  const parsed = parseDuration(duration);
  if (!parsed) return duration;
  return fillText(giftCardTexts[language].term[parsed.unit], language, { count: parsed.count });
}
