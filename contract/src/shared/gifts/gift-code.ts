/** 28 letters and digits of 5 random bits each: 140 bits. */
const LENGTH = 28;
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Characters that a typed code may have: the groups with separators, and an address around them. */
export const GIFT_CODE_MAX = 80;

/** A code in its written form, such as `7K3M-92QF-…`, from at least 28 random bytes. */
export function giftCodeFrom(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte & 31]);
  if (letters.length < LENGTH) throw new Error('a gift code needs 28 random bytes');
  return written(letters.join(''));
}

/**
 * A gift code in its written form, from what a person typed: lower case, without dashes, with O for 0 and I or L for 1.
 * @returns undefined when the text is not a gift code
 */
export function parseGiftCode(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return CODE.test(letters) ? written(letters) : undefined;
}

function written(letters: string): string {
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}
