import type { Call } from '../load/hit.ts';

/** A buyer of one shop who is signed in. */
export interface PeerBuyer {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** A call with what a good answer contains. */
export interface Question {
  readonly call: Call;
  /** Texts with how often each occurs, so that an error page never counts as a fast answer. */
  readonly contains: Readonly<Record<string, number>>;
}

export interface RunningPeer {
  readonly url: string;
  /** Ids of the processes that were spawned; each may have children. */
  readonly pids: readonly number[];
  /** Whether one of them has ended. */
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/** The calls of a running shop, each made in the way its own storefront does. */
export interface Storefront {
  signUp(email: string, password: string): Promise<PeerBuyer>;
  signIn(buyer: PeerBuyer): Question;
  /** The list of a buyer's orders, of which there are so many. */
  listOrders(buyer: PeerBuyer, count: number): Question;
  /** Orders one plan of the catalogue and pays it; plans are counted on past the end. */
  buy(buyer: PeerBuyer, plan: number): Promise<void>;
}

/** A shop with the same catalogue as the others. */
export interface Peer extends Storefront {
  readonly name: string;
  readonly catalogue: Question;
  /** Number of sales that are paid and complete, read from the shop's database. */
  countSold(): Promise<number>;
  /** Where it is loaded. */
  readonly url: string;
  /** Starts the shop on its seeded database; not before the running one is stopped, if that is another process. */
  start(): RunningPeer;
  /** Ends what is running for the load. */
  stop(): Promise<void>;
}

export function isGood(body: string, { contains }: Question): boolean {
  return Object.entries(contains).every(([text, count]) => body.split(text).length - 1 === count);
}
