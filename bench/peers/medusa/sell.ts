import type { PeerBuyer } from '../peer.ts';
import type { Client } from './client.ts';

interface Made {
  readonly id: string;
}

interface Completed {
  readonly order?: {
    readonly payment_collections: readonly { readonly payments: readonly Made[] }[];
  };
}

const PAYMENT = 'fields=id,*payment_collections,*payment_collections.payments';

/**
 * Sells as a storefront of Medusa does: a cart with the plan, its payment by the manual provider, and the order. Then an operator
 * captures the payment, because that provider only authorizes.
 */
export function sellBy(
  { call }: Client,
  region: string,
  operatorToken: string,
): (buyer: PeerBuyer, variant: string) => Promise<void> {
  return async ({ email, token }, variant) => {
    const { cart } = await call<{ cart: Made }>(
      'POST',
      '/store/carts',
      { region_id: region, email, items: [{ variant_id: variant, quantity: 1 }] },
      token,
    );
    const { payment_collection: collection } = await call<{ payment_collection: Made }>(
      'POST',
      '/store/payment-collections',
      { cart_id: cart.id },
      token,
    );
    await call(
      'POST',
      `/store/payment-collections/${collection.id}/payment-sessions`,
      { provider_id: 'pp_system_default' },
      token,
    );
    const { order } = await call<Completed>(
      'POST',
      `/store/carts/${cart.id}/complete?${PAYMENT}`,
      {},
      token,
    );
    const payment = order?.payment_collections[0]?.payments[0];
    if (payment === undefined) throw new Error('the cart did not become an order with a payment');
    await call('POST', `/admin/payments/${payment.id}/capture`, {}, operatorToken);
  };
}
