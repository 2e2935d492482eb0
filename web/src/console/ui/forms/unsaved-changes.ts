import { useEffect } from 'react';
import { createStore } from '../../../store.ts';

/** Whether a form on the page has unsaved changes, one function per form. */
const dirtyChecks = new Set<() => boolean>();

/** Asks before a form with unsaved changes is left. `isDirty` is called at that moment. */
export function useLeaveCheck(isDirty: () => boolean): void {
  useEffect(() => {
    dirtyChecks.add(isDirty);
    return () => {
      dirtyChecks.delete(isDirty);
    };
  }, [isDirty]);
}

export function hasUnsaved(): boolean {
  return [...dirtyChecks].some((isDirty) => isDirty());
}

/** Callers that wait for the operator's decision; `LeaveGuard` asks as long as there are any. */
export const leaveQuestion = createStore<((leaves: boolean) => void) | undefined>(undefined);

/** Asks the operator if something on the page is unsaved. @returns whether the page may be left */
export async function mayLeave(): Promise<boolean> {
  settleLeaving(false);
  if (!hasUnsaved()) return true;
  return await new Promise<boolean>((resolve) => {
    leaveQuestion.set(resolve);
  });
}

/** Runs an action that discards unsaved changes: at once if there are none, else once the operator agrees. */
export function leaveBy(leave: () => void): void {
  if (!hasUnsaved()) leave();
  else void mayLeave().then((leaves) => leaves && leave());
}

export function settleLeaving(leaves: boolean): void {
  const settle = leaveQuestion.get();
  leaveQuestion.set(undefined);
  settle?.(leaves);
}
