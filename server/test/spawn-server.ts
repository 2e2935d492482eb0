import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface SpawnedServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Exit>;
  /** Waits until it ends by itself, as at a failpoint. */
  readonly ended: Promise<Exit>;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Runs the real `main.ts` in a process of its own on a free port. Rejects with its output when it does not start. */
export async function spawnServer(
  env: Readonly<Record<string, string>>,
  onSpawn: (child: ChildProcess) => void = () => {},
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DEMO: 'false',
      ...(env.ROLE !== undefined && { MEDIA_DIR: join(tmpdir(), 'sesame-test-media') }),
      ...env,
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
      // The one message main sends.
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
