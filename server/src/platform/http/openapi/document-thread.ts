import { parentPort } from 'node:worker_threads';
import { type DescribedApi, writeDocument } from './write-document.ts';

// A separate thread, because writing takes half a second, and what it has loaded is given back when the thread ends.
parentPort?.once('message', async (api: DescribedApi) => {
  parentPort?.postMessage(await writeDocument(api));
});
