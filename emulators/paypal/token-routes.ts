import type { Serve } from '../kit/wire/wire.ts';
import { calls } from './calls.ts';
import { unknownResource } from './errors.ts';
import type { PayPal } from './paypal.ts';
import { placeOf, tokenView } from './views.ts';
import { tokenWebhook } from './webhooks.ts';

/** Saved wallets: the tokens of a customer, and their deletion. */
export function registerTokens(serve: Serve, paypal: PayPal): void {
  const { emulator, vault } = paypal;
  const place = () => placeOf(paypal);

  serve(calls.listTokens, ({ query: { customer_id: customer } }) => ({
    status: 200,
    body: {
      customer: { id: customer },
      payment_tokens: vault.list(customer).map((token) => tokenView(token, place())),
      links: [],
    },
  }));

  serve(calls.readToken, ({ id }) => {
    const token = vault.find(id);
    if (token === undefined) throw unknownResource();
    return { status: 200, body: tokenView(token, place()) };
  });

  serve(calls.deleteToken, ({ id }) => {
    const token = vault.delete(id);
    const payment = token && emulator.payments.find(token.orderId);
    if (token === undefined || payment === undefined) throw unknownResource();
    emulator.webhooks.send(tokenWebhook(paypal, payment, { token, type: 'DELETED' }));
    return { status: 204, body: {} };
  });
}
