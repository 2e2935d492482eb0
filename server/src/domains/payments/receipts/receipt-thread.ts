import { parentPort } from 'node:worker_threads';
import type { Receipt } from './describe-receipt.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { type SectionDocument, sectionPdf } from './section-pdf.ts';

// A separate thread, because drawing blocks the event loop and uses much memory. An error ends the thread, and the
// caller sees its exit.
parentPort?.on('message', async (page: Receipt | SectionDocument) => {
  const bytes = 'sections' in page ? await sectionPdf(page) : await receiptPdf(page);
  parentPort?.postMessage(bytes);
});
