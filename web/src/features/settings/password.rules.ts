import { PASSWORD_MIN } from '@sesame/contract/limits.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

export type Passwords = { old: string; next: string };
export type PasswordErrors = Partial<Record<keyof Passwords, TextKey>>;

/** While typing: only a beginning that is still too short is spoken about. */
export function checkTyped({ next }: Passwords): PasswordErrors {
  return next !== '' && next.length < PASSWORD_MIN ? { next: 'passwordTypedShort' } : {};
}

export function checkPasswords({ old, next }: Passwords): PasswordErrors {
  const errors: PasswordErrors = {};
  if (next.length < PASSWORD_MIN) errors.next = 'passwordNewShort';
  if (old.length < PASSWORD_MIN) errors.old = 'passwordOldShort';
  return errors;
}

/** Refusals of the server that belong to a field, with the text under it. */
export const passwordRefusals: Readonly<Record<string, PasswordErrors>> = {
  password_new_short: { next: 'passwordNewShort' },
  password_old_short: { old: 'passwordOldShort' },
  password_old_wrong: { old: 'passwordNotChanged' },
  password_common: { next: 'passwordCommon' },
};
