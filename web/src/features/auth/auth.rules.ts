import { EMAIL_MAX, PASSWORD_MIN } from '@sesame/contract/limits.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

export type Credentials = { email: string; password: string };
export type FieldErrors = Partial<Record<keyof Credentials, TextKey>>;

/** Enough to catch a slip of the finger; the server decides. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export function checkLogin(credentials: Credentials): FieldErrors {
  return check(credentials, 'loginPasswordShort');
}

export function checkRegistration(credentials: Credentials): FieldErrors {
  return check(credentials, 'passwordShort');
}

function check({ email, password }: Credentials, passwordText: TextKey): FieldErrors {
  const errors: FieldErrors = {};
  const typed = email.trim();
  if (typed.length > EMAIL_MAX || !EMAIL.test(typed)) errors.email = 'emailInvalid';
  if (password.length < PASSWORD_MIN) errors.password = passwordText;
  return errors;
}

/** The name an account starts with: what stands before the @. */
export function usernameOf(email: string): string {
  return email.trim().split('@', 1)[0] ?? '';
}
