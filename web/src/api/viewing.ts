import {
  enterViewing as enterRoute,
  leaveViewing as leaveRoute,
} from '@sesame/contract/viewing.ts';
import { call } from './call.ts';
import { logQuietly } from './log.ts';
import { VIEWING_TOKEN, viewingToken } from './token-store.ts';

/** Whose shop an operator sees in this tab, and until when. */
export type Viewing = { username: string; until: string };

const VIEWING = 'viewing';

/** Turns the ticket of the console into a look at the shop, in this tab alone. @throws ApiError */
export async function enterViewing(ticket: string): Promise<void> {
  const { token, ...viewing } = await call(enterRoute, { body: { ticket } });
  sessionStorage.setItem(VIEWING, JSON.stringify(viewing));
  sessionStorage.setItem(VIEWING_TOKEN, token);
}

/** The tab looks at nothing any more; the server is told when it can be. */
export function leaveViewing(): void {
  const token = viewingToken();
  sessionStorage.removeItem(VIEWING);
  sessionStorage.removeItem(VIEWING_TOKEN);
  if (token === null) return;
  call(leaveRoute, { body: { token } }).catch((error: unknown) =>
    logQuietly('The server did not hear that the view was left', error),
  );
}

export function readViewing(): Viewing | null {
  const written = sessionStorage.getItem(VIEWING);
  // Written by `enterViewing` alone, in this tab.
  return written === null ? null : (JSON.parse(written) as Viewing);
}
