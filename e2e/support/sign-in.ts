import { inject } from 'vitest';
import { registerOverApi, type Session } from './register.ts';
import { openWindow, type Window, type WindowOptions } from './window.ts';

/** Registers a new buyer and opens a window with their session. */
export async function openSignedIn(
  options: Omit<WindowOptions, 'session' | 'shopUrl'> = {},
): Promise<Window & { readonly session: Session }> {
  const session = await registerOverApi(inject('shop').url, options.language);
  return { ...(await openWindow({ ...options, session })), session };
}
