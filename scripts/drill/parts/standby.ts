import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { emptyFolder, type Postgres, postgresBin, runPostgres } from './postgres.ts';
import { folder, unprivileged } from './program.ts';

/** Copies a running PostgreSQL and starts the copy as its standby, which streams from it. */
export async function startStandby(primary: Postgres): Promise<Postgres> {
  const dataFolder = emptyFolder(join(folder, 'standby'));
  execFileSync(
    join(postgresBin(), 'pg_basebackup'),
    [
      ...['--pgdata', dataFolder, '--host', '127.0.0.1', '--port', String(primary.port)],
      ...['--username', 'postgres', '--write-recovery-conf', '--wal-method', 'stream'],
      ...['--checkpoint', 'fast'],
    ],
    { stdio: 'ignore', ...unprivileged },
  );
  return runPostgres({ name: 'standby', dataFolder }, primary.archiveFolder);
}
