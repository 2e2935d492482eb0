import { useSyncExternalStore } from 'react';

/**
 * Why the person is on the sign-in screen: the token had gone bad, they left (with or without the server knowing),
 * they asked for a reset mail, or they have just set a new password.
 */
export type SessionNotice =
  | 'ended'
  | 'signed_out'
  | 'sign_out_failed'
  | 'reset_asked'
  | 'password_reset'
  | null;

let notice: SessionNotice = null;
const listeners = new Set<() => void>();

export function noteSession(next: SessionNotice): void {
  notice = next;
  for (const listener of [...listeners]) listener();
}

export function sessionNotice(): SessionNotice {
  return notice;
}

export function useSessionNotice(): SessionNotice {
  return useSyncExternalStore(subscribe, sessionNotice);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
