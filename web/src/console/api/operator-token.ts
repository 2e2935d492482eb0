import { storeOf } from '../../store.ts';

const NAME = 'operator_token';

/** Whether an operator is signed in to the console in this tab. Subscribers are called for every new token. */
export const operatorSignedIn = storeOf(() => readOperatorToken() !== null);

/** Whether the last session of this tab was ended by the server, so that sign-in can say why it is there. */
let hasEnded = false;

export function operatorSessionEnded(): boolean {
  return hasEnded;
}

/**
 * The operator's token, in this tab's session storage only. A buyer's token in the same browser is separate; neither is
 * ever sent in place of the other.
 */
export function readOperatorToken(): string | null {
  return sessionStorage.getItem(NAME);
}

export function storeOperatorToken(token: string): void {
  hasEnded = false;
  sessionStorage.setItem(NAME, token);
  operatorSignedIn.changed();
}

/** Drops the token, unless another one has replaced it in the meantime. */
export function dropOperatorToken(token: string | null): void {
  if (token !== readOperatorToken()) return;
  sessionStorage.removeItem(NAME);
  operatorSignedIn.changed();
}

/** Drops a token that the server refused, unless another one has replaced it in the meantime. */
export function endOperatorSession(token: string): void {
  hasEnded ||= token === readOperatorToken();
  dropOperatorToken(token);
}
