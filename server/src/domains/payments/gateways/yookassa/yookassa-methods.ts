import type { GatewayMethod } from '../saved-method.ts';
import type { MethodVault } from '../vault.ts';
import type { YookassaApi } from './yookassa-api.ts';
import { isCharge, type YookassaPayment } from './yookassa-wire.ts';

/** The kinds that YooKassa can charge again without the buyer. */
const SAVABLE: readonly string[] = ['bank_card', 'sbp', 'sberbank', 'tinkoff_bank', 'yoo_money'];

/** @param option the kind that the payment method asks for; null leaves it to the page, which then shows savable ones */
export function isSavable(option: string | null): boolean {
  return option === null || SAVABLE.includes(option);
}

/** What a paid payment has saved; undefined when YooKassa saved nothing, and for a charge of a saved method. */
export function savedMethodOf(payment: YookassaPayment): GatewayMethod | undefined {
  const { payment_method: method, status, test } = payment;
  if (status !== 'succeeded' || !method?.saved || isCharge(payment)) return undefined;
  const { card, type } = method;
  return {
    token: method.id,
    customer: null,
    mode: test ? 'test' : 'live',
    state: 'active',
    kind: card ? 'card' : type === 'sbp' ? 'sbp' : 'wallet',
    // For one buyer, the same four values are the same card; all of them are shown anyway.
    fingerprint: card
      ? `${card.card_type} ${card.last4} ${card.expiry_year}-${card.expiry_month}`
      : null,
    brand: card?.card_type ?? type,
    last4: card?.last4 ?? '',
    expires: card ? { year: Number(card.expiry_year), month: Number(card.expiry_month) } : null,
  };
}

/** The payment methods that YooKassa keeps: each has the id of the payment with which it was saved. */
export function createYookassaVault(
  { api, charge }: Pick<MethodVault, 'charge'> & { readonly api: YookassaApi },
  live: boolean,
): MethodVault {
  return {
    mode: live ? 'live' : 'test',
    charge,
    async fetch({ token }) {
      const payment = await api.findPayment(token);
      return payment && savedMethodOf(payment);
    },
    // There is no such call: YooKassa's way is not to use the method any more.
    forget: async () => 'impossible',
  };
}
