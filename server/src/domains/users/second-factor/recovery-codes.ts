import { randomInt } from 'node:crypto';
import { sha256 } from '../../../platform/crypto.ts';

const CODES = 10;
/** Without those that look alike on paper. 16 of these 32 are 80 bits, so a plain hash keeps them. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const LENGTH = 16;

/** Ten new codes, `abcd-efgh-jkmn-pqrs`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );
}

export function hashRecoveryCodes(userId: string, codes: readonly string[]): Buffer[] {
  return codes.flatMap((code) => hashRecoveryCode(userId, code) ?? []);
}

/** However the code was spaced or capitalised. @returns undefined for what is no recovery code */
export function hashRecoveryCode(userId: string, typed: string): Buffer | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return code.length === LENGTH ? sha256(`${userId} ${code}`) : undefined;
}
