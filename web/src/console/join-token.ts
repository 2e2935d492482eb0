import { operatorPaths } from '../operator-paths.ts';

/** Stays with the entry of the browser's history, so that a reload of the page still has it. */
type JoinEntry = { joinToken: string };

/** Takes the secret of a mailed invitation out of the address bar before anything is drawn or asked for. */
export function receiveJoinToken(): void {
  const { pathname, search } = location;
  const token = new URLSearchParams(search).get('token');
  if (pathname.replace(/\/$/, '') !== operatorPaths.join() || !token) return;
  const entry: JoinEntry = { joinToken: token };
  history.replaceState(entry, '', operatorPaths.join());
}

/** The token of the invitation that this page was opened by. */
export function joinToken(): string | null {
  const entry: unknown = history.state;
  return isJoinEntry(entry) ? entry.joinToken : null;
}

function isJoinEntry(value: unknown): value is JoinEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'joinToken' in value &&
    typeof value.joinToken === 'string'
  );
}
