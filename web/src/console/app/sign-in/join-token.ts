import { consolePaths } from '../../paths.ts';

/** Kept in the history entry, so that a reload still has the token. */
export type JoinEntry = { joinToken: string };

/** Moves the token of an invitation out of the address bar before anything is rendered or requested. */
export function receiveJoinToken(): void {
  const { pathname, search } = location;
  const token = new URLSearchParams(search).get('token');
  if (pathname.replace(/\/$/, '') !== consolePaths.join() || !token) return;
  const entry: JoinEntry = { joinToken: token };
  history.replaceState(entry, '', consolePaths.join());
}

/** The token of the invitation that opened this page. */
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
