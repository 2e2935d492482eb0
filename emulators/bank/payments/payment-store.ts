import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type AppendLog, noLog, openAppendLog } from './append-log.ts';
import type { Payment } from './payment.ts';

/** Older payments are dropped beyond this number, to bound memory. */
const PAYMENTS_MAX = 50_000;

export interface PaymentStore {
  put(payment: Payment): void;
  find(id: string): Payment | undefined;
  findByCreateKey(key: string): Payment | undefined;
  /** Newest first. */
  listByOrder(orderId: string): Payment[];
  /** Newest first. */
  list(limit: number): Payment[];
  openPayments(): Payment[];
  flushed(): Promise<void>;
  close(): Promise<void>;
}

/** Payments in memory; every change is appended to `<dataDir>/bank.jsonl` and read back at the next start. */
export async function openPaymentStore(dataDir: string | undefined): Promise<PaymentStore> {
  const payments = new Map<string, Payment>();
  const idsByOrder = new Map<string, string[]>();
  const idByCreateKey = new Map<string, string>();
  const openIds = new Set<string>();

  function forget(payment: Payment) {
    payments.delete(payment.id);
    idByCreateKey.delete(payment.createKey.key);
    openIds.delete(payment.id);
    const rest = idsByOrder.get(payment.orderId)?.filter((id) => id !== payment.id) ?? [];
    if (rest.length > 0) idsByOrder.set(payment.orderId, rest);
    else idsByOrder.delete(payment.orderId);
  }

  function remember(payment: Payment) {
    if (!payments.has(payment.id)) {
      idByCreateKey.set(payment.createKey.key, payment.id);
      idsByOrder.set(payment.orderId, [...(idsByOrder.get(payment.orderId) ?? []), payment.id]);
    }
    payments.set(payment.id, payment);
    if (payment.status === 'open') openIds.add(payment.id);
    else openIds.delete(payment.id);
    if (payments.size > PAYMENTS_MAX) {
      const [oldest] = payments.values();
      if (oldest) forget(oldest);
    }
  }

  const find = (id: string) => payments.get(id);
  const all = (ids: Iterable<string>) =>
    [...ids].map(find).filter((payment) => payment !== undefined);

  let log: AppendLog = noLog;
  if (dataDir !== undefined) {
    await mkdir(dataDir, { recursive: true });
    const path = join(dataDir, 'bank.jsonl');
    for (const payment of await readPayments(path)) remember(payment);
    await writeAtomically(
      path,
      [...payments.values()].map((p) => `${JSON.stringify(p)}\n`).join(''),
    );
    log = await openAppendLog(path);
  }

  return {
    put(payment) {
      remember(payment);
      log.append(JSON.stringify(payment));
    },
    find,
    findByCreateKey: (key) => payments.get(idByCreateKey.get(key) ?? ''),
    listByOrder: (orderId) => all(idsByOrder.get(orderId) ?? []).reverse(),
    list: (limit) => [...payments.values()].slice(-limit).reverse(),
    openPayments: () => all(openIds),
    flushed: () => log.flushed(),
    close: () => log.close(),
  };
}

async function readPayments(path: string): Promise<Payment[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // Text after the last line break is a write that was cut off when the process was killed.
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line): Payment => JSON.parse(line));
}

async function writeAtomically(path: string, text: string) {
  const draft = `${path}.new`;
  const file = await open(draft, 'w', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await rename(draft, path);
}
