import { expectOk, send } from '../../load/http-client.ts';
import { openCount } from '../database.ts';
import { versionOf } from '../install.ts';
import type { Offer } from '../offer.ts';
import type { Peer, PeerBuyer } from '../peer.ts';
import { setUpPeer } from '../set-up.ts';
import { startForLoad } from '../start-for-load.ts';
import { startProcesses } from '../start-processes.ts';
import { graphqlCall } from './graphql.ts';
import * as queries from './queries.ts';
import { seedVendure } from './seed.ts';

const COUNT_SETTLED = `select count(*)::int as count from "order" where state = 'PaymentSettled'`;

/** Vendure with its server and its worker, as it runs in production, each one process. */
export async function prepareVendure(besideUrl: string, offer: Offer): Promise<Peer> {
  const { folder, database, port, url, env } = await setUpPeer('vendure', besideUrl);
  const environment = {
    ...env,
    VENDURE_DISABLE_TELEMETRY: 'true',
    PEER_HOST: '127.0.0.1',
    PEER_PORT: String(port),
    PEER_DATABASE: JSON.stringify(database),
  };
  await seedVendure(folder, environment, offer);
  const peer = {
    name: `Vendure ${versionOf(folder, '@vendure/core')}`,
    url,
    catalogue: {
      call: graphqlCall(queries.listProducts, { take: offer.products.length }),
      contains: { '"variants":': offer.products.length, '"priceWithTax":': offer.plans },
    },
    start: () => startProcesses(url, [['server.mjs'], ['worker.mjs']], environment, folder),
    sales: openCount(database, COUNT_SETTLED),
  };
  const call = async (query: string, variables = {}, buyer?: PeerBuyer) =>
    expectOk(await send(`${url}/shop-api`, graphqlCall(query, variables, buyer?.token))).text;

  return await startForLoad(peer, async () => {
    const variants = await variantIds(call, offer);
    return {
      async signUp(email, password) {
        await call(queries.register, { email, password });
        const { method, headers, body } = graphqlCall(queries.signIn, { email, password });
        const answer = await fetch(`${url}/shop-api`, { method, headers, body });
        const token = answer.headers.get('vendure-auth-token');
        if (token === null) throw new Error(`no sign-in: ${await answer.text()}`);
        return { email, password, token };
      },
      signIn: ({ email, password }) => ({
        call: graphqlCall(queries.signIn, { email, password }),
        contains: { '"identifier":': 1 },
      }),
      listOrders: ({ token }, count) => ({
        call: graphqlCall(queries.listOrders, { take: count }, token),
        contains: { '"code":': count, '"state":"PaymentSettled"': count },
      }),
      async buy(buyer, plan) {
        await call(queries.addItem, { variant: variants[plan % variants.length] }, buyer);
        await call(queries.arrangePayment, {}, buyer);
        const paid = await call(queries.pay, {}, buyer);
        if (!paid.includes('"PaymentSettled"')) throw new Error(`not paid: ${paid.slice(0, 300)}`);
      },
    };
  });
}

interface Listed {
  readonly data: {
    readonly products: {
      readonly items: readonly { readonly variants: readonly { readonly id: string }[] }[];
    };
  };
}

async function variantIds(
  call: (query: string, variables: object) => Promise<string>,
  { products }: Offer,
): Promise<string[]> {
  // The cast is safe: it is what the query asks for.
  const { data } = JSON.parse(
    await call(queries.listProducts, { take: products.length }),
  ) as Listed;
  return data.products.items.flatMap(({ variants }) => variants.map(({ id }) => id));
}
