import type * as z from 'zod/mini';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { GatewayMethod } from '../saved-method.ts';
import type { MethodVault } from '../vault.ts';
import type { PayPalSession } from './paypal-session.ts';
import {
  type PayPalOrder,
  type PayPalToken,
  paymentToken,
  paymentTokenList,
  refusedWith,
} from './paypal-wire.ts';

const TOKENS = '/v3/vault/payment-tokens';

interface Needs extends Pick<MethodVault, 'charge'> {
  readonly session: PayPalSession;
  find<T>(schema: z.ZodMiniType<T>, path: string): Promise<T | undefined>;
  /** Whether the API (live or sandbox) matches the mode of the shop. */
  readonly fits: boolean;
  readonly mode: MethodVault['mode'];
}

/** Wallets that PayPal keeps for the shop. */
export function createPayPalVault({ session, find, charge, fits, mode }: Needs) {
  const methodOf = (token: PayPalToken, payer: string | null): GatewayMethod => ({
    token: token.id,
    customer: token.customer?.id ?? null,
    mode,
    state: 'active',
    kind: 'wallet',
    fingerprint: payer,
    brand: 'paypal',
    last4: '',
    expires: null,
  });

  return {
    mode,

    async charge(request) {
      if (!fits) throw new GatewayUnavailable('refused', 'the PayPal app is of the other mode');
      return charge(request);
    },

    async fetch({ token }) {
      const found = await find(paymentToken, pathOf(token));
      return found && methodOf(found, found.payment_source?.paypal?.payer_id ?? null);
    },

    async forget({ token }) {
      const answer = await session.call({ method: 'DELETE', path: pathOf(token) });
      if (answer.status >= 400 && answer.status !== 404) throw refusedWith(answer);
      return 'done';
    },

    /** What a captured order says that it has saved. */
    namedBy({ payment_source: source }: PayPalOrder): GatewayMethod | undefined {
      const { id, customer } = source?.paypal?.attributes?.vault ?? {};
      return id === undefined
        ? undefined
        : methodOf({ id, customer }, source?.paypal?.account_id ?? null);
    },

    /** For an order that names only the customer, because PayPal was still making the token: the one that they have. */
    async listedFor({ payment_source: source }: PayPalOrder): Promise<GatewayMethod | undefined> {
      const { customer } = source?.paypal?.attributes?.vault ?? {};
      if (customer === undefined) return undefined;
      const path = `${TOKENS}?customer_id=${encodeURIComponent(customer.id)}`;
      const { payment_tokens: tokens = [] } = (await find(paymentTokenList, path)) ?? {};
      const [only, another] = tokens;
      const payer = source?.paypal?.account_id ?? null;
      return only === undefined || another !== undefined ? undefined : methodOf(only, payer);
    },
  } satisfies MethodVault & { namedBy: unknown; listedFor: unknown };
}

export type PayPalVault = ReturnType<typeof createPayPalVault>;

function pathOf(token: string): string {
  return `${TOKENS}/${encodeURIComponent(token)}`;
}
