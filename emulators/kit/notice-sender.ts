import { setTimeout as sleep } from 'node:timers/promises';
import { delayOf, type FaultSwitch, type NoticeMode } from './faults.ts';

/** How a delivery is to be spoiled. */
export interface Spoil {
  /** Signed by somebody who does not know the secret. */
  readonly badSignature: boolean;
  /** Says another sum than the payment's, under a good signature. */
  readonly wrongAmount: boolean;
}

/** A notice as it goes over the wire, freshly signed for each attempt. */
export interface SignedNotice {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Notice {
  readonly paymentId: string;
  /** The event's name, as the page lists it. */
  readonly type: string;
  /** Undefined when there is nowhere to send it. */
  build(spoil: Spoil): SignedNotice | undefined | Promise<SignedNotice | undefined>;
  /** Sent this often at once; 1 unless said otherwise. */
  readonly copies?: 1 | 2;
  /** Spoils this one notice, whatever the switch says. */
  readonly badSignature?: boolean;
}

/** One attempt to deliver, as the page shows it: an HTTP status, or why there was none. */
export interface Delivery {
  readonly type: string;
  readonly attempt: number;
  readonly answer: string;
}

export interface NoticeSender {
  /** Queues notices. Those of one payment make their first attempts in this order. */
  send(...notices: readonly Notice[]): void;
  /** Resolves when nothing is queued, on its way or waiting for a retry. */
  idle(): Promise<void>;
  /** Newest last. */
  deliveries(paymentId: string): readonly Delivery[];
  stop(): void;
}

export interface NoticeSenderOptions {
  readonly faults: Pick<FaultSwitch, 'takeNoticeMode'>;
  /** Pauses before the second, third, … attempt. */
  readonly retryDelaysMs: readonly number[];
  /** Whether the shop's answer acknowledges the notice; any 2xx unless the protocol asks for more. */
  readonly isAccepted?: ((answer: { status: number; text: string }) => boolean) | undefined;
}

interface Job {
  readonly notice: Notice;
  readonly attempt: number;
  readonly mode: NoticeMode;
}

const CAPACITY = 10_000;
const CONCURRENCY = 16;
const ANSWER_WITHIN_MS = 10_000;
/** A notice to be overtaken waits this long for the next one of its payment. */
const OVERTAKEN_WITHIN_MS = 300;
const SHOWN_DELIVERIES = 20;
const REMEMBERED_PAYMENTS = 1_000;

export function createNoticeSender(options: NoticeSenderOptions): NoticeSender {
  const isAccepted = options.isAccepted ?? (({ status }) => status >= 200 && status < 300);
  const queue: Job[] = [];
  const busyPayments = new Set<string>();
  const held = new Map<string, { job: Job; timer: NodeJS.Timeout }>();
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
    const badSignature = job.notice.badSignature === true || job.mode === 'bad_signature';
    const result = await post(job.notice, {
      badSignature,
      wrongAmount: job.mode === 'wrong_amount',
    });
    remember(job.notice.paymentId, {
      type: job.notice.type,
      attempt: job.attempt,
      answer: result.answer,
    });
    // A notice with a bad signature is a forgery: a forger does not retry.
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

  async function post(notice: Notice, spoil: Spoil) {
    try {
      const signed = await notice.build(spoil);
      if (signed === undefined) return { accepted: true, answer: '—' };
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
    const { paymentId } = job.notice;
    release(paymentId);
    const timer = setTimeout(() => release(paymentId), OVERTAKEN_WITHIN_MS);
    held.set(paymentId, { job, timer });
  }

  function queueOne(notice: Notice) {
    const mode = options.faults.takeNoticeMode();
    if (mode === 'none') return;
    const job = { notice, attempt: 1, mode };
    if (mode === 'reorder' && !held.has(notice.paymentId)) {
      hold(job);
      return;
    }
    const copies = mode === 'twice' ? 2 : (notice.copies ?? 1);
    for (let copy = 0; copy < copies; copy++) enqueue(job);
    release(notice.paymentId);
  }

  return {
    send(...notices) {
      for (const notice of notices) queueOne(notice);
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

/** fetch wraps the system's reason, such as ECONNREFUSED, in a neutral error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return 'error';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
