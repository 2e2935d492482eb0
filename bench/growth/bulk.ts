import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listBuyers } from '@sesame/contract/console/buyers.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { isPaymentPending } from '@sesame/contract/shop/payments.ts';
import { bearer } from '../buyers.ts';
import { median } from '../figure.ts';
import { expectOk, send } from '../load/http-client.ts';
import { residentMb, runNode } from '../node-process.ts';
import type { Callers } from './operations.ts';
import type { FilledShop } from './start-filled-shop.ts';

/** Work that must read every row: it may take time, but not more for each row, and no more memory. */
export interface BulkResult {
  readonly what: string;
  readonly rows: number;
  readonly seconds: number;
  readonly megabytes: number;
  /** The most resident memory of the process that did it, less what it had before. */
  readonly memoryMb: number;
  /** How long buyers waited for their polls meanwhile, compared with the same polls of the idle shop before. */
  readonly pollTimes: number;
}

type Work = Omit<BulkResult, 'pollTimes'>;

const SAMPLE_MS = 50;
const POLL_EVERY_MS = 20;
const IDLE_MS = 5_000;

/** Exports all payments and all users, and makes a backup. */
export async function measureBulk(
  filled: FilledShop,
  { operator, tokens }: Callers,
): Promise<BulkResult[]> {
  const work = [
    () => exportAll(filled, 'export of payments', `${listConsolePayments.path}-export`, operator),
    () => exportAll(filled, 'export of users', `${listBuyers.path}-export`, operator),
    () => backUp(filled),
  ];
  const results: BulkResult[] = [];
  for (const run of work) {
    const idle = await pollDuring(filled, tokens, sleep(IDLE_MS));
    const done = run();
    const busy = await pollDuring(filled, tokens, done);
    results.push({ ...(await done), pollTimes: busy / idle });
  }
  return results;
}

/** @returns the median time of a poll in milliseconds; a refused poll is an error */
async function pollDuring(
  { shop }: FilledShop,
  tokens: readonly string[],
  work: Promise<unknown>,
): Promise<number> {
  let isGoing = true;
  const stop = () => {
    isGoing = false;
  };
  work.then(stop, stop);
  const times: number[] = [];
  for (let index = 0; isGoing; index++) {
    const startedMs = performance.now();
    const headers = bearer(tokens[index % tokens.length] ?? '');
    expectOk(await send(`${shop.url}${isPaymentPending.path}`, { headers }));
    times.push(performance.now() - startedMs);
    await sleep(POLL_EVERY_MS);
  }
  return median(times);
}

async function exportAll(
  { shop }: FilledShop,
  what: string,
  path: string,
  operator: string,
): Promise<Work> {
  const memory = watchMemory(shop.pid);
  const startedMs = performance.now();
  const answer = await fetch(`${shop.url}${path}`, { headers: bearer(operator) });
  if (!answer.ok || answer.body === null) throw new Error(`${what}: ${await answer.text()}`);
  let bytes = 0;
  let lines = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.byteLength;
    for (const byte of chunk) if (byte === 10) lines++;
  }
  const seconds = (performance.now() - startedMs) / 1_000;
  // The first line has the names of the columns.
  return { what, rows: lines - 1, seconds, megabytes: bytes / 1e6, memoryMb: memory() };
}

/** `npm run backup` in a separate process, into a folder that is removed afterwards. */
async function backUp({ shop, dataDir, settings }: FilledShop): Promise<Work> {
  const folder = join(dataDir, 'backups');
  const startedMs = performance.now();
  const environment = {
    ...{ PATH: process.env.PATH, LOOPBACK_TRIAL: 'true', DATABASE_URL: shop.databaseUrl },
    ...{ DATA_DIR: dataDir, ...settings },
  };
  const { child } = runNode(['server/dist/backup.js'], environment, 'pipe');
  const memory = watchMemory(child.pid ?? 0, 0);
  let output = '';
  child.stdout?.on('data', (part: Buffer) => {
    output += part.toString();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - startedMs) / 1_000;
  const [, rows = '', file = ''] =
    /^(\d+) rows of \d+ tables were written to (.+)$/m.exec(output) ?? [];
  if (code !== 0 || file === '') throw new Error(`the backup failed: ${output}`);
  const megabytes = statSync(file).size / 1e6;
  rmSync(folder, { recursive: true, force: true });
  return { what: 'backup', rows: Number(rows), seconds, megabytes, memoryMb: memory() };
}

/** @returns a function that stops watching and gives the peak above the memory at the beginning */
function watchMemory(pid: number, from = residentMb(pid) ?? 0): () => number {
  let peak = from;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMb(pid) ?? 0);
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peak - from;
  };
}
