import { join } from 'node:path';
import { findFreePort } from '../../../scripts/run/free-port.ts';
import { expectOk, send } from '../../load/http-client.ts';
import type { Peer, Question } from '../peer.ts';
import { startForLoad } from '../start-for-load.ts';
import { startProcesses } from '../start-processes.ts';

export const FAKE_SHOP = join(import.meta.dirname, 'fake-shop.mjs');

/** A peer without packages and a database, whose shop is a real process. */
export async function seedFake(name: string, kind: 'good' | 'wrong' = 'good') {
  const port = await findFreePort('127.0.0.1', 0);
  const url = `http://127.0.0.1:${port}`;
  const sold = { count: 0 };
  return {
    name,
    url,
    catalogue: question('/catalogue'),
    start: () => startProcesses(url, [[FAKE_SHOP, String(port), kind]], process.env),
    sales: { count: async () => sold.count, end: async () => {} },
    async buy() {
      expectOk(await send(`${url}/buy`, {}));
      sold.count++;
    },
  };
}

export async function prepareFake(...of: Parameters<typeof seedFake>): Promise<Peer> {
  const { buy, ...peer } = await seedFake(...of);
  return await startForLoad(peer, async () => ({
    signUp: async (email, password) => ({ email, password, token: '' }),
    signIn: () => question('/sign-in'),
    listOrders: () => question('/orders'),
    buy,
  }));
}

function question(path: string): Question {
  return { call: { path }, contains: { '"good":': 1 } };
}
