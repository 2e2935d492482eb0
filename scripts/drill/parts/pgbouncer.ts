import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './addresses.ts';
import { emptyFolder } from './postgres.ts';
import { accepts, folder, type Program, startProgram, unprivileged, waitUntil } from './program.ts';
import { getTool, toolEnv } from './tools.ts';

export interface PgBouncer {
  readonly port: number;
  /** Settings of a process that uses it, with the address past it. */
  settings(directUrl: string): Readonly<Record<string, string>>;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a PgBouncer in transaction mode, set as the runbook says, in front of the shop's role at this port. */
export async function startPgBouncer(databasePort: number): Promise<PgBouncer> {
  const command = getTool('pgbouncer');
  const keepsNames = keepsStatementNames(command);
  const port = await freePort();
  const place = emptyFolder(join(folder, 'pgbouncer'));
  chmodSync(place, 0o755);
  const file = join(place, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
sesame = host=127.0.0.1 port=${databasePort} user=sesame_shop

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
query_wait_timeout = 5
server_login_retry = 1
tcp_keepidle = 20
tcp_keepintvl = 5
tcp_keepcnt = 4
log_connections = 0
log_disconnections = 0
${keepsNames ? 'max_prepared_statements = 1000' : ''}
`,
  );
  let program: Program | undefined;
  const pooler: PgBouncer = {
    port,
    settings: (directUrl) => ({
      DATABASE_URL: `postgres://sesame_shop@127.0.0.1:${port}/sesame`,
      DATABASE_DIRECT_URL: directUrl,
      ...(!keepsNames && { PG_NAMED_STATEMENTS: 'false' }),
    }),
    async kill() {
      await program?.end('SIGKILL');
    },
    async start() {
      program = startProgram('pgbouncer', command, [file], { env: toolEnv, ...unprivileged });
      await waitUntil('PgBouncer listens', () => accepts(port));
    },
  };
  await pooler.start();
  return pooler;
}

/** Whether this PgBouncer keeps named statements apart in transaction mode, as 1.21 and newer do. */
export function keepsStatementNames(command: string): boolean {
  const { stdout } = spawnSync(command, ['--version'], { encoding: 'utf8', env: toolEnv });
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/i.exec(stdout) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}
