/** Shows that background work is still going on. */
export interface Heart {
  /** False when no beat has ended for so long that something hangs. */
  isAlive(): boolean;
  /** Whether the last beat reached the database. */
  isWell(): boolean;
  stop(): void;
}

export interface HeartOptions {
  /** Asks the database; may fail, but has to end. */
  readonly beat: () => Promise<unknown>;
  /** Called once. */
  readonly onStopped: () => void;
  readonly everyMs?: number | undefined;
  readonly stoppedAfterMs?: number | undefined;
}

const EVERY_MS = 10_000;
const STOPPED_AFTER_MS = 60_000;

/**
 * An outage that is noticed is no stopped heart: a beat that fails is followed by the next, and all resumes with the
 * database. A beat that never ends means that a new process is better off.
 */
export function startHeart(options: HeartOptions): Heart {
  const { beat, onStopped, everyMs = EVERY_MS, stoppedAfterMs = STOPPED_AFTER_MS } = options;
  let beatAt = performance.now();
  let well = true;
  let beating = false;
  let told = false;
  const isAlive = () => performance.now() - beatAt < stoppedAfterMs;

  async function beatOnce(): Promise<void> {
    beating = true;
    well = await beat().then(
      () => true,
      () => false,
    );
    beatAt = performance.now();
    beating = false;
  }

  const timer = setInterval(() => {
    if (!beating) return void beatOnce();
    if (told || isAlive()) return;
    told = true;
    onStopped();
  }, everyMs);
  void beatOnce();
  return { isAlive, isWell: () => well, stop: () => clearInterval(timer) };
}
