import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/root.ts';

const endWithParent = pathToFileURL(join(root, 'scripts', 'end-with-parent.mjs')).href;

/** Starts a Node process that ends when this one ends. @param input text for its standard input */
export function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  input?: string,
): ChildProcess {
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd: root,
    env,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'ipc'],
  });
  child.stdin?.end(input);
  return child;
}

/** @returns a function that returns the output of the process so far */
export function collect(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

export function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
