import { randomInt } from 'node:crypto';
import { sha256 } from '../../../platform/secrets/crypto.ts';

const CODES = 10;
/** Without characters that look alike on paper. 16 of these 32 are 80 bits, so a plain hash is enough. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const LENGTH = 16;

/** Ten new codes like `abcd-efgh-jkmn-pqrs`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );
}

export function hashRecoveryCodes(personId: string, codes: readonly string[]): Buffer[] {
  return codes.flatMap((code) => hashRecoveryCode(personId, code) ?? []);
}

/**
 * Hashes a code of a user or operator, ignoring spaces, hyphens and case.
 * @returns undefined if it cannot be a recovery code
 */
export function hashRecoveryCode(personId: string, typed: string): Buffer | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return code.length === LENGTH ? sha256(`${personId} ${code}`) : undefined;
}
