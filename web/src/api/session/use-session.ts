import { useSyncExternalStore } from 'react';
import { readToken, subscribeToToken } from './token-store.ts';

/** Whether there is a token. Only the server knows whether it is valid; an invalid one is dropped at the first 401. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeToToken, hasToken);
}

function hasToken(): boolean {
  return readToken() !== null;
}
