import { overHttp } from '../load/hit.ts';
import { inParallel } from '../load/http-client.ts';
import type { Contender } from '../load/race.ts';
import { waitUntil } from '../wait-until.ts';
import { isGood, type Peer, type PeerBuyer, type Question } from './peer.ts';

const CONNECTIONS = 16;
const SIGN_INS = 8;
const READERS = 8;
/** Orders of each reader, whose list is measured. */
const ORDERS = 20;

/** What every shop is asked, in the order of the table. */
export interface Loads {
  readonly catalogue: Contender;
  readonly orders: Contender;
  readonly signIn: Contender;
  readonly sale: Contender;
}

/** Signs up buyers, sells twenty plans to each of those whose orders are read, and returns the loads of the shop. */
export async function prepareLoads(peer: Peer): Promise<Loads> {
  const readers = await signUp(peer, 'reader', READERS);
  const buyers = await signUp(peer, 'buyer', CONNECTIONS);
  const before = await peer.countSold();
  await inParallel(readers, READERS, async (reader) => {
    for (let plan = 0; plan < ORDERS; plan++) await peer.buy(reader, plan);
  });
  await waitUntil(async () => (await peer.countSold()) - before === READERS * ORDERS);
  const load = (what: string, connections: number, question: (connection: number) => Question) =>
    overHttp({
      ...{ what, url: peer.url, pid: 0, connections },
      calls: (connection) => question(connection).call,
      isGood: (body) => isGood(body, question(0)),
    });
  const reader = (connection: number) => readers[connection % READERS] ?? missing();
  return {
    catalogue: load('catalogue', CONNECTIONS, () => peer.catalogue),
    orders: load('my orders', CONNECTIONS, (at) => peer.listOrders(reader(at), ORDERS)),
    signIn: load('login', SIGN_INS, (at) => peer.signIn(reader(at))),
    sale: sales(peer, buyers),
  };
}

function missing(): never {
  throw new Error('there is no reader');
}

async function signUp(peer: Peer, name: string, count: number): Promise<PeerBuyer[]> {
  const buyers: PeerBuyer[] = [];
  for (let at = 0; at < count; at++) {
    buyers.push(await peer.signUp(`${name}-${at}@buyers.example`, 'correct horse battery'));
  }
  return buyers;
}

/** Buyers who order and pay one plan after another; a sale counts once the shop's database has it paid and complete. */
function sales(peer: Peer, buyers: readonly PeerBuyer[]): Contender {
  let plan = ORDERS;
  return {
    what: 'order → paid → active',
    async run(seconds) {
      const before = await peer.countSold();
      const startedMs = performance.now();
      const deadline = startedMs + seconds * 1_000;
      let sold = 0;
      let failures = 0;
      await inParallel(buyers, buyers.length, async (buyer) => {
        while (performance.now() < deadline) {
          try {
            await peer.buy(buyer, plan++);
            sold++;
          } catch (error) {
            if (failures++ === 0) console.error(`  ${peer.name}: ${error}`);
          }
        }
      });
      await waitUntil(async () => (await peer.countSold()) - before >= sold);
      return { perSecond: (sold * 1_000) / (performance.now() - startedMs), failures };
    },
  };
}
