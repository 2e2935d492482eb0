import bs58check from 'bs58check';

/** The USDT contract itself: money sent to it is lost. */
const USDT_CONTRACT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/**
 * Whether a text is a TRON address: base58 with checksum over 0x41 and 20 bytes. Ownership of its key cannot be
 * checked.
 */
export function isTrc20Address(text: string): boolean {
  if (text.length !== 34 || text === USDT_CONTRACT) return false;
  const bytes = bs58check.decodeUnsafe(text);
  return bytes?.length === 21 && bytes[0] === 0x41;
}
