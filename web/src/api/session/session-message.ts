import { createStore } from '../../store.ts';

/**
 * Why the user is on the sign-in screen: the token was invalid, they signed out (with or without reaching the server),
 * they requested a reset mail, or they set a new password.
 */
export type SessionMessage =
  | 'ended'
  | 'signed_out'
  | 'sign_out_failed'
  | 'reset_asked'
  | 'password_reset'
  | null;

export const sessionMessage = createStore<SessionMessage>(null);
