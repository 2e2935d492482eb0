import { parentPort } from 'node:worker_threads';
import type { Receipt } from './describe-receipt.ts';
import { receiptPdf } from './receipt-pdf.ts';

// A thread of its own: drawing keeps a core busy and leaves much behind in memory. What fails here ends the thread, and
// whoever waits is told by that.
parentPort?.on('message', async (receipt: Receipt) => {
  parentPort?.postMessage(await receiptPdf(receipt));
});
