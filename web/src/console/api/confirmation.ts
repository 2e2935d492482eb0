import { useSyncExternalStore } from 'react';

/** Calls that wait for the operator to confirm with a password; all of them share one dialog. */
let waiting: ((confirmed: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** Asks the operator for password and code. @returns whether the operator confirmed */
export function requestConfirmation(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    notify();
  });
}

export function settleConfirmation(confirmed: boolean): void {
  const settled = waiting;
  waiting = [];
  for (const resolve of settled) resolve(confirmed);
  notify();
}

/** Whether a call is waiting, so that the dialog must be shown. */
export function useConfirmationRequest(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}
