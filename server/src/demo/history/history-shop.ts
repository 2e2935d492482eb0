import { signInWithOwnerLink } from '@sesame/contract/console/operators.ts';
import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import type { InjectOptions } from 'fastify';
import { createApp, registerJobs } from '../../app.ts';
import type { Database } from '../../database.types.ts';
import { createOwnerLink } from '../../domains/operators/index.ts';
import { createAccount, createSession } from '../../domains/users/index.ts';
import { createTestClock, type TestClock } from '../../platform/clock.ts';
import { createDatabase } from '../../platform/db/database.ts';
import { createPool } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ipPrefix } from '../../platform/http/limits/ip-prefix.ts';
import { deleteRateLimits } from '../../platform/http/limits/rate-limits.store.ts';
import { createIds } from '../../platform/ids.ts';
import { createManualJobs, type ManualJobs } from '../../platform/jobs/manual-jobs.ts';
import { createMailQueue } from '../../platform/mail/create-mail-queue.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EmulatedGateway } from './emulated-gateway.ts';
import { countryOfNetwork, type Person } from './people.ts';
import { refuseVisitors } from './refuse-visitors.ts';

/** The shop as it was: the same database and the same calls, under a clock that is moved. */
export interface HistoryShop {
  readonly platform: Platform;
  readonly clock: TestClock;
  readonly bank: EmulatedGateway;
  /** Undefined when the shop uses another Stripe than the emulated one, or none. */
  readonly stripe: EmulatedGateway | undefined;
  readonly jobs: ManualJobs;
  /** Calls a route as its client does. @throws when the shop refuses */
  call<R extends RouteSpec>(route: R, input: InputOf<R>, caller?: Caller): Promise<AnswerOf<R>>;
  /** Sends a file as a form. */
  upload(
    path: string,
    file: { name: string; type: string; bytes: Buffer },
    caller: Caller,
  ): Promise<void>;
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

export interface Caller {
  readonly token?: string;
  readonly ip?: string;
  readonly userAgent?: string;
  readonly country?: string;
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

/** Names the country of a buyer to the shop, as the proxy in front of a real one does. */
const COUNTRY_HEADER = 'cf-ipcountry';

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
  const clock = createTestClock(since);
  // Each call as a line would bury the progress of the start.
  const log = shop.log.child({}, { level: 'warn' });
  // A crash loses at most the end of the history, so no commit has to wait for the disk.
  const poolOptions = { url: shop.directUrl, log, options: '-c synchronous_commit=off' };
  const pool = createPool({ ...poolOptions, size: 6, namedStatements: true });
  // Statements of pg-boss contain lists of names, so that preparing them would not end.
  const jobPool = createPool({ ...poolOptions, size: 2, namedStatements: false });
  const db = createDatabase<Database>(pool);
  const jobs = createManualJobs(jobPool, clock, log);
  const config = {
    ...shop.config,
    rateLimitScale: 1_000_000,
    shedLoad: false,
    countryHeader: COUNTRY_HEADER,
    // No one gets mail about what never happened.
    shop: () => {
      const settings = shop.config.shop();
      const { publicUrl, backupFolder } = settings.connections;
      const none = { mail: undefined, telegram: undefined, backup: undefined };
      return { ...settings, connections: { publicUrl, backupFolder, ...none } };
    },
  };
  const ids = createIds(() => clock.now().getTime());
  const unsubscribes: (() => void)[] = [];
  const listener: Platform['listener'] = {
    ...shop.listener,
    listen(channel, onMessage) {
      const unsubscribe = shop.listener.listen(channel, onMessage);
      unsubscribes.push(unsubscribe);
      return unsubscribe;
    },
  };
  const mail = createMailQueue({ ...shop, db, config, clock, ids, jobs });
  let url = shop.publicUrl();
  const platform: Platform = {
    ...{ ...shop, config, log, clock, ids, jobs, mail, db, pool, listener },
    reserved: { db, pool },
    publicUrl: () => url,
  };
  registerJobs(platform);
  const { fastify } = await createApp(platform);
  refuseVisitors(fastify, secondsLeft);
  const { host, port } = config;
  // On the address of the shop itself, because the bank keeps it for later webhooks about these payments.
  const listening = await fastify.listen({ host, port });
  if (config.shop().connections.publicUrl === undefined && port === 0) url = listening;
  const { host: publicHost } = new URL(url);
  const gateways = [bank, stripe].filter((one) => one !== undefined);
  const idle = () => Promise.all(gateways.map((gateway) => gateway.idle()));
  const setClocks = (at: Date | undefined) =>
    Promise.all(gateways.map((gateway) => gateway.setClock(at)));
  const buyers = new Map<string, Held>();
  const operators = new Map<string, Held>();

  async function inject(options: InjectOptions, { token, ip, userAgent, country }: Caller) {
    const answer = await fastify.inject({
      ...options,
      ...(ip !== undefined && { remoteAddress: ip }),
      headers: {
        ...options.headers,
        host: publicHost,
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
        ...(country !== undefined && { [COUNTRY_HEADER]: country }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    if (answer.statusCode >= 400) {
      throw new Error(`${options.method} ${String(options.url)}: ${answer.body}`);
    }
    return answer.body;
  }

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

  const self: HistoryShop = {
    platform,
    clock,
    bank,
    stripe,
    jobs,
    async call(route, input, caller = {}) {
      const { params = {}, query = {}, body } = input as Parts;
      const path = route.path.replace(/:(\w+)/g, (_match, name: string) =>
        encodeURIComponent(String(params[name])),
      );
      const text = await inject(
        {
          method: route.method,
          url: path,
          query: { ...query },
          ...(body !== undefined && { payload: body }),
        },
        caller,
      );
      // The cast is safe: it is the answer of that route.
      return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<typeof route>;
    },
    async upload(path, { name, type, bytes }, caller) {
      const boundary = 'history-of-the-demo';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
      await inject(
        {
          method: 'POST',
          url: path,
          headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
          payload: Buffer.concat([
            Buffer.from(head),
            bytes,
            Buffer.from(`\r\n--${boundary}--\r\n`),
          ]),
        },
        caller,
      );
    },
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
        return (await self.call(signInWithOwnerLink, { body: { ticket } })).token;
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
      await idle();
      await setClocks(undefined);
      await stripe?.setSwitches({ charge: '' });
      fastify.server.closeAllConnections();
      await fastify.close();
      // Its sign-ins would count against those of the first visitor.
      await deleteRateLimits(db);
      // What it kept must not be read again, because its connections are closed.
      for (const unsubscribe of unsubscribes) unsubscribe();
      mail.close();
      await Promise.all([pool.end(), jobPool.end()]);
    },
  };
  return self;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}
