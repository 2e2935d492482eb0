import type { Language } from '../limits.ts';

interface GiftCardTexts {
  readonly title: string;
  readonly code: string;
  readonly how: string;
  readonly qr: string;
}

/** What is printed on the card of a gift, in the language that its buyer chooses for the recipient. */
export const giftCardTexts: Readonly<Record<Language, GiftCardTexts>> = {
  en: {
    title: 'A gift for you',
    code: 'Gift code',
    how: 'Scan the code or open the address, sign in, and redeem your gift. It works once and costs you nothing.',
    qr: 'QR code that opens the page where the gift is redeemed',
  },
  ru: {
    title: 'Подарок для\u00a0вас',
    code: 'Код подарка',
    how: 'Отсканируйте код или откройте адрес, войдите и\u00a0активируйте подарок. Код срабатывает один раз, платить ничего не\u00a0нужно.',
    qr: 'QR-код страницы, на\u00a0которой активируют подарок',
  },
};
