import type { NumberedTexts } from '../split-by-language.ts';

/** Texts of gifts. */
export const giftsTexts = {
  giftInvalid: [2200, 'This code does not work. Check each character, or write to the person who gave it to you.', 'Этот код не\u00a0подходит. Проверьте каждый символ или спросите у\u00a0того, кто вам его подарил.'],
  giftUsed: [2201, 'This gift has already been redeemed.', 'Этот подарок уже активирован.'],
  giftUnavailable: [2202, 'This gift cannot be redeemed right now. Try again later, or write to support.', 'Сейчас этот подарок активировать нельзя. Попробуйте позже или напишите в\u00a0поддержку.'],
  giftChanged: [2203, 'The amount has changed. Look at it again.', 'Сумма изменилась. Проверьте её ещё раз.'],
  nextGift: [2204, 'Your gift is ready: its code and card are on the page of your gifts.', 'Подарок готов: код и\u00a0открытка на\u00a0странице ваших подарков.'],
  openGifts: [2205, 'Open my gifts', 'Открыть мои подарки'],
  stepGiftReady: [2206, 'The code of the gift was made', 'Код подарка создан'],
  stepGiftClaimed: [2207, 'The gift was redeemed', 'Подарок активирован'],
} as const satisfies NumberedTexts;
