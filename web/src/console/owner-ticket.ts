import { operatorPaths } from '../operator-paths.ts';

let ticket: string | undefined;

/** Takes the secret of a demo's first start out of the address bar before anything is drawn; a reload asks no second time. */
export function receiveOwnerTicket(): void {
  if (location.pathname !== operatorPaths.enter()) return;
  ticket = location.hash.slice(1) || undefined;
  history.replaceState(null, '', operatorPaths.home());
}

/** The ticket that this page was opened by; whoever asks has to use it. */
export function takeOwnerTicket(): string | undefined {
  const taken = ticket;
  ticket = undefined;
  return taken;
}
