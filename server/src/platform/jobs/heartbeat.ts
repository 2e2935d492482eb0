/** Liveness of the background jobs of a process. */
export interface Heartbeat {
  /** False when no heartbeat has finished for so long that the process must be hanging. */
  isAlive(): boolean;
  /** Whether the last beat reached the database. */
  isWell(): boolean;
  stop(): void;
}

export interface HeartbeatOptions {
  /** Queries the database; it may fail, but must settle. */
  readonly beat: () => Promise<unknown>;
  /** Called once. */
  readonly onStopped: () => void;
  readonly everyMs?: number | undefined;
  readonly stoppedAfterMs?: number | undefined;
}

const EVERY_MS = 10_000;
const STOPPED_AFTER_MS = 60_000;

/**
 * Starts the heartbeat. A beat that fails, as in an outage, is followed by the next, and everything resumes with the
 * database. A beat that never settles means that the process should be replaced.
 */
export function startHeartbeat(options: HeartbeatOptions): Heartbeat {
  const { beat, onStopped, everyMs = EVERY_MS, stoppedAfterMs = STOPPED_AFTER_MS } = options;
  let beatAt = performance.now();
  let well = true;
  let beating = false;
  let isReported = false;
  const isAlive = () => performance.now() - beatAt < stoppedAfterMs;

  async function runBeat(): Promise<void> {
    beating = true;
    well = await beat().then(
      () => true,
      () => false,
    );
    beatAt = performance.now();
    beating = false;
  }

  const timer = setInterval(() => {
    if (!beating) return void runBeat();
    if (isReported || isAlive()) return;
    isReported = true;
    onStopped();
  }, everyMs);
  void runBeat();
  return { isAlive, isWell: () => well, stop: () => clearInterval(timer) };
}
