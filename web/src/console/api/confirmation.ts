import { createStore } from '../../store.ts';

/** Calls that wait for the operator to confirm with a password; all of them share one dialog. */
export const waitingCalls = createStore<readonly ((confirmed: boolean) => void)[]>([]);

/** Asks the operator for password and code. @returns whether the operator confirmed */
export function requestConfirmation(): Promise<boolean> {
  return new Promise((resolve) => {
    waitingCalls.set([...waitingCalls.get(), resolve]);
  });
}

export function settleConfirmation(confirmed: boolean): void {
  const settled = waitingCalls.get();
  waitingCalls.set([]);
  for (const resolve of settled) resolve(confirmed);
}
