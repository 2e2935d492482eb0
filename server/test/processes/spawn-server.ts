import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseSettings } from '../database/behind-pooler.ts';
import { programEnv, programOf } from './program.ts';

export interface SpawnedServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** The whole output so far. */
  output(): string;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Exit>;
  /** Resolves when it ends by itself, as at a failpoint. */
  readonly ended: Promise<Exit>;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Runs the real server in a separate process on a free port. Rejects with its output when it does not start. */
export async function spawnServer(
  env: Readonly<Record<string, string>>,
  onSpawn: (child: ChildProcess) => void = () => {},
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [programOf('main')], {
    env: {
      ...programEnv,
      PORT: '0',
      DEMO: 'false',
      // Most tests need buyers and no operator.
      OPEN_WITHOUT_OWNER: 'true',
      // Calls of a test must not be refused because the machine is busy.
      SHED_LOAD: 'false',
      ...(env.ROLE !== undefined && { MEDIA_DIR: join(tmpdir(), 'sesame-test-media') }),
      ...env,
      ...(env.DATABASE_URL !== undefined && databaseSettings(env.DATABASE_URL)),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onSpawn(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes) => {
      output += bytes;
    });
  }
  const ended = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => {
      // The cast is safe: main sends only this message.
      resolve((message as { url: string }).url);
    });
    void ended.then(({ code }) => reject(Object.assign(new Error(output.trim()), { code })));
  });
  return {
    url,
    process: child,
    ended,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
