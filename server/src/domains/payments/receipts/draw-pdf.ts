import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../platform/http/errors.ts';
import { createTurns } from '../../../platform/turns.ts';
import type { Receipt } from './describe-receipt.ts';

const PATIENCE_MS = 10_000;
const IDLE_MS = 30_000;
const WAITING_MAX = 8;

// The bundle of the server keeps it beside the code that is reading this.
const thread = import.meta.url.endsWith('.ts') ? './receipt-thread.ts' : './receipt-thread.js';

export interface PdfDrawer {
  /** @throws Refusal `unavailable` when too many wait already, or it took too long */
  draw(receipt: Receipt): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Draws receipts one at a time in a thread, started by the first of them and ended when none was asked for in a while: a shop
 * that draws none pays nothing, and one that draws many keeps none of the memory.
 */
export function createPdfDrawer(): PdfDrawer {
  const inTurn = createTurns(1, WAITING_MAX);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  return {
    draw: (receipt) =>
      inTurn(async () => {
        clearTimeout(idle);
        worker ??= startThread();
        try {
          return await answerOf(worker, receipt);
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

async function answerOf(worker: Worker, receipt: Receipt): Promise<Buffer> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    worker.postMessage(receipt);
    const answer = once(worker, 'message', { signal });
    const end = once(worker, 'exit', { signal }).then(() => {
      throw new Error('the thread ended');
    });
    // Bytes of another thread arrive without their class.
    const [bytes] = (await Promise.race([answer, end])) as [Uint8Array];
    return Buffer.from(bytes);
  } finally {
    over.abort();
  }
}
