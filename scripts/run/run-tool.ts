import { type Serializable, spawn } from 'node:child_process';
import { root } from '../root.ts';
import { openChildAccount } from './processor-time.ts';

export interface ToolRun {
  readonly ok: boolean;
  /** Standard output and error, interleaved; empty for a `live` run. */
  readonly output: string;
  /** Only standard output, for parsing. */
  readonly stdout: string;
}

interface Options {
  /** Write the output directly to the terminal instead of collecting it. */
  readonly live?: boolean;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Receives the messages that the script sends with `process.send`. */
  readonly onMessage?: (message: Serializable) => void;
}

/** Runs a script with our own Node. On SIGTERM or SIGINT the script is ended too. */
export function runTool(
  script: string,
  args: readonly string[],
  { live = false, cwd = root, env = {}, onMessage }: Options = {},
): Promise<ToolRun> {
  const closeAccount = openChildAccount();
  const stream = live ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    stdio: [live ? 'inherit' : 'ignore', stream, stream, ...(onMessage ? (['ipc'] as const) : [])],
    env: { ...process.env, ...env },
  });
  const all: Buffer[] = [];
  const plain: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => {
    all.push(chunk);
    plain.push(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => all.push(chunk));
  if (onMessage) child.on('message', onMessage);

  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(1);
  };
  process.once('SIGTERM', end).once('SIGINT', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', closeAccount);
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
