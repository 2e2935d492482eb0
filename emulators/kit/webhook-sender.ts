import { setTimeout as sleep } from 'node:timers/promises';
import { delayOf, type FaultSwitch, type WebhookMode } from './faults.ts';

/** How to corrupt a delivery. */
export interface Tampering {
  /** Signed with a wrong secret. */
  readonly badSignature: boolean;
  /** Contains another sum than the payment's, with a valid signature. */
  readonly wrongAmount: boolean;
}

/** A serialized webhook, signed anew for each attempt. */
export interface SignedWebhook {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Webhook {
  readonly paymentId: string;
  /** The name of the event, as listed on the page. */
  readonly type: string;
  /** Undefined when there is no address to send it to. */
  build(tampering: Tampering): SignedWebhook | undefined | Promise<SignedWebhook | undefined>;
  /** Number of copies sent at once; default 1. */
  readonly copies?: 1 | 2;
  /** Corrupts this one webhook, regardless of the fault switch. */
  readonly badSignature?: boolean;
}

/** One delivery attempt for the page: an HTTP status, or the reason there was none. */
export interface Delivery {
  readonly type: string;
  readonly attempt: number;
  readonly answer: string;
}

export interface WebhookSender {
  /** Queues webhooks. Those of one payment make their first attempts in this order. */
  send(...webhooks: readonly Webhook[]): void;
  /** Resolves when no webhook is queued, in flight or waiting for a retry. */
  idle(): Promise<void>;
  /** Newest last. */
  deliveries(paymentId: string): readonly Delivery[];
  stop(): void;
}

export interface WebhookSenderOptions {
  readonly faults: Pick<FaultSwitch, 'takeWebhookMode'>;
  /** Pauses before the second, third, … attempt. */
  readonly retryDelaysMs: readonly number[];
  /** Whether the shop's answer acknowledges the webhook; by default any 2xx. */
  readonly isAccepted?: ((answer: { status: number; text: string }) => boolean) | undefined;
  /** Called before each attempt; what it throws is reported, and the webhook is not sent. */
  inspect?(signed: SignedWebhook, webhook: Webhook): void;
}

interface Job {
  readonly webhook: Webhook;
  readonly attempt: number;
  readonly mode: WebhookMode;
}

const CAPACITY = 10_000;
const CONCURRENCY = 16;
const ANSWER_WITHIN_MS = 10_000;
/** A webhook that is to be overtaken waits this long for the next one of its payment. */
const OVERTAKEN_WITHIN_MS = 300;
const SHOWN_DELIVERIES = 20;
const REMEMBERED_PAYMENTS = 1_000;

export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const isAccepted = options.isAccepted ?? (({ status }) => status >= 200 && status < 300);
  const queue: Job[] = [];
  const busyPayments = new Set<string>();
  const held = new Map<string, { job: Job; timer: NodeJS.Timeout }>();
  const retries = new Set<NodeJS.Timeout>();
  const shown = new Map<string, Delivery[]>();
  const stopping = new AbortController();
  let idleWaiters: (() => void)[] = [];

  function enqueue(job: Job) {
    // A full queue drops the webhook; merchants must handle lost ones anyway.
    if (stopping.signal.aborted || queue.length >= CAPACITY) return;
    queue.push(job);
    pump();
  }

  function pump() {
    while (busyPayments.size < CONCURRENCY) {
      const next = queue.findIndex((job) => !busyPayments.has(job.webhook.paymentId));
      const [job] = next === -1 ? [] : queue.splice(next, 1);
      if (!job) break;
      busyPayments.add(job.webhook.paymentId);
      void deliver(job).finally(() => {
        busyPayments.delete(job.webhook.paymentId);
        pump();
      });
    }
    if (busyPayments.size + queue.length + held.size + retries.size === 0) {
      for (const done of idleWaiters) done();
      idleWaiters = [];
    }
  }

  async function deliver(job: Job) {
    const signal = stopping.signal;
    if (delayOf(job.mode) > 0) {
      await sleep(delayOf(job.mode), undefined, { signal }).catch(() => undefined);
    }
    if (signal.aborted) return;
    const badSignature = job.webhook.badSignature === true || job.mode === 'bad_signature';
    const result = await post(job.webhook, {
      badSignature,
      wrongAmount: job.mode === 'wrong_amount',
    });
    remember(job.webhook.paymentId, {
      type: job.webhook.type,
      attempt: job.attempt,
      answer: result.answer,
    });
    // A webhook with a wrong signature emulates a forgery, which is not retried.
    const pauseMs =
      badSignature || result.accepted ? undefined : options.retryDelaysMs[job.attempt - 1];
    if (pauseMs !== undefined && !signal.aborted) retryAfter(pauseMs, job);
  }

  function retryAfter(pauseMs: number, job: Job) {
    const timer = setTimeout(() => {
      retries.delete(timer);
      enqueue({ ...job, attempt: job.attempt + 1, mode: 'normal' });
    }, pauseMs);
    retries.add(timer);
  }

  async function post(webhook: Webhook, tampering: Tampering) {
    try {
      const signed = await webhook.build(tampering);
      if (signed === undefined) return { accepted: true, answer: '—' };
      options.inspect?.(signed, webhook);
      const answer = await fetch(signed.url, {
        method: 'POST',
        body: signed.body,
        headers: signed.headers,
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      const text = await answer.text();
      return {
        accepted: isAccepted({ status: answer.status, text }),
        answer: String(answer.status),
      };
    } catch (error) {
      return { accepted: false, answer: reasonOf(error) };
    }
  }

  function remember(paymentId: string, delivery: Delivery) {
    shown.set(paymentId, [...(shown.get(paymentId) ?? []), delivery].slice(-SHOWN_DELIVERIES));
    if (shown.size > REMEMBERED_PAYMENTS) {
      const [oldest] = shown.keys();
      if (oldest !== undefined) shown.delete(oldest);
    }
  }

  function release(paymentId: string) {
    const waiting = held.get(paymentId);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    held.delete(paymentId);
    enqueue(waiting.job);
  }

  function hold(job: Job) {
    const { paymentId } = job.webhook;
    release(paymentId);
    const timer = setTimeout(() => release(paymentId), OVERTAKEN_WITHIN_MS);
    held.set(paymentId, { job, timer });
  }

  function queueOne(webhook: Webhook) {
    const mode = options.faults.takeWebhookMode();
    if (mode === 'none') return;
    const job = { webhook, attempt: 1, mode };
    if (mode === 'reorder' && !held.has(webhook.paymentId)) {
      hold(job);
      return;
    }
    const copies = mode === 'twice' ? 2 : (webhook.copies ?? 1);
    for (let copy = 0; copy < copies; copy++) enqueue(job);
    release(webhook.paymentId);
  }

  return {
    send(...webhooks) {
      for (const webhook of webhooks) queueOne(webhook);
      pump();
    },
    idle() {
      return new Promise((resolve) => {
        idleWaiters.push(resolve);
        pump();
      });
    },
    deliveries: (paymentId) => shown.get(paymentId) ?? [],
    stop() {
      stopping.abort();
      queue.length = 0;
      for (const timer of [...retries, ...[...held.values()].map(({ timer }) => timer)]) {
        clearTimeout(timer);
      }
      retries.clear();
      held.clear();
      pump();
    },
  };
}

/** fetch wraps the system's reason, such as ECONNREFUSED, in a generic error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return 'error';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
