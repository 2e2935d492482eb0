/** A position in the WAL of the primary, in bytes, and when this process read it, by its own steady clock. */
export interface PrimarySample {
  readonly position: number;
  readonly takenMs: number;
}

/** What a process knows of its replica. */
export interface ReplicaState {
  readonly primary: number;
  /** The replica has everything up to this position. */
  readonly replayed: number;
  /** The replica has everything that the primary had at this time; undefined until it is known. */
  readonly freshMs: number | undefined;
  /** What the primary had later, oldest first. */
  readonly pending: readonly PrimarySample[];
}

export const UNKNOWN: ReplicaState = { primary: 0, replayed: 0, freshMs: undefined, pending: [] };

/** With fewer samples the age of a replica that catches up is overestimated. */
const MOST_PENDING = 128;

/** The state after a position of the primary was read, and then the one of the replica. */
export function afterCheck(
  state: ReplicaState,
  sample: PrimarySample,
  replayed: number,
): ReplicaState {
  // A failover that lost WAL: the same positions are other data from then on.
  const hasGoneBack = sample.position < state.primary;
  const samples = hasGoneBack ? [sample] : [...state.pending, sample];
  const reached = samples.findLast(({ position }) => position <= replayed);
  const pending = samples.filter(({ position }) => position > replayed);
  return {
    primary: sample.position,
    replayed,
    freshMs: reached?.takenMs ?? (hasGoneBack ? undefined : state.freshMs),
    pending:
      pending.length > MOST_PENDING ? pending.filter((_, index) => index % 2 === 0) : pending,
  };
}

export interface Demand {
  readonly nowMs: number;
  readonly limitMs: number;
  /** What a reader has written must be there too. */
  readonly position?: number | undefined;
}

/** Whether an answer of the replica is certainly not older than the limit. */
export function isFresh(state: ReplicaState, { nowMs, limitMs, position = 0 }: Demand): boolean {
  return (
    state.freshMs !== undefined && nowMs - state.freshMs <= limitMs && position <= state.replayed
  );
}
