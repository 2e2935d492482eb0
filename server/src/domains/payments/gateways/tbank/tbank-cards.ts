import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { GatewayReport } from '../report.ts';
import type { GatewayMethod, SavedMethodKey } from '../saved-method.ts';
import type { MethodVault } from '../vault.ts';
import { requestKeyOf, type TbankAccounts } from './tbank-accounts.ts';
import type { TbankApi } from './tbank-api.ts';
import type { TbankCard } from './tbank-wire.ts';

interface Needs extends Pick<MethodVault, 'charge'> {
  readonly api: Pick<TbankApi, 'findCards' | 'removeCard'>;
  readonly accounts: Pick<TbankAccounts, 'fetch'>;
  readonly live: boolean;
}

/**
 * The cards that T-Bank keeps. Each payment that saves one has a separate customer there, named by the order: so the
 * list of the customer's cards has what that payment has saved, and nothing else.
 */
export function createTbankVault({ api, accounts, live, charge }: Needs) {
  const mode = live ? 'live' : 'test';

  async function find({ token, customer }: SavedMethodKey): Promise<TbankCard | undefined> {
    if (customer === null) return undefined;
    return (await api.findCards(customer)).find(({ RebillId: id }) => id === token);
  }

  function methodOf(card: TbankCard, customer: string): GatewayMethod {
    const { Pan: pan, ExpDate: expires = '', RebillId, Status: status } = card;
    const last4 = /\d{4}$/.exec(pan)?.[0] ?? '';
    const [, month, year] = /^(\d\d)(\d\d)$/.exec(expires) ?? [];
    return {
      token: RebillId ?? '',
      customer,
      mode,
      state: status === 'A' ? 'active' : 'removed',
      kind: 'card',
      // For one buyer, the same masked number and expiry are the same card.
      fingerprint: `${pan} ${expires}`,
      brand: brandOf(pan),
      last4,
      expires: month && year ? { year: 2000 + Number(year), month: Number(month) } : null,
    };
  }

  const vault: MethodVault = {
    mode,
    charge,
    async fetch(key) {
      const requestKey = requestKeyOf(key);
      if (requestKey !== undefined) return accounts.fetch(key, requestKey);
      const card = await find(key);
      return card && methodOf(card, key.customer ?? '');
    },
    async forget(key) {
      if (requestKeyOf(key) !== undefined) return 'impossible';
      const card = await find(key);
      if (card?.Status === 'A') await api.removeCard(key.customer ?? '', card.CardId);
      return 'done';
    },
  };

  return {
    vault,
    /** What the paid payment of an order has saved: a card that can be charged again, or nothing. */
    async savedBy(
      orderId: string,
    ): Promise<Partial<Pick<GatewayReport, 'savedMethod' | 'unclear'>>> {
      try {
        const cards = await api.findCards(orderId);
        const card = cards.find(({ RebillId: id, Status: status }) => id && status === 'A');
        return card === undefined ? {} : { savedMethod: methodOf(card, orderId) };
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error;
        // The payment is good, and it does not wait for the list.
        return error.certainty === 'refused' ? {} : { unclear: 'the saved cards are not listed' };
      }
    },
  };
}

/** The payment system by the first digits; the bank shows only some. */
function brandOf(pan: string): string {
  if (/^220[0-4]/.test(pan)) return 'mir';
  if (/^4/.test(pan)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(pan)) return 'mastercard';
  return '';
}
