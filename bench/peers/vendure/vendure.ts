import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { findFreePort } from '../../../scripts/run/free-port.ts';
import { expectOk, send } from '../../load/http-client.ts';
import { runNode } from '../../node-process.ts';
import { addressOf, createDatabase } from '../database.ts';
import { installPeer, versionOf } from '../install.ts';
import type { Offer } from '../offer.ts';
import type { Peer, PeerBuyer } from '../peer.ts';
import { untilAnswers } from '../until-answers.ts';
import { graphqlCall } from './graphql.ts';
import * as queries from './queries.ts';
import { seedVendure } from './seed.ts';

/** Vendure with its server and its worker, as it runs in production, each one process. */
export async function prepareVendure(besideUrl: string, offer: Offer): Promise<Peer> {
  const folder = installPeer('vendure');
  const place = await createDatabase(besideUrl, 'vendure');
  const port = await findFreePort('127.0.0.1', 0);
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_NO_WARNINGS: '1',
    VENDURE_DISABLE_TELEMETRY: 'true',
    PEER_HOST: '127.0.0.1',
    PEER_PORT: String(port),
    PEER_SECRET: randomBytes(16).toString('base64url'),
    PEER_DATABASE: JSON.stringify(place),
  };
  await seedVendure(folder, environment, offer);
  const catalogue = {
    call: graphqlCall(queries.listProducts, { take: offer.products.length }),
    contains: { '"variants":': offer.products.length, '"priceWithTax":': offer.plans },
  };
  const start = () => {
    const programs = ['server.mjs', 'worker.mjs'].map((script) =>
      runNode([script], environment, 'ignore', folder),
    );
    return {
      url,
      pids: programs.map(({ child }) => child.pid ?? 0),
      stop: async () => {
        await Promise.all(programs.map((program) => program.stop()));
      },
    };
  };
  const database = new pg.Pool({ connectionString: addressOf(place), max: 1 });
  const call = async (query: string, variables = {}, buyer?: PeerBuyer) =>
    expectOk(await send(`${url}/shop-api`, graphqlCall(query, variables, buyer?.token))).text;
  const running = start();
  await untilAnswers(url, catalogue);
  const variants = await variantIds(call, offer);

  return {
    name: `Vendure ${versionOf(folder, '@vendure/core')}`,
    url,
    catalogue,
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
    async countSold() {
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::int as count from "order" where state = 'PaymentSettled'`,
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
