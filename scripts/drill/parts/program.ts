import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../root.ts';
import { SERVER_ENV } from '../../run/server-process.ts';
import { isReadyMessage } from '../../run/supervise.ts';

export const folder = join(root, '.cache', 'drill');
const LOGS = join(folder, 'logs');
const endWithParent = pathToFileURL(join(root, 'scripts', 'end-with-parent.mjs')).href;

export interface Program {
  readonly pid: number;
  readonly isRunning: boolean;
  /** Sends the signal and resolves when the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const running = new Set<ChildProcess>();
const grouped = new WeakSet<ChildProcess>();
process.on('exit', () => {
  for (const child of running) kill(child, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** PostgreSQL, Patroni and PgBouncer refuse to run as root; this is the unprivileged user on Linux. */
const UNPRIVILEGED = 65_534;
export const isRoot = process.getuid?.() === 0;
export const unprivileged = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};

/** With its own children, which would otherwise outlive it, if it has a process group. */
function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  const { pid, spawnargs } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (grouped.has(child) && signal === 'SIGKILL') process.kill(-pid, signal);
  else if (!child.kill(signal)) throw new Error(`${spawnargs[0]} cannot be ended`);
}

/** Starts a program that ends with this process; its output goes to a file of that name in `.cache/drill/logs`. */
export function startProgram(
  name: string,
  command: string,
  args: readonly string[],
  { hasChannel = false, ...options }: SpawnOptions & { readonly hasChannel?: boolean } = {},
): Program & { readonly child: ChildProcess } {
  mkdirSync(LOGS, { recursive: true });
  const file = join(LOGS, `${name}.log`);
  // Not through a pipe: children of a killed program may still write to it.
  const log = openSync(file, 'a');
  const child = spawn(command, args, {
    ...options,
    stdio: hasChannel ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
  });
  closeSync(log);
  running.add(child);
  if (options.detached === true) grouped.add(child);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child);
      appendFileSync(file, `ended with ${child.signalCode ?? child.exitCode}\n`);
      resolve();
    });
  });
  return {
    child,
    pid: child.pid ?? 0,
    get isRunning() {
      return child.exitCode === null && child.signalCode === null;
    },
    end(signal) {
      kill(child, signal);
      return ended;
    },
  };
}

/** Starts a process of the shop from the bundle of a checkout and resolves when it is ready. */
export async function startServer(
  name: string,
  checkout: string,
  env: Readonly<Record<string, string>>,
): Promise<Program> {
  const program = startProgram(
    name,
    process.execPath,
    ['--import', endWithParent, join(checkout, 'server/dist/main.js')],
    {
      cwd: checkout,
      env: { ...SERVER_ENV, PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      hasChannel: true,
    },
  );
  await new Promise<void>((resolve, reject) => {
    program.child.on('message', (message) => {
      if (isReadyMessage(message)) resolve();
    });
    program.child.once('exit', () =>
      reject(new Error(`${name} did not start; see .cache/drill/logs/${name}.log`)),
    );
  });
  return program;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Whether a program accepts connections at this port. */
export function accepts(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Resolves as soon as the condition is true. */
export async function waitUntil(
  what: string,
  condition: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const startedMs = performance.now();
  while (!(await condition())) {
    if (performance.now() - startedMs > limitMs) throw new Error(`timed out waiting until ${what}`);
    await pause(50);
  }
}
