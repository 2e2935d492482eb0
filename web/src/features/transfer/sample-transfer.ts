/** Data of the demo, invented. The card number fails every bank's check. */
export const sampleTransfer = {
  totalCents: 1_032,
  cardNumber: '0000 1234 5678 9012',
  recipient: { en: 'Ivan P.', ru: 'Иван П.' },
  bank: { en: 'Example Bank', ru: 'Пример Банк' },
  product: 'Askara Pro',
  logo: '/demo/logos/askara.svg',
  duration: '3 mons',
} as const;
