const NAME = 'operator_token';

const listeners = new Set<() => void>();

/**
 * Where an operator's token lives: in this tab alone. A buyer's token in the same browser is another one, and neither is ever
 * sent in place of the other.
 */
export function readOperatorToken(): string | null {
  return sessionStorage.getItem(NAME);
}

export function storeOperatorToken(token: string): void {
  sessionStorage.setItem(NAME, token);
  notify();
}

/** Forgets the token, unless another one has taken its place meanwhile. */
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
