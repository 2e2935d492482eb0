import { inParallel, send } from '../load/http-client.ts';
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
    calls(
      what,
      peer,
      Array.from({ length: connections }, (_, at) => question(at)),
    );
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

/**
 * Each connection sends its call again and again. Answers that are on their way at the end are waited for and counted with their
 * time, because those of a slow shop would be a good part of a round.
 */
function calls(what: string, { name, url }: Peer, questions: readonly Question[]): Contender {
  return {
    what,
    async run(seconds) {
      const startedMs = performance.now();
      const deadline = startedMs + seconds * 1_000;
      let answered = 0;
      let failures = 0;
      await inParallel(questions, questions.length, async (question) => {
        while (performance.now() < deadline) {
          const { status, text } = await send(`${url}${question.call.path}`, question.call);
          if (status === 200 && isGood(text, question)) answered++;
          else if (failures++ === 0) console.error(`  ${name}: ${status} ${text.slice(0, 300)}`);
        }
      });
      return { perSecond: (answered * 1_000) / (performance.now() - startedMs), failures };
    },
  };
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
