import { EMAIL_MAX, PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

export type Credentials = { email: string; password: string };
export type FieldErrors = Partial<Record<keyof Credentials, TextKey>>;

/** Shorter input cannot be a recovery code, with any spacing. */
const RECOVERY_CODE_MIN = 8;

/** Enough to catch typos; the server decides. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export function checkSignIn(credentials: Credentials): FieldErrors {
  return check(credentials, 'signInPasswordShort');
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

/** The reset form is less strict: the mail itself shows whether the address was right. */
export function checkResetEmail(email: string): TextKey | null {
  return email.includes('@') ? null : 'resetEmailInvalid';
}

export function checkNewPassword(password: string): TextKey | null {
  return password.length < PASSWORD_MIN ? 'passwordShort' : null;
}

export function checkAppCode(code: string): TextKey | null {
  return /^\d{6}$/.test(code.replace(/\s/g, '')) ? null : 'secondFactorCodeForm';
}

export function checkRecoveryCode(code: string): TextKey | null {
  return code.trim().length < RECOVERY_CODE_MIN ? 'recoveryCodeMissing' : null;
}

/** The initial username of an account: the part before the @. */
export function usernameOf(email: string): string {
  return email.trim().split('@', 1)[0] ?? '';
}
