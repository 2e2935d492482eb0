import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { preparePostgresBinaries } from '../../src/platform/db/embedded/postgres-binaries.ts';
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/postgres-embedded.ts';
import {
  findSurvivor,
  launchWithRetries,
  type PidFile,
  type Place,
  stopProcess,
} from '../../src/platform/db/embedded/postgres-launch.ts';
import { createLog } from '../../src/platform/telemetry/log.ts';

/** A PostgreSQL on disk, as durable as a shop's, that can be killed. */
export interface KillableDatabase {
  /** As the shop's role. */
  readonly url: string;
  readonly ownerUrl: string;
  /** Resolves when it has ended. */
  kill(): Promise<void>;
  /** Restarts it at the same address. */
  launch(): Promise<void>;
  stop(): Promise<void>;
}

const SETTINGS = { max_connections: '100', jit: 'off', timezone: 'UTC' };

export async function startKillableDatabase(): Promise<KillableDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'sesame-kills-'));
  // Started without a supervisor, so that only the test restarts it.
  const first = await startEmbeddedPostgres(folder, createLog({ level: 'silent' }));
  const place: Place = {
    cluster: join(folder, 'postgres'),
    log: join(folder, 'postgres.log'),
    passwordFile: join(folder, 'postgres-password'),
    uid: process.getuid?.() === 0 ? 65_534 : undefined,
    binaries: await preparePostgresBinaries(folder),
  };
  let file: PidFile | undefined = await findSurvivor(place);
  const port = file?.address.port;

  return {
    url: first.url,
    ownerUrl: first.ownerUrl,
    async kill() {
      if (file === undefined) return;
      const { pid } = file;
      file = undefined;
      process.kill(pid, 'SIGKILL');
      await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000, interval: 5 });
    },
    async launch() {
      const launched = await launchWithRetries(place, SETTINGS, { port });
      file = launched.file;
    },
    async stop() {
      if (file !== undefined) await stopProcess(file.pid, place);
      await first.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
