import { signInWithOwnerLink } from '@sesame/contract/console/operators.ts';
import { createApp, registerJobs } from '../../app.ts';
import { createOwnerLink } from '../../domains/operators/index.ts';
import { createAccount, createSession } from '../../domains/users/index.ts';
import type { TestClock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ipPrefix } from '../../platform/http/limits/ip-prefix.ts';
import { deleteRateLimits } from '../../platform/http/limits/rate-limits.store.ts';
import type { ManualJobs } from '../../platform/jobs/manual-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EmulatedGateway } from './emulated-gateway.ts';
import { type Caller, createHistoryCalls, type HistoryCalls } from './history-calls.ts';
import { createHistoryPlatform } from './history-platform.ts';
import { countryOfNetwork, type Person } from './people.ts';
import { refuseVisitors } from './refuse-visitors.ts';

/** The shop as it was: the same database and the same calls, under a clock that is moved. */
export interface HistoryShop extends HistoryCalls {
  readonly platform: Platform;
  readonly clock: TestClock;
  readonly bank: EmulatedGateway;
  /** Undefined when the shop uses another Stripe than the emulated one, or none. */
  readonly stripe: EmulatedGateway | undefined;
  readonly jobs: ManualJobs;
  /** Creates an account with that hash of a password, because each hash takes as long as ten other calls. */
  register(person: Person, account: NewBuyer): Promise<Buyer>;
  /** The buyer's session, a new one where the last has ended. */
  asBuyer(buyer: Buyer): Promise<Caller>;
  /** The operator's session, a new one where the last has ended. */
  asOperator(id: string): Promise<Caller>;
  /** Moves the clocks of the shop and its gateways. */
  moveTo(moment: number): Promise<void>;
  /** Waits until the gateways have sent all webhooks, and does what they lead to. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface Buyer extends Person {
  readonly id: string;
}

export interface NewBuyer {
  readonly passwordHash: string | null;
  /** The referral code of a partner. */
  readonly invitedBy: string | null;
}

interface Held {
  readonly token: string;
  readonly since: number;
}

/** Shorter than the sessions of buyers, and than the confirmation of operators. */
const BUYER_MS = 90 * 60_000;
const OPERATOR_MS = 10 * 60_000;

/** @param since the begin of the history */
export async function openHistoryShop(
  shop: Platform,
  {
    bank,
    stripe,
    since,
    secondsLeft,
  }: {
    bank: EmulatedGateway;
    stripe: EmulatedGateway | undefined;
    since: Date;
    /** Shown to visitors. */
    secondsLeft: () => number;
  },
): Promise<HistoryShop> {
  let url = shop.publicUrl();
  const history = createHistoryPlatform(shop, { since, publicUrl: () => url });
  const { platform, clock, jobs } = history;
  registerJobs(platform);
  const { fastify } = await createApp(platform);
  refuseVisitors(fastify, secondsLeft);
  const { host, port } = platform.config;
  // On the address of the shop itself, because the bank keeps it for later webhooks about these payments.
  const listening = await fastify.listen({ host, port });
  if (platform.config.shop().connections.publicUrl === undefined && port === 0) url = listening;
  const calls = createHistoryCalls(fastify, new URL(url).host);
  const gateways = [bank, stripe].filter((one) => one !== undefined);
  const idle = () => Promise.all(gateways.map((gateway) => gateway.idle()));
  const setClocks = (at: Date | undefined) =>
    Promise.all(gateways.map((gateway) => gateway.setClock(at)));
  const buyers = new Map<string, Held>();
  const operators = new Map<string, Held>();

  async function heldBy(
    held: Map<string, Held>,
    { id, lifeMs, signIn }: { id: string; lifeMs: number; signIn: () => Promise<string> },
  ): Promise<string> {
    const now = clock.now().getTime();
    const known = held.get(id);
    if (known !== undefined && now - known.since < lifeMs) return known.token;
    const token = await signIn();
    held.set(id, { token, since: now });
    return token;
  }

  return {
    platform,
    clock,
    bank,
    stripe,
    jobs,
    ...calls,
    async register(person, { passwordHash, invitedBy }) {
      const { email, language, ip } = person;
      const at = clock.now();
      const id = await inTransaction(platform.db, (tx) =>
        createAccount(platform, tx, {
          email,
          language,
          password_hash: passwordHash,
          email_confirmed_at: at,
          ownership_proven_at: at,
          coupon: null,
          invitedBy,
          ipPrefix: ipPrefix(ip),
        }),
      );
      return { ...person, id };
    },
    async asBuyer(buyer) {
      const { id, ip, userAgent } = buyer;
      const device = { userAgent, ipPrefix: ipPrefix(ip) };
      const signIn = () => createSession(platform, platform.db, id, device);
      const token = await heldBy(buyers, { id, lifeMs: BUYER_MS, signIn });
      return { ip, userAgent, country: countryOfNetwork(buyer), token };
    },
    async asOperator(id) {
      const signIn = async () => {
        const ticket = await inTransaction(platform.db, (tx) => createOwnerLink(tx, platform, id));
        return (await calls.call(signInWithOwnerLink, { body: { ticket } })).token;
      };
      return { token: await heldBy(operators, { id, lifeMs: OPERATOR_MS, signIn }) };
    },
    async moveTo(moment) {
      // A webhook is signed with the time of its gateway, so it has to arrive before the shop's clock moves on.
      await idle();
      clock.set(new Date(moment));
      await setClocks(clock.now());
    },
    async settle() {
      await idle();
      await jobs.runDue();
    },
    async close() {
      try {
        await idle();
        await setClocks(undefined);
        await stripe?.setSwitches({ charge: '' });
      } finally {
        fastify.server.closeAllConnections();
        await fastify.close();
        // Its sign-ins would count against those of the first visitor.
        await deleteRateLimits(platform.db);
        await history.close();
      }
    },
  };
}
