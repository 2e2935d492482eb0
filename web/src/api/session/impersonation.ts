import {
  endImpersonation as endRoute,
  redeemImpersonation as redeemRoute,
} from '@sesame/contract/shop/impersonation.ts';
import { call } from '../client/call.ts';
import { logQuietly } from '../client/log.ts';
import { IMPERSONATION_TOKEN, impersonationToken } from './token-store.ts';

/** The buyer impersonated in this tab, and until when. */
export type Impersonation = { username: string; until: string };

const IMPERSONATION = 'impersonation';

/** Exchanges the console's ticket for an impersonation in this tab. @throws ApiError */
export async function redeemImpersonation(ticket: string): Promise<void> {
  const { token, ...started } = await call(redeemRoute, { body: { ticket } });
  sessionStorage.setItem(IMPERSONATION, JSON.stringify(started));
  sessionStorage.setItem(IMPERSONATION_TOKEN, token);
}

/** Ends the impersonation in this tab; the server is notified if possible. */
export function endImpersonation(): void {
  const token = impersonationToken();
  sessionStorage.removeItem(IMPERSONATION);
  sessionStorage.removeItem(IMPERSONATION_TOKEN);
  if (token === null) return;
  call(endRoute, { body: { token } }).catch((error: unknown) =>
    logQuietly('The end of the impersonation did not reach the server', error),
  );
}

export function readImpersonation(): Impersonation | null {
  const written = sessionStorage.getItem(IMPERSONATION);
  // Only written by `redeemImpersonation`, in this tab.
  return written === null ? null : (JSON.parse(written) as Impersonation);
}
