import { type ChildProcess, type Serializable, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/root.ts';

const endWithParent = pathToFileURL(join(root, 'scripts', 'end-with-parent.mjs')).href;

export interface NodeProcess {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Runs a script as a separate process. Its stderr is shown, and it always ends with this process. */
export function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  stdout: 'ignore' | 'pipe' = 'ignore',
  cwd = root,
): NodeProcess {
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd,
    env: { ...env },
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  });
  return { child, stop: () => endProcess(child) };
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** The first message that a process sends. */
export function firstMessage({ child }: NodeProcess): Promise<Serializable> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the process ended with ${code} before ready`)));
  });
}

/** Sends a message and returns the answer with this type. */
export function requestFrom<Answer extends object>(
  { child }: NodeProcess,
  message: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: unknown) => {
      const isAnswer = typeof answer === 'object' && answer !== null && 'type' in answer;
      if (!isAnswer || answer.type !== message) return;
      child.off('message', onMessage);
      // The process is one of ours and sends what the caller expects.
      resolve(answer as Answer);
    };
    child.on('message', onMessage);
    child.send(message, (error) => error && reject(error));
  });
}

/** Resident memory in MB of 2^20 bytes; undefined where the system does not report it (Linux does). */
export function residentMb(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8'))?.[1];
  return kb === undefined ? undefined : Number(kb) / 1024;
}

/** The same for a process with all that it has started. */
export function residentTreeMb(pid: number): number | undefined {
  const own = residentMb(pid);
  if (own === undefined) return undefined;
  return childrenOf(pid).reduce((sum, child) => sum + (residentTreeMb(child) ?? 0), own);
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
