import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';

/** A refusal that is not an outage: a decision of the shop. */
export class Refused extends Error {
  readonly code: string;

  constructor(route: RouteSpec, status: number, code: string) {
    super(`${route.id}: ${status} ${code}`);
    this.code = code;
  }
}

/** What callers of a drill met. */
export interface Calls {
  made: number;
  /** Attempts that did not succeed, by what the caller got. */
  readonly failed: Map<string, number>;
  /** The longest time from the first attempt of a call to its success. */
  worstWaitMs: number;
  /** When the last attempt failed, by `performance.now()`. */
  lastFailureMs: number;
}

export function noCalls(): Calls {
  return { made: 0, failed: new Map(), worstWaitMs: 0, lastFailureMs: 0 };
}

/** What callers may get during an outage. */
export const POLITE = '503 with Retry-After';

const RETRY_LIMIT_MS = 180_000;
const RETRY_PAUSE_MS = 500;
const ANSWER_LIMIT_MS = 30_000;

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface CallOptions {
  readonly token?: string;
  /** A file to send in place of a JSON body. */
  readonly form?: () => FormData;
}

/**
 * Makes a call as the page does: repeated with one idempotency key until the answer is not an outage.
 * @throws {Refused}
 */
export async function callShop<R extends RouteSpec>(
  { url, calls }: { readonly url: string; readonly calls: Calls },
  route: R,
  input: InputOf<R>,
  { token, form }: CallOptions = {},
): Promise<AnswerOf<R>> {
  // The type states which parts a route has; here all are read.
  const { params = {}, query = {}, body } = input as Parts;
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => String(params[name]));
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const request = {
    method: route.method,
    headers: {
      ...(route.idempotent === true && { 'idempotency-key': randomUUID() }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
  };
  const startedMs = performance.now();
  while (performance.now() - startedMs < RETRY_LIMIT_MS) {
    calls.made++;
    const attempt = await attemptOnce(`${url}${path}?${search}`, {
      ...request,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form !== undefined && { body: form() }),
    });
    if ('text' in attempt) {
      calls.worstWaitMs = Math.max(calls.worstWaitMs, performance.now() - startedMs);
      // The shop's answer fits the contract, which its own tests check.
      return (attempt.text === '' ? undefined : JSON.parse(attempt.text)) as AnswerOf<R>;
    }
    if (!attempt.isOutage) throw new Refused(route, attempt.status, attempt.code);
    calls.failed.set(attempt.kind, (calls.failed.get(attempt.kind) ?? 0) + 1);
    calls.lastFailureMs = performance.now();
    await sleep(RETRY_PAUSE_MS);
  }
  throw new Error(`${route.id} had no success within ${RETRY_LIMIT_MS / 1_000} s`);
}

type Attempt =
  | { readonly text: string }
  | { readonly isOutage: true; readonly kind: string }
  | { readonly isOutage: false; readonly status: number; readonly code: string };

async function attemptOnce(url: string, request: RequestInit): Promise<Attempt> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const response = await fetch(url, { ...request, signal });
    const text = await response.text();
    if (response.ok) return { text };
    const { status, headers } = response;
    const code = codeIn(text);
    if (status === 503 && headers.has('retry-after')) return { isOutage: true, kind: POLITE };
    if (status >= 500 || code === 'in_progress')
      return { isOutage: true, kind: `${status} ${code}`.trim() };
    return { isOutage: false, status, code };
  } catch (error) {
    return { isOutage: true, kind: kindOf(error) };
  }
}

/** The code of the shop's refusal; empty when a proxy answered. */
function codeIn(text: string): string {
  const start = /"code":"(\w+)"/.exec(text);
  return start?.[1] ?? '';
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no answer in ${ANSWER_LIMIT_MS / 1_000} s`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code === 'ECONNREFUSED' ? 'connection refused' : 'connection cut';
}
