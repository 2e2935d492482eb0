import type * as z from 'zod/mini';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { GatewayReport } from '../report.ts';
import type { GatewayMethod, SavedMethodKey } from '../saved-method.ts';
import type { VerifiedWebhook } from '../webhooks.ts';
import type { TbankApi } from './tbank-api.ts';
import type { TbankAccountState, tbankLink } from './tbank-wire.ts';

/** Stands before the key of the request that linked an account, in place of the customer that a card has. */
const PREFIX = 'sbp:';
const NAME_MAX = 60;

const STATES: Readonly<Record<string, GatewayMethod['state']>> = {
  ACTIVE: 'active',
  INACTIVE: 'removed',
};

/** The key of the request that linked an account; undefined for a card. */
export function requestKeyOf({ customer }: SavedMethodKey): string | undefined {
  return customer?.startsWith(PREFIX) ? customer.slice(PREFIX.length) : undefined;
}

/** Accounts that buyers have linked by the Faster Payments System (SBP). The bank has no call that removes one. */
export function createTbankAccounts({
  api,
  live,
}: {
  readonly api: Pick<TbankApi, 'findAccountState' | 'findAccountToken'>;
  readonly live: boolean;
}) {
  function methodOf(
    { Status: status, BankMemberId: bank, BankMemberName: name }: TbankAccountState,
    { requestKey, token }: { readonly requestKey: string; readonly token: string },
  ): GatewayMethod {
    return {
      ...{ token, customer: `${PREFIX}${requestKey}`, mode: live ? 'live' : 'test' },
      state: STATES[status] ?? 'pending',
      kind: 'sbp',
      // The bank says no more of an account: of one buyer, the newest at the same bank replaces the one before.
      fingerprint: bank ? `${PREFIX}${bank}` : null,
      brand: name?.slice(0, NAME_MAX) || 'sbp',
      ...{ last4: '', expires: null },
    };
  }

  return {
    async fetch({ token }: SavedMethodKey, requestKey: string): Promise<GatewayMethod | undefined> {
      const state = await api.findAccountState(requestKey);
      return state && methodOf(state, { requestKey, token });
    },
    /** What a paid payment has linked: an account that can be charged, or nothing yet. */
    async savedBy(
      requestKey: string,
    ): Promise<Partial<Pick<GatewayReport, 'savedMethod' | 'unclear'>>> {
      try {
        const state = await api.findAccountState(requestKey);
        if (state?.Status !== 'ACTIVE') return {};
        const token = await api.findAccountToken(requestKey);
        return token ? { savedMethod: methodOf(state, { requestKey, token }) } : {};
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error;
        // The payment is good, and it does not wait for the account.
        return error.certainty === 'refused' ? {} : { unclear: 'the linked account is not shown' };
      }
    },
    /** The buyer has turned off automatic payments in the app of their bank. */
    async isRevoked(requestKey: string): Promise<boolean> {
      return (await api.findAccountState(requestKey))?.Status === 'INACTIVE';
    },
  };
}

export type TbankAccounts = ReturnType<typeof createTbankAccounts>;

/** Its token is not taken from the webhook: the account is read again, as every other state. */
export function aboutLink({
  RequestKey: key,
  Status: status,
}: z.infer<typeof tbankLink>): VerifiedWebhook {
  return {
    kind: 'payment',
    eventKey: `link ${key} ${status}`,
    ...{ reference: null, secondaryReference: null, orderId: null },
    savingReference: key,
    namesToken: true,
  };
}
