import type * as catalogue from '@sesame/contract/console/catalogue.ts';
import type * as macros from '@sesame/contract/console/macros.ts';
import type * as promos from '@sesame/contract/console/payments/promo-codes.ts';

/* What operators write in the rows beside this file. */

const LATER = '2026-04-10T12:00:00.000Z';
export const reason = 'asked for';
export const language = 'ru' as const;

export const productDraft: catalogue.ProductDraft = {
  title: 'Creator set',
  title_ru: '',
  description: '',
  description_ru: '',
  active: false,
  active_from: null,
  picture: '',
  grace_days: 3,
  service_ids: [],
  prices: [{ count: 1, unit: 'month', amount: 9.9 }],
};
export const plan: catalogue.PlannedPrices = {
  takes_effect_at: LATER,
  prices: productDraft.prices,
};
export const serviceDraft: catalogue.ServiceDraft = {
  title: 'Draftwell',
  title_ru: '',
  picture: '/demo/logos/draftwell.svg',
  site: '',
  referral: false,
  low_inventory: null,
  replacement_limit: 0,
};
export const promoTerms: promos.PromoTermsDraft = {
  percent: 20,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  per_user_limit: 1,
  first_purchase_only: false,
  min_amount: 0,
  method_category: null,
  product_ids: [],
  note: '',
};
export const macroDraft: macros.MacroDraft = {
  name: 'Thanks',
  action: null,
  body: 'Hi',
  body_ru: 'Да',
};
export const methodDraft = {
  category: 'worldwide',
  title: 'Card',
  title_ru: 'Карта',
  description: '',
  description_ru: '',
  image_url: 'icon:card',
  fee_percentage: 0,
  button_text: '',
  button_text_ru: '',
  min_total: 1,
  max_total: 500,
  payment_timeout_s: 1_800,
  charge_currency: 'USD',
  provider_option: null,
  enabled: false,
  reason,
} as const;
