import type { ChildProcess } from 'node:child_process';
import type { Log } from '../../telemetry/log.ts';
import {
  findSurvivor,
  launchWithRetries,
  type PidFile,
  type Place,
  stopProcess,
} from './postgres-launch.ts';

export interface SuperviseOptions {
  readonly place: Place;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: Log;
  /** Called once when PostgreSQL cannot be kept running. If absent, it is not restarted. */
  readonly onLost: (() => void) | undefined;
}

/** The running embedded PostgreSQL. */
export interface Running {
  /** Absent when it was already running before this server started. */
  readonly child: ChildProcess | undefined;
  readonly file: PidFile;
}

/** If PostgreSQL ends this often within this time, another restart would not help. */
const ENDS_MAX = 3;
const ENDS_WITHIN_MS = 60_000;
const CHECK_INTERVAL_MS = 500;

/** Restarts PostgreSQL at the same address when it ends unexpectedly; nothing else supervises it. */
export function supervisePostgres(
  first: Running,
  { place, settings, log, onLost }: SuperviseOptions,
): { stop(): Promise<void> } {
  let running = first;
  let stopping = false;
  let relaunch: Promise<void> | undefined;
  let survivorCheck: NodeJS.Timeout | undefined;
  let ends: number[] = [];

  function watch(): void {
    const { child } = running;
    if (child === undefined) {
      survivorCheck = setInterval(() => void checkSurvivor(), CHECK_INTERVAL_MS);
      survivorCheck.unref();
    } else if (child.exitCode !== null || child.signalCode !== null) onEnd();
    else child.once('exit', onEnd);
  }

  async function checkSurvivor(): Promise<void> {
    if ((await findSurvivor(place)) !== undefined || running.child !== undefined) return;
    clearInterval(survivorCheck);
    onEnd();
  }

  function onEnd(): void {
    if (stopping || relaunch !== undefined) return;
    const { exitCode: code = null, signalCode: signal = null } = running.child ?? {};
    const message = `the embedded PostgreSQL ended by itself, see ${place.log}`;
    log[onLost === undefined ? 'fatal' : 'error']({ code, signal }, message);
    if (onLost === undefined) return;
    const now = performance.now();
    ends = [...ends.filter((at) => now - at < ENDS_WITHIN_MS), now];
    if (ends.length > ENDS_MAX) {
      onLost();
      return;
    }
    relaunch = launchAgain().then(
      () => {
        relaunch = undefined;
        if (!stopping) watch();
      },
      (error: unknown) => {
        log.fatal({ err: error }, 'the embedded PostgreSQL could not be restarted');
        if (!stopping) onLost();
      },
    );
  }

  async function launchAgain(): Promise<void> {
    const { port } = running.file.address;
    running = await launchWithRetries(place, settings, { port });
    log.warn({ pid: running.file.pid }, 'the embedded PostgreSQL was restarted');
  }

  watch();
  return {
    async stop() {
      stopping = true;
      clearInterval(survivorCheck);
      await relaunch;
      const { child, file } = running;
      // After it ended by itself, its pid may belong to another process.
      if (child?.exitCode == null && child?.signalCode == null) await stopProcess(file.pid, place);
    },
  };
}
