import { spawn } from 'node:child_process';
import { root } from './root.ts';

export interface ToolRun {
  readonly ok: boolean;
  /** Both streams in order; empty when they went straight to the terminal. */
  readonly output: string;
  /** Standard output alone, to be parsed. */
  readonly stdout: string;
}

interface Options {
  /** Show the output as it comes instead of collecting it. */
  readonly live?: boolean;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a script with our own Node and ends it together with us. */
export function runTool(
  script: string,
  args: readonly string[],
  { live = false, cwd = root, env = {} }: Options = {},
): Promise<ToolRun> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const all: Buffer[] = [];
  const plain: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => {
    all.push(chunk);
    plain.push(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => all.push(chunk));

  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(1);
  };
  process.once('SIGTERM', end).once('SIGINT', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', end).off('SIGINT', end);
      resolve({
        ok: code === 0,
        output: Buffer.concat(all).toString(),
        stdout: Buffer.concat(plain).toString(),
      });
    });
  });
}
