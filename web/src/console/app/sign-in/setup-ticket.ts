import { consolePaths } from '../../paths.ts';

/** Kept in the history entry, so that a reload still has the ticket. */
type SetupEntry = { setupTicket: string };

/** Moves the ticket of a setup link out of the address bar before anything is rendered or requested. */
export function receiveSetupTicket(): void {
  const { pathname, hash } = location;
  if (pathname.replace(/\/$/, '') !== consolePaths.setup() || hash.length < 2) return;
  const entry: SetupEntry = { setupTicket: hash.slice(1) };
  history.replaceState(entry, '', consolePaths.setup());
}

/** The ticket of the link that opened this page. */
export function setupTicket(): string | null {
  const entry: unknown = history.state;
  return isSetupEntry(entry) ? entry.setupTicket : null;
}

function isSetupEntry(value: unknown): value is SetupEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'setupTicket' in value &&
    typeof value.setupTicket === 'string'
  );
}
