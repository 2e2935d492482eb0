/** Durations of the demo, fixed by the specification. */
export const RECEIVING_MS = 3_000;
export const PAY_WITHIN_MS = 900_000;
export const CHECKING_MS = 5_000;
export const SENDING_MS = 3_000;

/** `until`: the wall-clock time at which the state ends. */
export type TransferState =
  | { name: 'receiving'; until: number }
  | { name: 'details'; until: number }
  | { name: 'checking'; until: number }
  | { name: 'outdated' }
  | { name: 'sending'; until: number }
  | { name: 'rejected' }
  | { name: 'done'; at: number };

export type TransferEvent = 'time' | 'paid' | 'proof_sent' | 'another_file' | 'new_details';

/** The result of the check: the demo moves no money, so the address of the page determines it. */
export type TransferOutcome = 'outdated' | 'done';

export function firstState(now: number): TransferState {
  return { name: 'receiving', until: now + RECEIVING_MS };
}

/**
 * The state after an event. Events that do not match the state are ignored: a click that arrives after a timed change
 * must not change the state again.
 */
export function nextState(
  state: TransferState,
  event: TransferEvent,
  now: number,
  outcome: TransferOutcome,
): TransferState {
  const current = advance(state, now, outcome);
  switch (event) {
    case 'time':
      return current;
    case 'paid':
      return current.name === 'details' ? { name: 'checking', until: now + CHECKING_MS } : current;
    case 'proof_sent':
      return current.name === 'outdated' ? { name: 'sending', until: now + SENDING_MS } : current;
    case 'another_file':
      return current.name === 'rejected' ? { name: 'outdated' } : current;
    case 'new_details':
      return current.name === 'outdated' || current.name === 'rejected' ? firstState(now) : current;
  }
}

/** Applies all timed changes up to now, so that a tab that slept is in the right state. */
function advance(state: TransferState, now: number, outcome: TransferOutcome): TransferState {
  if (!('until' in state) || now < state.until) return state;
  const { until } = state;
  const next: TransferState = {
    receiving: { name: 'details', until: until + PAY_WITHIN_MS } as const,
    details: { name: 'outdated' } as const,
    checking:
      outcome === 'done' ? ({ name: 'done', at: until } as const) : ({ name: 'outdated' } as const),
    sending: { name: 'rejected' } as const,
  }[state.name];
  return advance(next, now, outcome);
}

export const PROOF_MAX_BYTES = 10_000_000;

/**
 * A proof of payment of the demo is one PDF within the size limit. Some systems report no type: then the file extension
 * decides.
 */
export function isProof({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): boolean {
  const isPdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));
  return isPdf && size > 0 && size <= PROOF_MAX_BYTES;
}

export function outcomeOf(search: string): TransferOutcome {
  return new URLSearchParams(search).get('demo') === 'success' ? 'done' : 'outdated';
}
