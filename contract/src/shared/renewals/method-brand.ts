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
  sberbank: 'SberPay',
  sbp: 'SBP (СБП)',
  tinkoff_bank: 'T-Pay',
  unionpay: 'UnionPay',
  visa: 'Visa',
  yoo_money: 'YooMoney',
};

export function brandOf({
  brand,
  provider,
}: {
  readonly brand: string;
  readonly provider: string;
}): string {
  const key = brand === '' ? provider : brand;
  const words = key.replaceAll('_', ' ');
  return BRANDS[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Visa ···4242`, or the name of a wallet. */
export function shortMethodName(
  method: Parameters<typeof brandOf>[0] & { readonly last4: string },
): string {
  const brand = brandOf(method);
  return method.last4 === '' ? brand : `${brand} ···${method.last4}`;
}
