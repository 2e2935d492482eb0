/** Lower-case letters and digits, without easily confused ones. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Eight characters from random bytes: 40 bits, too many to guess. */
export function referralCode(random: Uint8Array): string {
  return Array.from(random.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Normalizes a typed or linked code; undefined if it cannot be one. */
export function parseReferralCode(typed: string): string | undefined {
  const code = typed.trim().toLowerCase();
  return /^[a-z2-9]{8}$/.test(code) ? code : undefined;
}
