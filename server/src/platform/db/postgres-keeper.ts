import type { ChildProcess } from 'node:child_process';
import type { Log } from '../telemetry/log.ts';
import {
  findSurvivor,
  launchPatiently,
  type PidFile,
  type Place,
  stopProcess,
} from './postgres-launch.ts';

export interface KeepOptions {
  readonly place: Place;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: Log;
  /** Called when it cannot be kept running, once. Absent: it is not launched again. */
  readonly onLost: (() => void) | undefined;
}

/** An embedded PostgreSQL as it runs now. */
export interface Running {
  /** Absent when it had survived the server that started it. */
  readonly child: ChildProcess | undefined;
  readonly file: PidFile;
}

/** One that keeps ending, this often within this time, will not be cured by another launch. */
const ENDS_MAX = 3;
const ENDS_WITHIN_MS = 60_000;
const LOOK_MS = 500;

/** Launches PostgreSQL again at the same address when it ends by itself: nobody else looks after it. */
export function keepRunning(
  first: Running,
  { place, settings, log, onLost }: KeepOptions,
): { stop(): Promise<void> } {
  let running = first;
  let stopping = false;
  let relaunch: Promise<void> | undefined;
  let look: NodeJS.Timeout | undefined;
  let ends: number[] = [];

  function watch(): void {
    const { child } = running;
    if (child === undefined) {
      look = setInterval(() => void lookAtSurvivor(), LOOK_MS);
      look.unref();
    } else if (child.exitCode !== null || child.signalCode !== null) onEnd();
    else child.once('exit', onEnd);
  }

  async function lookAtSurvivor(): Promise<void> {
    if ((await findSurvivor(place)) !== undefined || running.child !== undefined) return;
    clearInterval(look);
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
        log.fatal({ err: error }, 'the embedded PostgreSQL could not be launched again');
        if (!stopping) onLost();
      },
    );
  }

  async function launchAgain(): Promise<void> {
    running = await launchPatiently(place, settings, running.file.address.port);
    log.warn({ pid: running.file.pid }, 'the embedded PostgreSQL was launched again');
  }

  watch();
  return {
    async stop() {
      stopping = true;
      clearInterval(look);
      await relaunch;
      const { child, file } = running;
      // One that ended by itself left a pid that may be somebody else's by now.
      if (child?.exitCode == null && child?.signalCode == null) await stopProcess(file.pid, place);
    },
  };
}
