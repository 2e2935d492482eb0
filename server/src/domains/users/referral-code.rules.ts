/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Eight characters out of random bytes: 40 bits, so that codes cannot be guessed one by one. */
export function referralCode(random: Uint8Array): string {
  return Array.from(random.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** What somebody typed or a link brought, as codes are stored; undefined when it can be none. */
export function parseReferralCode(typed: string): string | undefined {
  const code = typed.trim().toLowerCase();
  return /^[a-z2-9]{8}$/.test(code) ? code : undefined;
}
