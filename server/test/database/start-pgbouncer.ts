import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../free-port.ts';

export interface PgBouncer {
  /** Without a database, which follows after a slash. */
  readonly url: string;
  readonly version: string;
  /** Whether it keeps the named statements of its clients apart. */
  readonly namedStatements: boolean;
  stop(): Promise<void>;
}

/** It refuses to run as root; this is the id of the unprivileged user on Linux. */
const UNPRIVILEGED = 65_534;
const RETRY_MS = 50;

/** The version of the PgBouncer on this machine; undefined without one. */
function pgBouncerVersion(): string | undefined {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  return /PgBouncer (\d+\.\d+\S*)/i.exec(stdout ?? '')?.[1];
}

/**
 * Starts a real PgBouncer in transaction mode in front of every database of a server. Its pools are smaller than those of
 * a shop, so that sessions change hands all the time.
 * @param url of any database of the server, as the role that its sessions have
 */
export async function startPgBouncer(url: string): Promise<PgBouncer> {
  const version = pgBouncerVersion();
  if (version === undefined) throw new Error('this machine has no pgbouncer');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const namedStatements = major > 1 || minor >= 21;
  const folder = await mkdtemp(join(tmpdir(), 'sesame-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const { username, password, hostname, port: serverPort } = new URL(url);
  const host = decodeURIComponent(hostname);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${host} port=${serverPort || 5432} user=${username} password=${password}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 2000
server_idle_timeout = 3
autodb_idle_timeout = 5
query_wait_timeout = 30
log_connections = 0
log_disconnections = 0
${namedStatements ? 'max_prepared_statements = 1000' : ''}
`,
  );
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL knows its socket by a relative path; another program has to pass the folder above.
  if (isRoot && host.startsWith('/')) await chmod(dirname(host), 0o711);
  const child = spawn('pgbouncer', [file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: UNPRIVILEGED, gid: UNPRIVILEGED }),
  });
  let output = '';
  child.stderr.on('data', (bytes) => {
    output = `${output}${bytes}`.slice(-4_000);
  });
  await untilListening(port, child, () => output);
  return {
    url: `postgres://${username}@127.0.0.1:${port}`,
    version,
    namedStatements,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(
  port: number,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${output()}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
