import { readdirSync, readFileSync } from 'node:fs';
import { residentMb } from '../node-process.ts';
import type { BenchShop } from '../shop.ts';

/** What must not grow while a shop works for a long time. */
export interface Sample {
  /** Minutes since the load began. */
  readonly minute: number;
  /** Resident memory of the server in MB of 2^20 bytes. */
  readonly serverMb: number;
  /** Memory of PostgreSQL in the same unit; what its processes share counts once. */
  readonly postgresMb: number;
  /** Connections of the shop to its database. */
  readonly connections: number;
  /** Files and sockets that the server has open. */
  readonly files: number;
  /** The 99th percentile of the delay of the server's event loop since the sample before. */
  readonly eventLoopP99Ms: number;
  /** Orders that are paid and have no access yet. */
  readonly waiting: number;
}

export async function takeSample(shop: BenchShop, minute: number): Promise<Sample> {
  const { rows } = await shop.database.query<{ connections: number; waiting: number }>(
    `select (select count(*)::int from pg_stat_activity
               where backend_type = 'client backend' and datname = current_database()
                 and pid <> pg_backend_pid()) as connections,
            (select count(*)::int from payments
               where state = 'paid' and closed_at > now() - interval '10 minutes'
                 and not exists (select from grants where grants.payment_id = payments.id)) as waiting`,
  );
  const { p99Ms } = await shop.eventLoopDelay();
  return {
    minute,
    serverMb: residentMb(shop.pid) ?? 0,
    postgresMb: proportionalTreeMb(shop.postgresPid),
    connections: rows[0]?.connections ?? 0,
    files: readdirSync(`/proc/${shop.pid}/fd`).length,
    eventLoopP99Ms: p99Ms,
    waiting: rows[0]?.waiting ?? 0,
  };
}

/** Memory of a process and its children, with each page divided by the number of processes that have it. */
function proportionalTreeMb(pid: number): number {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === pid,
  );
  return [String(pid), ...children].reduce((sum, one) => sum + proportionalMb(one), 0);
}

function proportionalMb(pid: string): number {
  const kb = /^Pss:\s+(\d+) kB$/m.exec(readOf(pid, 'smaps_rollup'))?.[1];
  return Number(kb ?? 0) / 1024;
}

function parentOf(pid: string): number {
  return Number(readOf(pid, 'stat').split(') ')[1]?.split(' ')[1]);
}

/** Empty when the process has ended, which it may do while others are listed. */
function readOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
