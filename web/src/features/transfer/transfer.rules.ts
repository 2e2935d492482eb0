/** Times of the demonstration, fixed by the specification. */
export const RECEIVING_MS = 3_000;
export const PAY_WITHIN_MS = 900_000;
export const CHECKING_MS = 5_000;
export const SENDING_MS = 3_000;

/** `until`: the wall clock at which the state ends by itself. */
export type TransferState =
  | { name: 'receiving'; until: number }
  | { name: 'details'; until: number }
  | { name: 'checking'; until: number }
  | { name: 'outdated' }
  | { name: 'sending'; until: number }
  | { name: 'rejected' }
  | { name: 'done'; at: number };

export type TransferEvent = 'time' | 'paid' | 'receipt_sent' | 'another_file' | 'new_details';

/** How the check ends: nothing real is paid, so the address of the page says it. */
export type TransferOutcome = 'outdated' | 'done';

export function firstState(now: number): TransferState {
  return { name: 'receiving', until: now + RECEIVING_MS };
}

/**
 * The state after an event. What does not fit the state is ignored: a click that comes when time has already moved on
 * must not move it again.
 */
export function nextState(
  state: TransferState,
  event: TransferEvent,
  now: number,
  outcome: TransferOutcome,
): TransferState {
  const current = passTime(state, now, outcome);
  switch (event) {
    case 'time':
      return current;
    case 'paid':
      return current.name === 'details' ? { name: 'checking', until: now + CHECKING_MS } : current;
    case 'receipt_sent':
      return current.name === 'outdated' ? { name: 'sending', until: now + SENDING_MS } : current;
    case 'another_file':
      return current.name === 'rejected' ? { name: 'outdated' } : current;
    case 'new_details':
      return current.name === 'outdated' || current.name === 'rejected' ? firstState(now) : current;
  }
}

/** Everything that ended while nobody looked, one after the other: a sleeping tab wakes up where it should be. */
function passTime(state: TransferState, now: number, outcome: TransferOutcome): TransferState {
  if (!('until' in state) || now < state.until) return state;
  const { until } = state;
  const next: TransferState = {
    receiving: { name: 'details', until: until + PAY_WITHIN_MS } as const,
    details: { name: 'outdated' } as const,
    checking:
      outcome === 'done' ? ({ name: 'done', at: until } as const) : ({ name: 'outdated' } as const),
    sending: { name: 'rejected' } as const,
  }[state.name];
  return passTime(next, now, outcome);
}

/** Whole seconds that are left, the running one counted. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

/** Green above ten minutes, amber above five, red below. */
export function countdownTone(seconds: number): 'success' | 'warning' | 'danger' {
  if (seconds > 600) return 'success';
  return seconds > 300 ? 'warning' : 'danger';
}

const ANNOUNCED_MINUTES = [1, 5, 10];

/** The mark passed last, in minutes, which is worth saying aloud; null before the first one. */
export function minutesToAnnounce(seconds: number): number | null {
  return ANNOUNCED_MINUTES.find((minutes) => seconds <= minutes * 60) ?? null;
}

export const RECEIPT_MAX_BYTES = 10_000_000;

/** A receipt is one PDF of a sensible size. Some systems give a file no type: then its name decides. */
export function isReceipt({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): boolean {
  const isPdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));
  return isPdf && size > 0 && size <= RECEIPT_MAX_BYTES;
}

export function outcomeOf(search: string): TransferOutcome {
  return new URLSearchParams(search).get('demo') === 'success' ? 'done' : 'outdated';
}
