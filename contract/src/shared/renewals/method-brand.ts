/** Names as the brands write them; providers send keys. Others are shown with a capital. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  amazon_pay: 'Amazon Pay',
  cashapp: 'Cash App Pay',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  mir: 'Mir',
  nowpayments: 'NOWPayments',
  paypal: 'PayPal',
  revolut_pay: 'Revolut Pay',
  sberbank: 'SberPay',
  sbp: 'SBP (СБП)',
  tbank: 'T-Bank',
  tinkoff_bank: 'T-Pay',
  transfer: 'Bank transfer',
  unionpay: 'UnionPay',
  visa: 'Visa',
  yoo_money: 'YooMoney',
  yookassa: 'YooKassa',
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

/** The name of a payment provider. */
export function providerName(provider: string): string {
  return brandOf({ brand: '', provider });
}

/** `Visa ···4242`, or the name of a wallet. */
export function shortMethodName(
  method: Parameters<typeof brandOf>[0] & { readonly last4: string },
): string {
  const brand = brandOf(method);
  return method.last4 === '' ? brand : `${brand} ···${method.last4}`;
}
