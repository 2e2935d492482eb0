import { consolePaths } from '../../paths.ts';

let ticket: string | undefined;

/** Removes the sign-in ticket of a demo's first start from the address before rendering; a reload does not reuse it. */
export function receiveOwnerTicket(): void {
  if (location.pathname !== consolePaths.signIn()) return;
  ticket = location.hash.slice(1) || undefined;
  history.replaceState(null, '', consolePaths.home());
}

/** The ticket that opened this page; it is cleared by reading it. */
export function consumeOwnerTicket(): string | undefined {
  const taken = ticket;
  ticket = undefined;
  return taken;
}
