import { useSyncExternalStore } from 'react';

/** Whoever waits for the operator to confirm by password; calls that need it at the same time wait together. */
let waiting: ((confirmed: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** Asks the operator for password and code. @returns whether they were shown */
export function askConfirmation(): Promise<boolean> {
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

/** Whether somebody waits: then the dialog stands there. */
export function useConfirmationAsked(): boolean {
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
