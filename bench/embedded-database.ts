import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the embedded PostgreSQL of a data folder, read from its files. */
export function embeddedDatabaseUrl(dataDir: string): string {
  const cluster = join(dataDir, 'postgres');
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  // Line 4 is the port, line 5 the folder of the socket, empty when it listens on an address.
  const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const host = lines[4]?.trim() ? encodeURIComponent(cluster) : '127.0.0.1';
  return `postgres://sesame:${password}@${host}:${lines[3]?.trim()}/sesame`;
}

/** The id of its main process, whose children serve the connections. */
export function postmasterPid(dataDir: string): number {
  const [pid = ''] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}
