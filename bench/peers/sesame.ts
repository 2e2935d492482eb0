import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { listPayments } from '@sesame/contract/shop/payments.ts';
import { login, register } from '@sesame/contract/shop/users.ts';
import { bearer } from '../buyers.ts';
import { expectOk, postJson } from '../load/http-client.ts';
import { countGrants, decideAtBank, placeOrder } from '../sell.ts';
import type { BenchShop } from '../shop.ts';
import { waitUntil } from '../wait-until.ts';
import type { Offer } from './offer.ts';
import type { Peer } from './peer.ts';
import { prepareRestart } from './restart-sesame.ts';

/** Access follows the bank's webhook; asking the database for it costs the shop nothing. */
const GRANT_POLL_MS = 20;

/** Our own shop, loaded like its peers. The bench's process is loaded; another one, alike, is started. */
export async function prepareSesame(shop: BenchShop, offer: Offer): Promise<Peer> {
  const plans = offer.products.flatMap((product) => (product.active ? product.plans : []));
  const catalogue = {
    call: { path: listSubPlans.path },
    contains: { '"price_table":': offer.products.length, '"amount":': offer.plans },
  };
  return {
    name: 'Sesame',
    url: shop.url,
    catalogue,
    async signUp(email, password) {
      const body = { email, password };
      const answer = expectOk(await postJson(`${shop.url}${register.path}`, body, {}));
      await shop.database.query(
        'update users set email_confirmed_at = now() where email_confirmed_at is null',
      );
      return { email, password, token: JSON.parse(answer.text).access_token };
    },
    signIn: ({ email, password }) => ({
      call: {
        method: 'POST',
        path: login.path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      },
      contains: { '"access_token":': 1 },
    }),
    listOrders: ({ token }, count) => ({
      call: { path: listPayments.path, headers: bearer(token) },
      contains: { '"sub_plan_id":': count, '"status":"Active"': count },
    }),
    async buy({ token }, plan) {
      const priceId = plans[plan % plans.length]?.id ?? 0;
      const { paymentId, bankId } = await placeOrder(shop, token, priceId);
      await decideAtBank(shop, bankId, 'pay');
      await waitUntil(() => isGranted(shop, paymentId), GRANT_POLL_MS);
    },
    countSold: () => countGrants(shop),
    start: await prepareRestart(shop, catalogue),
    // The caller's shop goes on, because PostgreSQL of all shops belongs to it.
    stop: async () => {},
  };
}

async function isGranted({ database }: BenchShop, paymentId: string): Promise<boolean> {
  const { rowCount } = await database.query('select from grants where payment_id = $1', [
    paymentId,
  ]);
  return rowCount !== 0;
}
