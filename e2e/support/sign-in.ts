import { inject } from 'vitest';
import type { Look } from './browser.ts';
import { registerOverApi, type Session } from './register.ts';
import { openWindow, type Window } from './window.ts';

/** A new person whose browser is signed in already. */
export async function openSignedIn(
  look: Partial<Look> = {},
): Promise<Window & { readonly session: Session }> {
  const session = await registerOverApi(inject('shop').url, look.language);
  return { ...(await openWindow({ ...look, session })), session };
}
