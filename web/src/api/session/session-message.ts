import { useSyncExternalStore } from 'react';

/**
 * Why the user is on the sign-in screen: the token was invalid, they signed out (with or without reaching the server),
 * they requested a reset mail, or they set a new password.
 */
export type SessionMessage =
  | 'ended'
  | 'signed_out'
  | 'sign_out_failed'
  | 'reset_asked'
  | 'password_reset'
  | null;

let current: SessionMessage = null;
const listeners = new Set<() => void>();

export function recordSession(next: SessionMessage): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

export function sessionMessage(): SessionMessage {
  return current;
}

export function useSessionMessage(): SessionMessage {
  return useSyncExternalStore(subscribe, sessionMessage);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
