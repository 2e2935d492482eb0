import { type ChildProcess, type Serializable, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

const endWithParent = pathToFileURL(join(root, 'scripts', 'end-with-parent.mjs')).href;
const patienceMs = 9_800;
// Ctrl-C in a terminal reaches npm, our parent and us at once: three copies of one wish.
const echoMs = 500;

export interface ChildPlan {
  /** How messages call it: "the bank". */
  readonly name: string;
  /** Arguments of Node: flags, script, its arguments. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Read its standard output ourselves instead of showing it. */
  readonly quiet?: boolean;
}

export interface Supervisor {
  start(plan: ChildPlan): ChildProcess;
  /** Ends every child, by force after 9.8 s, and then this process with the code. */
  stop(exitCode: number): void;
  readonly stopping: boolean;
}

/**
 * Keeps children together: when one dies the others end, a signal ends them all, and none outlives
 * us. `onEnd` runs when the last child is gone, just before this process exits.
 */
export function supervise(onEnd: () => void): Supervisor {
  const running = new Set<ChildProcess>();
  let exitCode: number | undefined;
  let stoppedAtMs = 0;

  const finishWhenEmpty = () => {
    if (exitCode === undefined || running.size > 0) return;
    onEnd();
    process.exit(exitCode);
  };
  const tellAll = (signal: NodeJS.Signals) => {
    for (const child of running) child.kill(signal);
  };
  const stop = (code: number) => {
    if (exitCode !== undefined) return;
    exitCode = code;
    stoppedAtMs = Date.now();
    tellAll('SIGTERM');
    setTimeout(() => {
      exitCode = 1;
      tellAll('SIGKILL');
    }, patienceMs).unref();
    finishWhenEmpty();
  };
  const onSignal = () => {
    if (exitCode === undefined) return stop(0);
    if (Date.now() - stoppedAtMs < echoMs) return;
    exitCode = 1;
    tellAll('SIGTERM');
    setTimeout(() => tellAll('SIGKILL'), 1_000);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);

  return {
    get stopping() {
      return exitCode !== undefined;
    },
    stop,
    start({ name, args, env, quiet = false }) {
      const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
        cwd: root,
        env,
        stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit', 'ipc'],
        // An own process group: Ctrl-C reaches it once, through us.
        detached: true,
      });
      running.add(child);
      let isReady = false;
      child.on('message', (message) => {
        isReady ||= isReadyMessage(message);
      });
      child.on('close', (code, signal) => {
        running.delete(child);
        // A child that never came up has said why itself.
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
  /** Of a server that has just filled an empty shop with demo data. */
  ownerTicket?: string;
}

/** The one message a server sends when it listens. */
export function isReadyMessage(message: Serializable): message is ReadyMessage {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready'
  );
}
