import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@sesame/contract/shared/errors.ts';
import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import type { Kysely } from 'kysely';
import { expect, inject } from 'vitest';
import { createApp, registerJobs } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/database.types.ts';
import type { Violation } from '../../src/ledger-verification/verify-ledger.ts';
import { buildPlatform } from '../../src/platform/build-platform.ts';
import { createTestClock, type TestClock } from '../../src/platform/clock.ts';
import { createPool } from '../../src/platform/db/connections/pool.ts';
import { createDatabase } from '../../src/platform/db/database.ts';
import { createManualJobs, type ManualJobs } from '../../src/platform/jobs/manual-jobs.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { createLog, type LogLevel } from '../../src/platform/telemetry/log.ts';
import { openTraces } from '../../src/platform/telemetry/tracing/open-traces.ts';
import { databaseSettings } from '../database/behind-pooler.ts';
import { createDatabaseFrom, dropDatabase, withDatabase } from '../database/test-database.ts';
import { repeatPoll } from './repeat-poll.ts';
import { verifyAtOnce } from './verify-at-once.ts';

export interface StartAppOptions {
  /** Initial time of the clock. */
  readonly now?: string;
  /** A running emulated bank. */
  readonly bank?: { readonly url: string; readonly apiKey: string; readonly webhookSecret: string };
  /** Enables the real rate limits; off by default, because every test calls from one address. */
  readonly limits?: boolean;
  /** Any setting, as in the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Uses this database instead of a fresh clone: for a second process on the same data. */
  readonly databaseUrl?: string;
  /** The same database through a pooler in transaction mode. */
  readonly poolUrl?: string;
  /**
   * Whether the ledger is verified at the end. By default only with a bank, where money moves through the whole flow;
   * without one, tests insert rows directly.
   */
  readonly verifiesLedger?: boolean;
  /** Uses the database timeouts of production instead of longer ones for busy machines. */
  readonly databaseTimeouts?: 'production';
  /** Lowest level of the lines in `logLines`; `warn` by default. */
  readonly logLevel?: LogLevel;
}

const LONG_TIMEOUT_MS = 20_000;
const LONG_TIMEOUTS = {
  acquireMs: LONG_TIMEOUT_MS,
  lockMs: LONG_TIMEOUT_MS,
  statementMs: LONG_TIMEOUT_MS,
};

export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallResult<R extends RouteSpec> {
  readonly status: number;
  readonly headers: Headers;
  /** The answer of a successful call; for a refusal see `refusal`. */
  readonly body: AnswerOf<R>;
  readonly refusal:
    | {
        readonly code: ErrorCode;
        readonly message: string;
        readonly [detail: string]: unknown;
      }
    | undefined;
}

export interface TestApp {
  readonly url: string;
  /** As the shop's role. */
  readonly databaseUrl: string;
  /** The same database as its owner, for what the shop may not do, such as corrupting a ledger. */
  readonly owner: { readonly url: string; readonly db: Kysely<Database> };
  readonly platform: Platform;
  readonly clock: TestClock;
  readonly jobs: ManualJobs;
  /** Parsed log lines from `warn` up, or from `logLevel`. A test that expects none checks it. */
  readonly logLines: readonly Record<string, unknown>[];
  /** @returns the invariants of the ledger that do not hold now */
  verifyLedger(): Promise<readonly Violation[]>;
  /** Calls a contract route over real HTTP. */
  call<R extends RouteSpec>(
    route: R,
    input: InputOf<R>,
    options?: CallOptions,
  ): Promise<CallResult<R>>;
  stop(): Promise<void>;
}

