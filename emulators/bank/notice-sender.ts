import { setTimeout as sleep } from 'node:timers/promises';
import { delayOf, type FaultSwitch, type NoticeMode } from './faults.ts';
import { signNotice } from './sign-notice.ts';

export interface Notice {
  readonly paymentId: string;
  readonly url: string;
  readonly type: string;
  readonly body: string;
  readonly copies: 1 | 2;
  readonly signature: 'good' | 'bad';
}

/** One attempt to deliver, as the page shows it: an HTTP status, or why there was none. */
export interface Delivery {
  readonly type: string;
  readonly attempt: number;
  readonly answer: string;
}

export interface NoticeSender {
  /** Queues a notice. Notices of one payment make their first attempts in this order. */
  send(notice: Notice): void;
  /** Resolves when nothing is queued, on its way or waiting for a retry. */
  idle(): Promise<void>;
  /** Newest last. */
  deliveries(paymentId: string): readonly Delivery[];
  stop(): void;
}

export interface NoticeSenderOptions {
  secret: () => string;
  now: () => Date;
  faults: Pick<FaultSwitch, 'takeNoticeMode'>;
  /** Pauses before the second, third, … attempt. */
  retryDelaysMs: readonly number[];
}

interface Job {
  readonly notice: Notice;
  readonly attempt: number;
  readonly mode: NoticeMode;
}

const CAPACITY = 10_000;
const CONCURRENCY = 16;
const ANSWER_WITHIN_MS = 10_000;
const SHOWN_DELIVERIES = 20;
const REMEMBERED_PAYMENTS = 1_000;

export function createNoticeSender(options: NoticeSenderOptions): NoticeSender {
  const queue: Job[] = [];
  const busyPayments = new Set<string>();
  const retries = new Set<NodeJS.Timeout>();
  const shown = new Map<string, Delivery[]>();
  const stopping = new AbortController();
  let idleWaiters: (() => void)[] = [];

  function enqueue(job: Job) {
    // A full queue drops the notice: merchants must live with lost ones anyway.
    if (stopping.signal.aborted || queue.length >= CAPACITY) return;
    queue.push(job);
    pump();
  }

  function pump() {
    while (busyPayments.size < CONCURRENCY) {
      const next = queue.findIndex((job) => !busyPayments.has(job.notice.paymentId));
      const [job] = next === -1 ? [] : queue.splice(next, 1);
      if (!job) break;
      busyPayments.add(job.notice.paymentId);
      void deliver(job).finally(() => {
        busyPayments.delete(job.notice.paymentId);
        pump();
      });
    }
    if (busyPayments.size + queue.length + retries.size === 0) {
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
    const bad = job.notice.signature === 'bad' || job.mode === 'bad_signature';
    const result = await post(job.notice, bad);
    remember(job.notice.paymentId, {
      type: job.notice.type,
      attempt: job.attempt,
      answer: result.answer,
    });
    // A notice with a bad signature is a forgery: a forger does not retry.
    const pauseMs = bad || result.accepted ? undefined : options.retryDelaysMs[job.attempt - 1];
    if (pauseMs !== undefined && !signal.aborted) retryAfter(pauseMs, job);
  }

  function retryAfter(pauseMs: number, job: Job) {
    const timer = setTimeout(() => {
      retries.delete(timer);
      enqueue({ ...job, attempt: job.attempt + 1, mode: 'normal' });
    }, pauseMs);
    retries.add(timer);
  }

  async function post({ url, body }: Notice, bad: boolean) {
    const sentAt = Math.floor(options.now().getTime() / 1000);
    const secret = bad ? `not ${options.secret()}` : options.secret();
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'bank-signature': signNotice(secret, body, sentAt),
        },
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await answer.body?.cancel();
      return { accepted: answer.ok, answer: String(answer.status) };
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

  return {
    send(notice) {
      const mode = options.faults.takeNoticeMode();
      if (mode === 'none') return;
      const copies = mode === 'twice' ? 2 : notice.copies;
      for (let copy = 0; copy < copies; copy++) enqueue({ notice, attempt: 1, mode });
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
      for (const timer of retries) clearTimeout(timer);
      retries.clear();
      pump();
    },
  };
}

/** fetch wraps the system's reason, such as ECONNREFUSED, in a neutral error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return 'error';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
