import bs58check from 'bs58check';

/** The contract of USDT: money sent to it is lost, so it is nobody's address. */
const USDT_CONTRACT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/**
 * Whether a text is an address people can be paid to on TRON: base58 with its checksum over 0x41 and 20 bytes.
 * That somebody holds its key cannot be known.
 */
export function isTrc20Address(text: string): boolean {
  if (text.length !== 34 || text === USDT_CONTRACT) return false;
  const bytes = bs58check.decodeUnsafe(text);
  return bytes?.length === 21 && bytes[0] === 0x41;
}
