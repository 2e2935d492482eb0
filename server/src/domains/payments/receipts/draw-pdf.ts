import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../platform/http/errors.ts';
import { createSemaphore } from '../../../platform/semaphore.ts';
import type { Receipt } from './describe-receipt.ts';
import type { SectionDocument } from './section-pdf.ts';

/** The first page also waits until the thread has loaded its code, half a second of processor time. */
const TIMEOUTS = { firstMs: 25_000, nextMs: 10_000 };
const IDLE_MS = 30_000;
const QUEUE_MAX = 8;

// The bundler places the worker file next to the server bundle.
const thread = import.meta.url.endsWith('.ts') ? './receipt-thread.ts' : './receipt-thread.js';

export interface PdfDrawer {
  /** @throws Refusal `unavailable` when the queue is full or drawing takes too long */
  draw(page: Receipt | SectionDocument): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Draws receipts and evidence one at a time in a worker thread, which is started on demand and stopped when idle, so that its memory
 * is in use only while receipts are drawn.
 */
export function createPdfDrawer(timeouts = TIMEOUTS): PdfDrawer {
  const withSemaphore = createSemaphore(1, QUEUE_MAX);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  return {
    draw: (page) =>
      withSemaphore(async () => {
        clearTimeout(idle);
        const timeoutMs = worker === undefined ? timeouts.firstMs : timeouts.nextMs;
        worker ??= startThread();
        try {
          return await answerOf(worker, page, timeoutMs);
        } catch (cause) {
          await close();
          throw new Refusal('unavailable', { retryAfterS: 5, cause });
        } finally {
          idle = setTimeout(() => void close(), IDLE_MS).unref();
        }
      }),
    close,
  };
}

function startThread(): Worker {
  const worker = new Worker(new URL(thread, import.meta.url), {
    name: 'receipts',
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
  });
  worker.unref();
  return worker;
}

async function answerOf(
  worker: Worker,
  page: Receipt | SectionDocument,
  timeoutMs: number,
): Promise<Buffer> {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    worker.postMessage(page);
    const answer = once(worker, 'message', { signal });
    const end = once(worker, 'exit', { signal }).then(() => {
      throw new Error('the receipt worker exited');
    });
    // Structured cloning turns a Buffer into a Uint8Array.
    const [bytes] = (await Promise.race([answer, end])) as [Uint8Array];
    return Buffer.from(bytes);
  } finally {
    done.abort();
  }
}
