import type { SavedMethod } from '@sesame/contract/shop/saved-methods.ts';

/** Names as the brands write them; providers send keys. Others are shown with a capital. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  amazon_pay: 'Amazon Pay',
  cashapp: 'Cash App Pay',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  mir: 'Mir',
  paypal: 'PayPal',
  revolut_pay: 'Revolut Pay',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

export function brandOf({ brand, provider }: Pick<SavedMethod, 'brand' | 'provider'>): string {
  const key = brand === '' ? provider : brand;
  const words = key.replaceAll('_', ' ');
  return BRANDS[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** `2030-12` as cards show it: `12/30`. */
export function cardMonth(expires: string): string {
  const [year = '', month = ''] = expires.split('-');
  return `${month}/${year.slice(-2)}`;
}
