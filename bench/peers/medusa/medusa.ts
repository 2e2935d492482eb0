import { addressOf, openCount } from '../database.ts';
import { versionOf } from '../install.ts';
import type { Offer } from '../offer.ts';
import type { Peer, PeerBuyer } from '../peer.ts';
import { setUpPeer } from '../set-up.ts';
import { startForLoad } from '../start-for-load.ts';
import { startProcesses } from '../start-processes.ts';
import { createClient } from './client.ts';
import { CLI, operator, seedMedusa } from './seed.ts';
import { sellBy } from './sell.ts';

const PRODUCT_FIELDS =
  'id,title,handle,description,variants.title,variants.sku,*variants.calculated_price';
const ORDER_FIELDS =
  'id,display_id,status,created_at,currency_code,total,payment_collections.status,*items';
const SIGN_IN = '/auth/customer/emailpass';
const COUNT_CAPTURED = 'select count(*)::int as count from payment where captured_at is not null';

/** Medusa in one process, its events, workflows, cache and locks in memory, which is what it does without Redis. */
export async function prepareMedusa(besideUrl: string, offer: Offer): Promise<Peer> {
  const { folder, database, port, url, env } = await setUpPeer('medusa', besideUrl);
  const environment = {
    ...env,
    MEDUSA_DISABLE_TELEMETRY: 'true',
    PEER_ADDRESS: addressOf(database),
  };
  const { key, region, variants } = await seedMedusa(folder, environment, offer);
  const { build, call } = createClient(url, key);
  const { length } = offer.products;
  const catalogue = {
    call: build(
      'GET',
      `/store/products?limit=${length}&region_id=${region}&fields=${PRODUCT_FIELDS}`,
    ),
    contains: { '"variants":': length, '"calculated_amount":': offer.plans },
  };
  const program = [CLI, 'start', '--host', '127.0.0.1', '--port', String(port)];
  const peer = {
    name: `Medusa ${versionOf(folder, '@medusajs/medusa')}`,
    url,
    catalogue,
    start: () => startProcesses(url, [program], environment, folder),
    sales: openCount(database, COUNT_CAPTURED),
  };
  const signIn = ({ email, password }: Pick<PeerBuyer, 'email' | 'password'>) =>
    build('POST', SIGN_IN, { email, password });

  return await startForLoad(peer, async () => {
    const admin = await call<{ token: string }>('POST', '/auth/user/emailpass', operator);
    const sell = sellBy({ build, call }, region, admin.token);
    return {
      async signUp(email, password) {
        const account = { email, password };
        const made = await call<{ token: string }>('POST', `${SIGN_IN}/register`, account);
        await call('POST', '/store/customers', { email }, made.token);
        const { token } = await call<{ token: string }>('POST', SIGN_IN, account);
        return { email, password, token };
      },
      signIn: (buyer) => ({ call: signIn(buyer), contains: { '"token":': 1 } }),
      listOrders: ({ token }, count) => ({
        call: build('GET', `/store/orders?limit=${count}&fields=${ORDER_FIELDS}`, undefined, token),
        contains: { '"display_id":': count, '"payment_status":"captured"': count },
      }),
      buy: (buyer, plan) => sell(buyer, variants[plan % variants.length] ?? ''),
    };
  });
}
