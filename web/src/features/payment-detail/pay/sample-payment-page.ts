import type { PaymentPage } from '@sesame/contract/shop/payment-page.ts';

/** A payment of 10.68 dollars by the SBP that can be made for an hour. */
export function paymentPage(over: Partial<PaymentPage> = {}): PaymentPage {
  return {
    id: '0199a000-0000-7000-8000-000000000009',
    state: 'open',
    title: 'Askara Pro',
    title_ru: '',
    picture: '/demo/logos/askara.svg',
    product_id: 1,
    duration: '3 mons',
    total: 10.68,
    created_at: '2026-03-10T12:00:00.000Z',
    expires_at: '2026-03-10T13:00:00.000Z',
    access_until: null,
    sbp_link: 'https://qr.nspk.ru/AS1000670LSS7DN18SJQDNP4B05KLJL2?type=01&sum=85440&cur=RUB',
    coins: null,
    ...over,
  };
}
