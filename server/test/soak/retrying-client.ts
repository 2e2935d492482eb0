import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { callRoute } from '../shops/start-app.ts';

/** Longer than any outage of the test; a call still unanswered then is an error. */
const RETRY_LIMIT_MS = 150_000;
const PAUSE_MS = 40;

/** A refusal that is not an outage: a decision of the shop. */
export class Refused extends Error {
  readonly code: string;

  constructor({ id }: RouteSpec, refusal: { readonly code: string }) {
    super(`${id} was refused: ${JSON.stringify(refusal)}`);
    this.code = refusal.code;
  }
}

export interface RetryingClient {
  /**
   * Makes a call as the page does: with one idempotency key, repeated at alternating processes until the answer is not
   * an outage. After a broken connection it is unknown whether the call had its effect.
   * @throws {Refused}
   */
  call<R extends RouteSpec>(route: R, input: InputOf<R>, token: string): Promise<AnswerOf<R>>;
  /** Whether calls wait for an answer now, from one process or any. */
  isWaiting(url?: string): boolean;
  /** Number of connections that broke before the answer. */
  readonly cut: number;
}

export function createRetryingClient(urls: readonly string[]): RetryingClient {
  const waiting = new Map<string, number>();
  const count = (url: string, by: 1 | -1) => waiting.set(url, (waiting.get(url) ?? 0) + by);
  let turn = 0;
  let cut = 0;
  return {
    async call(route, input, token) {
      const headers = { 'idempotency-key': randomUUID() };
      const startedMs = performance.now();
      while (performance.now() - startedMs < RETRY_LIMIT_MS) {
        const url = urls[turn++ % urls.length] ?? '';
        count(url, 1);
        const answer = await callRoute(url, route, input, { token, headers })
          .catch((error: unknown) => {
            if (!isRefusedConnection(error)) cut++;
          })
          .finally(() => count(url, -1));
        if (answer?.refusal === undefined && answer !== undefined) return answer.body;
        const { refusal } = answer ?? {};
        if (refusal !== undefined && answer?.status !== 503 && refusal.code !== 'in_progress') {
          throw new Refused(route, refusal);
        }
        await sleep(PAUSE_MS);
      }
      throw new Error(`${route.id} got no answer`);
    },
    isWaiting: (url) =>
      [...waiting].some(([at, calls]) => calls > 0 && (url === undefined || url === at)),
    get cut() {
      return cut;
    },
  };
}

/** Nothing was sent, because the process is down. */
function isRefusedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
