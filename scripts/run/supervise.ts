import { type ChildProcess, type Serializable, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.ts';

const endWithParent = pathToFileURL(join(root, 'scripts', 'end-with-parent.mjs')).href;
const killAfterMs = 9_800;
// One Ctrl-C in a terminal arrives up to three times: from the terminal, from npm and from our parent process.
const KILL_ECHO_MS = 500;

export interface ChildPlan {
  /** Name in messages, for example "the bank". */
  readonly name: string;
  /** Arguments of Node: flags, the script and its arguments. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Pipe its standard output to the caller instead of the terminal. */
  readonly quiet?: boolean;
  /** Yields the processor to the others, which the start waits for. */
  readonly background?: boolean;
}

export interface Supervisor {
  start(plan: ChildPlan): ChildProcess;
  /** Ends every child (with SIGKILL after 9.8 s), then exits with the code. */
  stop(exitCode: number): void;
  readonly stopping: boolean;
}

/**
 * Supervises child processes: when one dies or a signal arrives, all end, and none outlives this process. `onEnd` runs
 * after the last child has ended, just before this process exits.
 * @param echoMs signals within this time after the first one are treated as its copies
 */
export function supervise(onEnd: () => void, echoMs: number = KILL_ECHO_MS): Supervisor {
  const running = new Set<ChildProcess>();
  let exitCode: number | undefined;
  let stoppedAtMs = 0;

  const finishWhenEmpty = () => {
    if (exitCode === undefined || running.size > 0) return;
    onEnd();
    process.exit(exitCode);
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const child of running) child.kill(signal);
  };
  const stop = (code: number) => {
    if (exitCode !== undefined) return;
    exitCode = code;
    stoppedAtMs = Date.now();
    signalAll('SIGTERM');
    setTimeout(() => {
      exitCode = 1;
      signalAll('SIGKILL');
    }, killAfterMs).unref();
    finishWhenEmpty();
  };
  const onSignal = () => {
    if (exitCode === undefined) return stop(0);
    if (Date.now() - stoppedAtMs < echoMs) return;
    exitCode = 1;
    signalAll('SIGTERM');
    setTimeout(() => signalAll('SIGKILL'), 1_000);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);

  return {
    get stopping() {
      return exitCode !== undefined;
    },
    stop,
    start({ name, args, env, quiet = false, background = false }) {
      const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
        cwd: root,
        env,
        stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit', 'ipc'],
        // Its own process group, so that the terminal does not send it Ctrl-C as well.
        detached: true,
      });
      running.add(child);
      if (background && child.pid !== undefined)
        setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      let isReady = false;
      child.on('message', (message) => {
        isReady ||= isReadyMessage(message);
      });
      child.on('close', (code, signal) => {
        running.delete(child);
        // A child that failed to start has already printed the reason.
        if (exitCode === undefined && (isReady || code === 0 || quiet)) {
          console.error(`sesame: ${name} ended (${signal ?? `code ${code}`}); stopping.`);
        }
        if (exitCode === 0 && code !== 0 && signal !== 'SIGTERM') exitCode = 1;
        stop(code || 1);
        finishWhenEmpty();
      });
      return child;
    },
  };
}

export interface ReadyMessage {
  type: 'ready';
  url: string;
  /** Set when the server has just filled an empty shop with demo data. */
  ownerTicket?: string;
  /** Set while the shop has no owner: the address at which the first one joins. */
  setupLink?: string;
}

/** Sent while the server invents the history of a new demo. */
export interface InventingMessage {
  type: 'inventing';
  percent: number;
}

export function isInventingMessage(message: Serializable): message is InventingMessage {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'inventing'
  );
}

/** Whether this is the message that a server sends when it listens. */
export function isReadyMessage(message: Serializable): message is ReadyMessage {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready'
  );
}
