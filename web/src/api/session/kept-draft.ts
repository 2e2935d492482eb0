import { useEffect, useEffectEvent } from 'react';
import { PERSONAL, personalOwner } from './personal-storage.ts';
import { signedIn } from './token-store.ts';

type DraftName = 'order' | 'profile';

/**
 * Keeps the choices of a form that only React holds when the session ends. They are for the same person's next visit to
 * the form, so nothing is kept at a sign-out; null keeps nothing.
 */
export function useKeptDraft(name: DraftName, draft: object | null): void {
  const keep = useEffectEvent(() => {
    if (draft && !signedIn.get() && personalOwner()) write(name, draft);
  });
  useEffect(() => {
    // The form has taken over what was kept for it.
    localStorage.removeItem(PERSONAL + name);
    return signedIn.subscribe(() => keep());
  }, [name]);
}

/** What was kept, for the first state of the form; null if nothing was, or if it is not what the form expects. */
export function keptDraft<T>(name: DraftName, isDraft: (value: unknown) => value is T): T | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PERSONAL + name) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

function write(name: DraftName, draft: object): void {
  try {
    localStorage.setItem(PERSONAL + name, JSON.stringify(draft));
  } catch {
    // Storage is disabled or full: the form begins anew.
  }
}
