import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from './api-error.ts';
import type { UpdateContent } from './chats.ts';

export type Update = { readonly update_id: number } & UpdateContent;

export interface Webhook {
  readonly url: string;
  readonly secret: string | undefined;
}

export interface UpdateQueue {
  add(content: UpdateContent): void;
  /** Confirms everything below `offset`, then answers the rest, waiting up to `waitMs` for the first. */
  get(query: { offset: number | undefined; limit: number; waitMs: number }): Promise<Update[]>;
  setWebhook(webhook: Webhook | undefined): void;
  webhook(): Webhook | undefined;
  /** The kinds to deliver; others are dropped. */
  allow(kinds: readonly string[] | undefined): void;
  waiting(): readonly Update[];
  stop(): void;
}

const RETRY_MS = [200, 400, 800, 1_600, 3_200];
const ANSWER_MS = 10_000;

/** The updates for the bot. Numbers start from the clock, so that they rise across restarts like Telegram's. */
export function createUpdates(now: () => Date): UpdateQueue {
  let pending: Update[] = [];
  let lastId = Math.floor(now().getTime() / 1_000);
  let webhook: Webhook | undefined;
  let allowed: readonly string[] | undefined;
  let wake = () => {};
  let endOther = () => {};
  let delivering = false;
  let stopped = false;

  /** In order; each is retried until accepted or until its attempts are used up. */
  async function deliver(): Promise<void> {
    if (delivering) return;
    delivering = true;
    while (!stopped && webhook !== undefined && pending[0] !== undefined) {
      const update = pending[0];
      const taken = await deliverOne(webhook, update);
      if (taken) pending = pending.filter((other) => other !== update);
      else break;
    }
    delivering = false;
  }

  async function deliverOne(to: Webhook, update: Update): Promise<boolean> {
    for (const waitMs of [0, ...RETRY_MS]) {
      await sleep(waitMs, undefined, { ref: false });
      if (stopped || webhook !== to) return false;
      const answer = await fetch(to.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(to.secret !== undefined && { 'x-telegram-bot-api-secret-token': to.secret }),
        },
        body: JSON.stringify(update),
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
      }).catch(() => undefined);
      if (answer?.ok) return true;
    }
    return false;
  }

  return {
    add(content) {
      const [kind = ''] = Object.keys(content);
      if (allowed !== undefined && !allowed.includes(kind)) return;
      pending.push({ ...content, update_id: ++lastId });
      wake();
      void deliver();
    },
    async get({ offset, limit, waitMs }) {
      if (webhook !== undefined) {
        throw new ApiError(
          409,
          "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        );
      }
      endOther();
      if (offset !== undefined) pending = pending.filter(({ update_id }) => update_id >= offset);
      if (pending.length === 0 && waitMs > 0) await waitForOne(waitMs);
      return pending.slice(0, limit);
    },
    setWebhook(next) {
      webhook = next;
      void deliver();
    },
    webhook: () => webhook,
    allow(kinds) {
      if (kinds !== undefined) allowed = kinds.length === 0 ? undefined : kinds;
    },
    waiting: () => pending,
    stop() {
      stopped = true;
      wake();
    },
  };

  function waitForOne(waitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        wake = () => {};
        endOther = () => {};
      };
      const done = () => {
        end();
        resolve();
      };
      const timer = setTimeout(done, waitMs);
      wake = done;
      endOther = () => {
        end();
        reject(
          new ApiError(
            409,
            'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
          ),
        );
      };
    });
  }
}
