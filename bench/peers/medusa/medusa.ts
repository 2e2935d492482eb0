import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { findFreePort } from '../../../scripts/run/free-port.ts';
import { runNode } from '../../node-process.ts';
import { addressOf, createDatabase } from '../database.ts';
import { installPeer, versionOf } from '../install.ts';
import type { Offer } from '../offer.ts';
import type { Peer, PeerBuyer } from '../peer.ts';
import { untilAnswers } from '../until-answers.ts';
import { createClient } from './client.ts';
import { CLI, operator, seedMedusa } from './seed.ts';
import { sellBy } from './sell.ts';

const PRODUCT_FIELDS =
  'id,title,handle,description,variants.title,variants.sku,*variants.calculated_price';
const ORDER_FIELDS =
  'id,display_id,status,created_at,currency_code,total,payment_collections.status,*items';
const SIGN_IN = '/auth/customer/emailpass';

/** Medusa in one process, its events, workflows, cache and locks in memory, which is what it does without Redis. */
export async function prepareMedusa(besideUrl: string, offer: Offer): Promise<Peer> {
  const folder = installPeer('medusa');
  const place = await createDatabase(besideUrl, 'medusa');
  const port = await findFreePort('127.0.0.1', 0);
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_NO_WARNINGS: '1',
    MEDUSA_DISABLE_TELEMETRY: 'true',
    PEER_ADDRESS: addressOf(place),
    PEER_SECRET: randomBytes(16).toString('base64url'),
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
  const start = () => {
    const args = [CLI, 'start', '--host', '127.0.0.1', '--port', String(port)];
    const { child, stop } = runNode(args, environment, 'ignore', folder);
    return { url, pids: [child.pid ?? 0], stop };
  };
  const database = new pg.Pool({ connectionString: addressOf(place), max: 1 });
  const running = start();
  await untilAnswers(url, catalogue);
  const admin = await call<{ token: string }>('POST', '/auth/user/emailpass', operator);
  const sell = sellBy({ build, call }, region, admin.token);
  const signIn = ({ email, password }: Pick<PeerBuyer, 'email' | 'password'>) =>
    build('POST', SIGN_IN, { email, password });

  return {
    name: `Medusa ${versionOf(folder, '@medusajs/medusa')}`,
    url,
    catalogue,
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
    async countSold() {
      const { rows } = await database.query<{ count: number }>(
        'select count(*)::int as count from payment where captured_at is not null',
      );
      return rows[0]?.count ?? 0;
    },
    start,
    async stop() {
      await database.end();
      await running.stop();
    },
  };
}
