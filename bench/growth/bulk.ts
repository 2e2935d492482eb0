import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listBuyers } from '@sesame/contract/console/buyers.ts';
import { listAllPayments } from '@sesame/contract/console/payments/payment-list.ts';
import { bearer } from '../buyers.ts';
import { residentMb, runNode } from '../node-process.ts';
import type { FilledShop } from './start-filled-shop.ts';

/** Work that must read every row: it may take time, but not more for each row, and no more memory. */
export interface BulkResult {
  readonly what: string;
  readonly rows: number;
  readonly seconds: number;
  readonly megabytes: number;
  /** The most resident memory of the process that did it, less what it had before. */
  readonly memoryMb: number;
}

const SAMPLE_MS = 50;

/** Exports all payments and all users, and makes a backup. */
export async function measureBulk(filled: FilledShop, operator: string): Promise<BulkResult[]> {
  return [
    await exportAll(filled, 'export of payments', `${listAllPayments.path}-export`, operator),
    await exportAll(filled, 'export of users', `${listBuyers.path}-export`, operator),
    await backUp(filled),
  ];
}

async function exportAll(
  { shop }: FilledShop,
  what: string,
  path: string,
  operator: string,
): Promise<BulkResult> {
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
async function backUp({ shop, dataDir, settings }: FilledShop): Promise<BulkResult> {
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
