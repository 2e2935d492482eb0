const NAME = 'operator_token';

const listeners = new Set<() => void>();

/**
 * The operator's token, in this tab's session storage only. A buyer's token in the same browser is separate; neither is
 * ever sent in place of the other.
 */
export function readOperatorToken(): string | null {
  return sessionStorage.getItem(NAME);
}

export function storeOperatorToken(token: string): void {
  sessionStorage.setItem(NAME, token);
  notify();
}

/** Drops the token, unless another one has replaced it in the meantime. */
export function dropOperatorToken(token: string | null): void {
  if (token !== readOperatorToken()) return;
  sessionStorage.removeItem(NAME);
  notify();
}

export function subscribeToOperatorToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}
