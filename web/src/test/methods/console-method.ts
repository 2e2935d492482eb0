import type { ConsoleMethod } from '@sesame/contract/console/payments/gateways.ts';

/** A method of Stripe that is not enabled. */
export function consoleMethod(over: Partial<ConsoleMethod> = {}): ConsoleMethod {
  return {
    gateway: 'card',
    provider: 'stripe',
    provider_live: true,
    test_mode: false,
    category: 'worldwide',
    title: 'Card',
    title_ru: 'Карта',
    description: 'Any bank',
    description_ru: 'Любой банк',
    image_url: 'icon:card',
    fee_percentage: 3.5,
    button_text: '',
    button_text_ru: '',
    min_total: 1,
    max_total: 1000,
    payment_timeout_s: 3600,
    charge_currency: 'USD',
    provider_option: null,
    enabled: false,
    position: 0,
    version: 4,
    ...over,
  };
}
