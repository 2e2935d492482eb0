import { PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

export type Passwords = { old: string; next: string };
export type PasswordErrors = Partial<Record<keyof Passwords, TextKey>>;

/** Errors while typing: only for a new password that is still too short. */
export function checkTyped({ next }: Passwords): PasswordErrors {
  return next !== '' && next.length < PASSWORD_MIN ? { next: 'passwordTypedShort' } : {};
}

export function checkPasswords({ old, next }: Passwords): PasswordErrors {
  const errors: PasswordErrors = {};
  if (next.length < PASSWORD_MIN) errors.next = 'passwordNewShort';
  if (old.length < PASSWORD_MIN) errors.old = 'passwordOldShort';
  return errors;
}

/** Server errors that belong to a field, with the text below it. */
export const passwordRefusals: Readonly<Record<string, PasswordErrors>> = {
  password_new_short: { next: 'passwordNewShort' },
  password_old_short: { old: 'passwordOldShort' },
  password_old_wrong: { old: 'passwordNotChanged' },
  password_common: { next: 'passwordCommon' },
};
