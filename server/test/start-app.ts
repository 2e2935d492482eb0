import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@sesame/contract/errors.ts';
import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/route.ts';
import { expect, inject } from 'vitest';
import { createApp, registerJobs } from '../src/app.ts';
import { auditLedger } from '../src/audit/audit-ledger.ts';
import { readConfig } from '../src/config.ts';
import { buildPlatform } from '../src/platform/build-platform.ts';
import { createTestClock, type TestClock } from '../src/platform/clock.ts';
import { createManualJobs, type ManualJobs } from '../src/platform/jobs/jobs.ts';
import type { Platform } from '../src/platform/platform.ts';
import { createLog } from '../src/platform/telemetry/log.ts';
import { createDatabaseFrom, dropDatabase } from './test-database.ts';

export interface StartAppOptions {
  /** The moment the clock stands at. */
  readonly now?: string;
  /** A running sandbox bank. */
  readonly bank?: { readonly url: string; readonly apiKey: string; readonly noticeSecret: string };
  /** Real limits of calls; off otherwise, since every test calls from one address. */
  readonly limits?: boolean;
  /** Any setting, as in the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Use this database instead of a fresh clone: for a second process on the first one's data. */
  readonly databaseUrl?: string;
  /**
   * Whether every invariant of the ledgers must hold at the end. Yes with a bank, where money moves by the whole
   * flow; no without, where tests put rows in place by hand.
   */
  readonly audit?: boolean;
  /** The database is given up as soon as in production, instead of as late as a busy machine needs. */
  readonly databaseTimeouts?: 'production';
}

const PATIENT_MS = 20_000;
const PATIENT = { acquireMs: PATIENT_MS, lockMs: PATIENT_MS, statementMs: PATIENT_MS };

export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallResult<R extends RouteSpec> {
  readonly status: number;
  readonly headers: Headers;
  /** The answer of a success; of a refusal, look at `refusal`. */
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
  readonly databaseUrl: string;
  readonly platform: Platform;
  readonly clock: TestClock;
  readonly jobs: ManualJobs;
  /** Lines of the log from `warn` up, parsed. A test that expects none says so. */
  readonly logLines: readonly Record<string, unknown>[];
  /** Calls a contract route over real HTTP. */
  call<R extends RouteSpec>(
    route: R,
    input: InputOf<R>,
    options?: CallOptions,
  ): Promise<CallResult<R>>;
  stop(): Promise<void>;
}

/** A whole server on a port of its own and a clone of the migrated database, with a clock that tests move. */
export async function startApp(options: StartAppOptions = {}): Promise<TestApp> {
  const serverUrl = inject('postgresUrl');
  const name = `sesame_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl =
    options.databaseUrl ?? (await createDatabaseFrom(serverUrl, name, inject('templateDatabase')));
  const config = readConfig({
    ...baseEnvironment(options),
    DATABASE_URL: databaseUrl,
    ...options.env,
  });
  const clock = createTestClock(options.now ?? '2026-03-10T12:00:00.000Z');
  const jobs = createManualJobs();
  const logLines: Record<string, unknown>[] = [];
  const log = createLog({
    level: 'warn',
    destination: { write: (line) => void logLines.push(JSON.parse(line)) },
  });
  const databaseTimeouts = options.databaseTimeouts === 'production' ? undefined : PATIENT;
  const built = await buildPlatform({ config, databaseUrl, log, jobs, clock, databaseTimeouts });
  const { platform } = built;
  registerJobs(platform);
  const { fastify } = await createApp(platform, { shedLoad: false });
  const url = await fastify.listen({ port: 0, host: '127.0.0.1' });
  built.setListeningUrl(url);

  return {
    url,
    databaseUrl,
    platform,
    clock,
    jobs,
    logLines,
    call: (route, input, callOptions) => callRoute(url, route, input, callOptions),
    async stop() {
      await fastify.close();
      const violations =
        options.databaseUrl === undefined && (options.audit ?? options.bank !== undefined)
          ? await auditLedger(platform.db, clock.now())
          : [];
      await built.close();
      if (options.databaseUrl === undefined) await dropDatabase(serverUrl, name);
      expect(violations, 'the ledgers at the end of the test').toEqual([]);
    },
  };
}

function baseEnvironment({ bank, limits = false }: StartAppOptions): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DEMO: 'false',
    SECRETS_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    DATABASE_POOL_SIZE: '10',
    ...(!limits && { RATE_LIMIT_SCALE: '1000000' }),
    ...(bank !== undefined && {
      BANK_URL: bank.url,
      BANK_API_KEY: bank.apiKey,
      BANK_NOTICE_SECRET: bank.noticeSecret,
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
  // The type says which parts a route has; here all are looked for.
  const { params = {}, query = {}, body } = input as Parts;
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  const response = await fetch(`${url}${path}${search.size > 0 ? `?${search}` : ''}`, {
    method: route.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  return {
    status: response.status,
    headers: response.headers,
    // The server holds answers against the contract under test; a refusal is read through `refusal`.
    body: answer as AnswerOf<R>,
    refusal: response.ok ? undefined : (answer as CallResult<R>['refusal']),
  };
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