/** Starts a complete server on a free port with a clone of the migrated database and a clock that tests move. */
export async function startApp(options: StartAppOptions = {}): Promise<TestApp> {
  const serverUrl = inject('postgresUrl');
  const name = `sesame_${randomUUID().replaceAll('-', '')}`;
  if (options.databaseUrl === undefined)
    await createDatabaseFrom(serverUrl, name, inject('templateDatabase'));
  const databaseUrl = options.databaseUrl ?? withDatabase(inject('shopPostgresUrl'), name);
  const ownerUrl = withDatabase(serverUrl, /[^/]*$/.exec(databaseUrl)?.[0] ?? name);
  const config = readConfig({
    ...baseEnvironment(options),
    ...databaseSettings(databaseUrl),
    ...(options.poolUrl !== undefined && {
      DATABASE_URL: options.poolUrl,
      DATABASE_DIRECT_URL: databaseUrl,
    }),
    ...options.env,
  });
  const poolUrl = config.databaseUrl ?? databaseUrl;
  const clock = createTestClock(options.now ?? '2026-03-10T12:00:00.000Z');
  const logLines: Record<string, unknown>[] = [];
  const log = createLog({
    level: options.logLevel ?? 'warn',
    destination: { write: (line) => void logLines.push(JSON.parse(line)) },
  });
  // Connects at its first use.
  const ownerPool = createPool({
    url: ownerUrl,
    size: 2,
    namedStatements: false,
    log,
    timeouts: LONG_TIMEOUTS,
  });
  const jobPool = createPool({
    url: poolUrl,
    pooled: poolUrl !== databaseUrl,
    size: 2,
    namedStatements: false,
    log,
    timeouts: LONG_TIMEOUTS,
  });
  // One connection, which plans the long statement once: planning takes eight times as long as running it.
  const verifierPool = createPool({
    url: databaseUrl,
    size: 1,
    namedStatements: true,
    log,
    timeouts: LONG_TIMEOUTS,
  });
  const verifier = createDatabase<Database>(verifierPool);
  const traces = await openTraces(config, log);
  const jobs = createManualJobs(jobPool, clock, log, traces);
  const databaseTimeouts = options.databaseTimeouts === 'production' ? undefined : LONG_TIMEOUTS;
  const built = await buildPlatform({
    config,
    databaseUrl: poolUrl,
    directUrl: databaseUrl,
    ownerUrl,
    log,
    jobs,
    traces,
    clock,
    databaseTimeouts,
  });
  const { platform } = built;
  registerJobs(platform);
  const { fastify } = await createApp(platform);
  const url = await fastify.listen({ port: 0, host: '127.0.0.1' });
  built.setListeningUrl(url);

  return {
    url,
    databaseUrl,
    owner: { url: ownerUrl, db: createDatabase<Database>(ownerPool) },
    platform,
    clock,
    jobs,
    logLines,
    verifyLedger: () => verifyAtOnce(verifier, clock.now()),
    call: (route, input, callOptions) => callRoute(url, route, input, callOptions),
    async stop() {
      await fastify.close();
      const violations =
        options.databaseUrl === undefined && (options.verifiesLedger ?? options.bank !== undefined)
          ? await verifyAtOnce(verifier, clock.now())
          : [];
      await Promise.all([built.close(), traces?.stop()]);
      await Promise.all([ownerPool.end(), jobPool.end(), verifierPool.end()]);
      if (options.databaseUrl === undefined) await dropDatabase(serverUrl, name);
      expect(violations, 'the ledgers at the end of the test').toEqual([]);
    },
  };
}

function baseEnvironment({ bank, limits = false }: StartAppOptions): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DEMO: 'false',
    // Most tests need buyers and no operator.
    OPEN_WITHOUT_OWNER: 'true',
    SECRETS_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    DATABASE_POOL_SIZE: '10',
    // Calls of a test must not be refused because the machine is busy.
    SHED_LOAD: 'false',
    ...(!limits && { RATE_LIMIT_SCALE: '1000000' }),
    ...(bank !== undefined && {
      BANK_URL: bank.url,
      BANK_API_KEY: bank.apiKey,
      BANK_WEBHOOK_SECRET: bank.webhookSecret,
    }),
  };
}

/** Calls a contract route of the server at the address. */
export async function callRoute<R extends RouteSpec>(
  url: string,
  route: R,
  input: InputOf<R>,
  { token, headers = {} }: CallOptions = {},
): Promise<CallResult<R>> {
  // The type states which parts a route has; here all are read.
  const { params = {}, query = {}, body } = input as Parts;
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  const place = `${path}${search.size > 0 ? `?${search}` : ''}`;
  const send = async (more: Readonly<Record<string, string>>) => {
    const response = await fetch(`${url}${place}`, {
      method: route.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { response, text: await response.text() };
  };
  const { response, text } = route.polled
    ? await repeatPoll(`${token} ${place}`, send)
    : await send({});
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  return {
    status: response.status,
    headers: response.headers,
    // The cast is safe: the server validates answers against the contract in tests; a refusal is read through
    // `refusal`.
    body: answer as AnswerOf<R>,
    refusal: response.ok ? undefined : (answer as CallResult<R>['refusal']),
  };
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
